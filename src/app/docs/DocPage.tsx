import type { DocBody } from '../../model/document';
import { ArticleView } from '../article/ArticleView';
import { ReleaseChanges, ReleaseFacts } from '../features';
import { TagLinks } from '../ui/TagLinks';
import { Breadcrumbs } from './Breadcrumbs';
import { DocNeighbours } from './DocNeighbours';
import { EditRow } from './EditRow';
import { MobileContents } from './MobileContents';
import { VersionBadge } from './VersionBadge';
import { VersionBanner } from './VersionBanner';
import { ToolsRoom, WithContents } from './WithContents';

/** A guide page, an answer or a release note (DOC-01). */
export function DocPage({ page }: { readonly page: DocBody }) {
  return (
    <>
      <VersionBanner set={page.set} version={page.version} />
      <WithContents toc={page.article.toc}>
        <article>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <VersionBadge version={page.version} />
          <MobileContents toc={page.article.toc} />
          {page.release && <ReleaseFacts release={page.release} />}
          <ArticleView article={page.article} />
          {page.release && <ReleaseChanges release={page.release} />}
          <TagLinks tags={page.tags} />
          <EditRow edit={page.edit} />
          <ToolsRoom />
        </article>
        <DocNeighbours page={page} />
      </WithContents>
    </>
  );
}

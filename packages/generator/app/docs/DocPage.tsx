import type { DocBody, DocLayout } from '../../model/document';
import { ArticleView } from '../article/Prose';
import { renderTree } from '../article/renderTree';
import { EditionBadge } from '../editions/EditionBadge';
import { useSiteLayout } from '../SiteContext';
import { Banner } from '../ui/Banner';
import { PageLinks } from '../ui/PageLinks';
import { TagLinks } from '../ui/Tags';
import { Breadcrumbs } from './Breadcrumbs';
import { EditRow } from './EditRow';
import { MobileContents } from './TableOfContents';
import { VersionBadge, VersionBanner } from './VersionBanner';
import { ToolsRoom, WithContents } from './WithContents';

/** A page of a doc set (DOC-01). */
export function DocPage({ page }: { readonly page: DocBody }) {
  return (
    <>
      <VersionBanner set={page.set} version={page.version} />
      <WithContents toc={page.article.toc}>
        <article>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <VersionBadge version={page.version} />
          <MobileContents toc={page.article.toc} />
          {page.facts === undefined && <EditionBadge editions={page.editions} />}
          <ArticleView article={page.article} picture={page.banner && <Banner {...page.banner} />}>
            {page.facts && renderTree(page.facts)}
          </ArticleView>
          {page.additions && renderTree(page.additions)}
          <TagLinks tags={page.tags} />
          <EditRow edit={page.edit} />
          <ToolsRoom />
        </article>
        <DocNeighbours page={page} />
      </WithContents>
    </>
  );
}

/** Previous and next page in the order of the sidebar (DOC-05). */
export function DocNeighbours({
  page: { previous, next },
}: {
  readonly page: Pick<DocLayout, 'previous' | 'next'>;
}) {
  const { pagination } = useSiteLayout().text;
  return (
    <PageLinks
      label={pagination.label}
      back={previous && { direction: pagination.previous, ...previous }}
      on={next && { direction: pagination.next, ...next }}
    />
  );
}

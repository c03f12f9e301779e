import type { PostBody } from '../../model/document';
import { Prose } from '../article/Prose';
import { renderTree } from '../article/renderTree';
import { EditRow } from '../docs/EditRow';
import { MobileContents } from '../docs/MobileContents';
import { ToolsRoom, WithContents } from '../docs/WithContents';
import { useSite } from '../SiteContext';
import { PageLinks } from '../ui/PageLinks';
import { TagLinks } from '../ui/TagLinks';
import { PostFacts } from './PostFacts';
import { PostMeta } from './PostMeta';
import css from './PostPage.module.css';

/** A post in full, and the ways to its neighbours (BL-04). */
export function PostPage({ page }: { readonly page: PostBody }) {
  const { head, article, edit, newer, older } = page;
  const { blog } = useSite().layout.text;
  const body = article.tree.filter((node) => node[0] !== 'h1');
  return (
    <WithContents toc={article.toc}>
      <PostFacts post={page} />
      <article>
        <header className={css.header}>
          <h1 lang={article.lang} dir={article.dir}>
            {renderTree(head.heading)}
          </h1>
          <PostMeta head={head} />
        </header>
        <MobileContents toc={article.toc} />
        <Prose tree={body} lang={article.lang} dir={article.dir} />
        <TagLinks tags={head.tags} />
        <EditRow edit={edit} />
        <ToolsRoom />
      </article>
      <PageLinks
        label={blog.postNavigation}
        back={newer && { direction: blog.newerPost, ...newer }}
        on={older && { direction: blog.olderPost, ...older }}
      />
    </WithContents>
  );
}

import { altOf } from '../../model/art';
import type { PostBody, Postcard, PostHead } from '../../model/document';
import { plural } from '../../model/text';
import type { PageWords } from '../../model/words';
import { Prose } from '../article/Prose';
import { renderTree } from '../article/renderTree';
import { EditRow } from '../docs/EditRow';
import { MobileContents } from '../docs/TableOfContents';
import { ToolsRoom, WithContents } from '../docs/WithContents';
import { useSiteLayout } from '../SiteContext';
import { CardPicture, Poster } from '../ui/CardPicture';
import { PageLinks } from '../ui/PageLinks';
import { TagLinks } from '../ui/Tags';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { AuthorName } from './Authors';
import css from './PostPage.module.css';

/** A post in full, and the ways to its neighbours (BL-04). */
export function PostPage({ page }: { readonly page: PostBody }) {
  const { head, picture, article, edit, newer, older, words } = page;
  const body = article.tree.filter((node) => node[0] !== 'h1');
  const beginsWithPicture = body[0]?.[0] === 'figure';
  return (
    <WithContents toc={article.toc}>
      <PostHeadTags post={page} />
      <article>
        <header className={css.header}>
          <h1 lang={article.lang} dir={article.dir}>
            {renderTree(head.heading)}
          </h1>
          <PostMeta head={head} words={words} />
        </header>
        {picture !== undefined && !beginsWithPicture && (
          <div className={css.picture}>
            <CardPicture picture={picture} words={altOf(picture)} isAtOnce />
          </div>
        )}
        <MobileContents toc={article.toc} />
        <Prose tree={body} lang={article.lang} dir={article.dir} />
        <TagLinks tags={head.tags} />
        <EditRow edit={edit} />
        <ToolsRoom />
      </article>
      <div className={css.around}>
        <PageLinks
          label={words.postNavigation}
          back={newer && { direction: words.newerPost, ...showPostcard(newer) }}
          on={older && { direction: words.olderPost, ...showPostcard(older) }}
        />
      </div>
    </WithContents>
  );
}

function showPostcard({ picture, ...link }: Postcard) {
  if (picture === undefined) return link;
  const shown = (
    <span className={css.postcard} aria-hidden="true">
      <Poster picture={picture} />
    </span>
  );
  return { ...link, picture: shown };
}

/** When a post was written, by whom, and, if the site says so, how long it takes to read. */
export function PostMeta({
  head: { date, authors, minutes },
  words,
}: {
  readonly head: PostHead;
  readonly words: PageWords['blog'];
}) {
  const { htmlLang } = useSiteLayout();
  return (
    <div className={css.meta}>
      <time dateTime={date.iso}>{date.text}</time>
      {minutes !== undefined && <span>{plural(words.minutes, minutes, htmlLang)}</span>}
      {authors.length > 0 && (
        <>
          <VisuallyHidden>{words.authors}</VisuallyHidden>
          <ul className={css.authors}>
            {authors.map((author) => (
              <li key={author.name} className={css.author}>
                {author.picture !== undefined && (
                  <img src={author.picture} alt="" width="32" height="32" loading="lazy" />
                )}
                <AuthorName author={author} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Metas of a post for sharing (BL-15), in the document's head; the structured data is made by the build. */
export function PostHeadTags({ post }: { readonly post: PostBody }) {
  const { date, tags, authors } = post.head;
  const { origin } = useSiteLayout().site;
  const profiles = authors.flatMap(({ href }) =>
    href === undefined || href.startsWith('mailto:') ? [] : [new URL(href, origin).href],
  );
  return (
    <>
      <meta property="article:published_time" content={date.iso} />
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
      {profiles.map((href) => (
        <meta key={href} property="article:author" content={href} />
      ))}
    </>
  );
}

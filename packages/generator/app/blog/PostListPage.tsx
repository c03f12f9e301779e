import type { ReactNode } from 'react';
import type { PostListBody, TagListBody } from '../../model/document';
import { isForEdition } from '../../model/editions';
import { plural } from '../../model/text';
import { EditionChoice } from '../editions/EditionChoice';
import { markEditions } from '../editions/markEditions';
import { useSiteLayout } from '../SiteContext';
import { Banner } from '../ui/Banner';
import { PageLinks } from '../ui/PageLinks';
import { TagGroups } from '../ui/TagGroups';
import { AuthorLinks } from './Authors';
import { PostEntry } from './PostEntry';
import css from './PostListPage.module.css';

/** Fewer posts are seen at a glance, whichever edition they are about. */
const leastToChoose = 3;

/** Posts in their short form, newest first: of the blog, of a tag or of an author (BL-01, BL-09, BL-13). */
export function PostListPage({ page }: { readonly page: PostListBody }) {
  const { list, posts, newer, older, words } = page;
  return (
    <div className={css.page}>
      <ListHeader list={list} words={words}>
        {list.of !== 'author' &&
          posts.length >= leastToChoose &&
          posts.some(({ editions }) => editions !== undefined) && (
            <EditionChoice
              countOthers={(edition) =>
                posts.filter(({ editions }) => !isForEdition(editions, edition)).length
              }
            />
          )}
      </ListHeader>
      {posts.map((post, index) => (
        <PostEntry
          key={post.head.href}
          post={post}
          words={words}
          isLead={list.of === 'blog' && newer === undefined && index === 0}
        />
      ))}
      <PageLinks
        label={words.navigation}
        back={newer === undefined ? undefined : { direction: words.newerEntries, href: newer }}
        on={older === undefined ? undefined : { direction: words.olderEntries, href: older }}
      />
      {list.of === 'blog' && (
        <p className={css.links}>
          {list.links.map(({ label, href, editions }) => (
            <a key={href} className={css.all} href={href} {...markEditions(editions)}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** The subject of a list of posts, the way to all tags or authors, and what chooses among the posts. */
function ListHeader({
  list,
  words,
  children,
}: Pick<PostListBody, 'list' | 'words'> & { readonly children: ReactNode }) {
  const { text, htmlLang } = useSiteLayout();
  if (list.of === 'blog') {
    return (
      <header className={css.first}>
        <h1>{list.heading}</h1>
        {children}
      </header>
    );
  }
  const { count, intro, all } = list;
  const isTag = list.of === 'tag';
  return (
    <>
      <header className={isTag ? undefined : css.author}>
        {!isTag && list.author.picture !== undefined && (
          <img src={list.author.picture} alt="" width="64" height="64" />
        )}
        <h1>{isTag ? list.label : list.author.name}</h1>
        <div className={css.about}>
          <p className={css.count}>
            {!isTag && list.author.title !== undefined && <span>{list.author.title}</span>}
            <span>{plural(words.postCount, count, htmlLang)}</span>
            <a className={css.all} href={all}>
              {isTag ? text.tags.all : words.allAuthors}
            </a>
          </p>
          {intro !== undefined && (
            <p className={css.intro} lang={intro.lang} dir={intro.dir}>
              {intro.text}
            </p>
          )}
          {!isTag && <AuthorLinks author={list.author} />}
        </div>
      </header>
      {list.banner && <Banner {...list.banner} />}
      {!isTag && count === 0 && <p className={css.none}>{words.authorNone}</p>}
      {children}
    </>
  );
}

/** All tags of the blog (BL-08). */
export function TagListPage({ page }: { readonly page: TagListBody }) {
  const { tags } = useSiteLayout().text;
  return (
    <div className={css.wide}>
      <h1>{tags.heading}</h1>
      {page.banner && <Banner {...page.banner} />}
      <div className={css.tags}>
        <TagGroups groups={page.groups} />
      </div>
    </div>
  );
}

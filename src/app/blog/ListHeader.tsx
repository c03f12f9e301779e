import type { PostListBody } from '../../model/document';
import { fill, plural } from '../../model/text';
import { useSite } from '../SiteContext';
import { AuthorLinks } from './AuthorLinks';
import css from './ListHeader.module.css';

/** What a list of posts is of, and the way to all tags or authors. */
export function ListHeader({ list }: { readonly list: PostListBody['list'] }) {
  const { text, htmlLang } = useSite().layout;
  if (list.of === 'blog') {
    return (
      <header className={css.header}>
        <h1>{list.heading}</h1>
        <p className={css.links}>
          {list.links.map(({ label, href }) => (
            <a key={href} className={css.all} href={href}>
              {label}
            </a>
          ))}
        </p>
      </header>
    );
  }
  const { count, intro, all } = list;
  const isTag = list.of === 'tag';
  const heading = isTag
    ? fill(plural(text.blog.taggedPosts, count, htmlLang), { label: list.label })
    : fill(plural(text.blog.authorPosts, count, htmlLang), { name: list.author.name });
  return (
    <header className={css.header}>
      <h1>{heading}</h1>
      {!isTag && list.author.title !== undefined && <p className={css.intro}>{list.author.title}</p>}
      {intro !== undefined && <p className={css.intro}>{intro}</p>}
      {!isTag && <AuthorLinks author={list.author} />}
      <p>
        <a className={css.all} href={all}>
          {isTag ? text.tags.all : text.blog.allAuthors}
        </a>
      </p>
      {!isTag && count === 0 && <p className={css.none}>{text.blog.authorNone}</p>}
    </header>
  );
}

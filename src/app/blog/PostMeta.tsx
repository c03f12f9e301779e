import type { PostHead } from '../../model/document';
import { plural } from '../../model/text';
import { useSite } from '../SiteContext';
import { AuthorName } from './AuthorName';
import css from './PostMeta.module.css';

/** When a post was written, by whom, and, if the site says so, how long it takes to read. */
export function PostMeta({ head: { date, authors, minutes } }: { readonly head: PostHead }) {
  const { text, htmlLang } = useSite().layout;
  return (
    <div className={css.meta}>
      <time dateTime={date.iso}>{date.text}</time>
      {minutes !== undefined && <span>{plural(text.blog.minutes, minutes, htmlLang)}</span>}
      {authors.length > 0 && (
        <ul className={css.authors} aria-label={text.blog.authors}>
          {authors.map((author) => (
            <li key={author.name} className={css.author}>
              {author.picture !== undefined && (
                <img src={author.picture} alt="" width="24" height="24" loading="lazy" decoding="async" />
              )}
              <AuthorName author={author} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { AuthorListBody } from '../../model/document';
import { plural } from '../../model/text';
import { useSite } from '../SiteContext';
import { AuthorLinks } from './AuthorLinks';
import css from './AuthorListPage.module.css';
import { AuthorName } from './AuthorName';
import list from './PostListPage.module.css';

/** Everyone who writes in the blog (BL-12). */
export function AuthorListPage({ page }: { readonly page: AuthorListBody }) {
  const { text, htmlLang } = useSite().layout;
  return (
    <div className={list.page}>
      <h1>{text.blog.authors}</h1>
      <ul className={css.authors}>
        {page.authors.map((author) => (
          <li key={author.name} className={css.author}>
            {author.picture !== undefined && (
              <img src={author.picture} alt="" width="64" height="64" loading="lazy" decoding="async" />
            )}
            <div>
              <h2 className={css.name}>
                <AuthorName author={author} />
              </h2>
              {author.title !== undefined && <p>{author.title}</p>}
              <p className={css.count}>{plural(text.blog.postCount, author.count, htmlLang)}</p>
              <AuthorLinks author={author} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

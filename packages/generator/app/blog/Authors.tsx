import type { Author, AuthorListBody } from '../../model/document';
import { plural } from '../../model/text';
import { ContentLink } from '../article/ContentLink';
import { useSiteLayout } from '../SiteContext';
import { Banner } from '../ui/Banner';
import css from './Authors.module.css';
import { PosterList } from './PosterList';

/** Everyone who writes in the blog, with their newest posts (BL-12). */
export function AuthorListPage({ page }: { readonly page: AuthorListBody }) {
  const { htmlLang } = useSiteLayout();
  const { words } = page;
  return (
    <div className={css.page}>
      <h1>{words.authors}</h1>
      {page.banner && <Banner {...page.banner} />}
      <ul className={css.authors}>
        {page.authors.map((author) => (
          <li key={author.name} className={css.author}>
            {author.picture !== undefined && (
              <img src={author.picture} alt="" width="64" height="64" loading="lazy" />
            )}
            <div className={css.about}>
              <h2 className={css.name}>
                <AuthorName author={author} />
              </h2>
              {author.title !== undefined && <p>{author.title}</p>}
              <p className={css.count}>{plural(words.postCount, author.count, htmlLang)}</p>
              <AuthorLinks author={author} />
            </div>
            {author.posts.length > 0 && <PosterList posts={author.posts} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Name of an author, leading to their page, else to where they can be found (BL-12). */
export function AuthorName({ author: { name, href } }: { readonly author: Author }) {
  return href === undefined ? <span>{name}</span> : <ContentLink href={href}>{name}</ContentLink>;
}

/** Where an author is found in social networks. */
export function AuthorLinks({ author: { socials } }: { readonly author: Author }) {
  if (socials.length === 0) return null;
  return (
    <ul className={css.links}>
      {socials.map(({ label, href }) => (
        <li key={href}>
          <ContentLink href={href}>{label}</ContentLink>
        </li>
      ))}
    </ul>
  );
}

import type { Author } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import css from './AuthorLinks.module.css';

/** Where an author is found in social networks. */
export function AuthorLinks({ author: { name, socials } }: { readonly author: Author }) {
  if (socials.length === 0) return null;
  return (
    <ul className={css.links} aria-label={name}>
      {socials.map(({ label, href }) => (
        <li key={href}>
          <ContentLink href={href}>{label}</ContentLink>
        </li>
      ))}
    </ul>
  );
}

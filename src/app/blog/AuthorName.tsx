import type { Author } from '../../model/document';
import { ContentLink } from '../article/ContentLink';

/** Name of an author, leading to their page, else to where they can be found (BL-12). */
export function AuthorName({ author: { name, href } }: { readonly author: Author }) {
  return href === undefined ? <span>{name}</span> : <ContentLink href={href}>{name}</ContentLink>;
}

import type { GalleryLink } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { CardPicture } from '../ui/CardPicture';
import css from './Gallery.module.css';

/** Pictures on one wall, each with its name as the way to where it is drawn. */
export function Gallery({ links }: { readonly links: readonly GalleryLink[] }) {
  return (
    <ul className={css.gallery}>
      {links.map(({ title, href, picture }) => (
        <li key={href}>
          <ContentLink className={css.link} href={href} style={{ '--shape': picture.width / picture.height }}>
            <CardPicture picture={picture} />
            <span className={css.title}>{title}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

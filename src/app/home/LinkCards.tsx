import type { HomeLink } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { CardPicture } from '../ui/CardPicture';
import css from './LinkCards.module.css';

/** Links with a line each about where they lead. */
export function LinkCards({ links }: { readonly links: readonly HomeLink[] }) {
  return (
    <ul className={css.cards}>
      {links.map(({ title, text, href, picture }) => (
        <li key={href}>
          <ContentLink className={css.card} href={href}>
            {picture && (
              <span className={css.picture}>
                <CardPicture picture={picture} />
              </span>
            )}
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

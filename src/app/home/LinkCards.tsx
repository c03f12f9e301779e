import type { HomeLink } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import css from './LinkCards.module.css';

/** Links with a line each about where they lead. */
export function LinkCards({ links }: { readonly links: readonly HomeLink[] }) {
  return (
    <ul className={css.cards}>
      {links.map(({ title, text, href }) => (
        <li key={href}>
          <ContentLink className={css.card} href={href}>
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

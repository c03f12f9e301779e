import type { HomeBody } from '../../model/document';
import { ActionLink } from './ActionLink';
import css from './Sale.module.css';

/** The seasonal sale, with the way to the wishlist. */
export function Sale({ sale: { title, text, link } }: Pick<HomeBody, 'sale'>) {
  return (
    <div className={css.band}>
      <div className={css.sale}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <ActionLink href={link.href} isMain={false}>
          {link.label}
        </ActionLink>
      </div>
    </div>
  );
}

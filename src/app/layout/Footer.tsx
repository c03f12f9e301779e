import type { FooterLink } from '../../model/layout';
import { useSiteLayout } from '../SiteContext';
import { SiteLink } from '../ui/SiteLink';
import css from './Footer.module.css';

/** LAY-05; absent without configuration. */
export function Footer() {
  const { footer, site } = useSiteLayout();
  if (footer === null) return null;
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <strong>{site.title}</strong>
          <p>{site.tagline}</p>
        </div>
        {footer.columns.map((column) => (
          <section key={column.title}>
            <h2 className={css.title}>{column.title}</h2>
            <Links items={column.items} />
          </section>
        ))}
        <div className={css.end}>
          <Links items={footer.legal} />
          <p>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function Links({ items }: { readonly items: readonly FooterLink[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map(({ label, href, external }) => (
        <li key={href + label}>
          <SiteLink className={css.link} href={href} external={external}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

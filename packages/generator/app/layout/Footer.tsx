import { theme } from '#site/theme';
import type { FooterLink } from '../../model/layout';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';
import { SiteLink } from '../ui/SiteLink';
import css from './Footer.module.css';

/** LAY-05; absent without configuration. In either mode it is in the colours of the dark one. */
export function Footer() {
  const { footer, site } = useSiteLayout();
  if (footer === null) return null;
  return (
    <footer className={css.footer} data-theme="dark">
      {theme.Ground && <theme.Ground />}
      <div className={css.inner}>
        <div className={css.brand}>
          <strong>
            <InLanguage of={site.titleLanguage}>{site.title}</InLanguage>
          </strong>
          <p>
            <InLanguage of={site.tagline}>{site.tagline.text}</InLanguage>
          </p>
        </div>
        {footer.columns.map((column) => (
          <section key={column.title.text}>
            <h2 className={css.title}>
              <InLanguage of={column.title}>{column.title.text}</InLanguage>
            </h2>
            <Links items={column.items} />
          </section>
        ))}
        <div className={css.end}>
          <Links items={footer.legal} />
          <p>
            <InLanguage of={footer.copyright}>{footer.copyright.text}</InLanguage>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Links({ items }: { readonly items: readonly FooterLink[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href + item.label}>
          <SiteLink className={css.link} href={item.href} external={item.external}>
            <InLanguage of={item}>{item.label}</InLanguage>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

import type { Crumb } from '../../model/document';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './Breadcrumbs.module.css';

/** The way from the home page to this one; the last step is the page itself (BRD-01). */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { text, site } = useSiteLayout();
  if (crumbs.length === 0) return null;
  return (
    <nav className={css.crumbs} aria-label={text.breadcrumbs}>
      <ol>
        <li>
          <a href={site.home} aria-label={text.home}>
            <Icon name="home" />
          </a>
        </li>
        {crumbs.map(({ label, href, lang, dir }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={label + href}>
              {href === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined} lang={lang} dir={dir}>
                  {label}
                </span>
              ) : (
                <a href={href} lang={lang} dir={dir}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

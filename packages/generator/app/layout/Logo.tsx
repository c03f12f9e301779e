import { useSiteLayout } from '../SiteContext';
import css from './Logo.module.css';

/** Picture and name of the site, a link to the home page of the locale (LAY-08). */
export function Logo() {
  const { site, logo } = useSiteLayout();
  return (
    <a className={css.logo} href={site.home}>
      {logo && <img src={logo.src} alt="" width="32" height="32" />}
      <span lang={site.titleLanguage?.lang} dir={site.titleLanguage?.dir}>
        {site.title}
      </span>
    </a>
  );
}

import { useSite, useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useAddressEnd } from '../ui/useAddressEnd';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Dropdown } from './Dropdown';

/** The language switcher of the bar; nothing to show with a single language (NAV-08). */
export function LanguageDropdown() {
  const { locales, locale, text } = useSiteLayout();
  if (locales.length < 2) return null;
  const label = (
    <>
      <Icon name="globe" size={24} />
      <VisuallyHidden>{text.languages}: </VisuallyHidden>
      {locales.find(({ code }) => code === locale)?.label}
    </>
  );
  return (
    <Dropdown label={label}>
      <LanguageLinks />
    </Dropdown>
  );
}

/**
 * A list item for each language with a link to the same page in it, query and hash kept (NAV-08).
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const { page, layout } = useSite();
  const end = useAddressEnd();
  return layout.locales.map(({ code, label, htmlLang, direction, home }) => {
    const same = page.alternates[code];
    return (
      <li key={code}>
        <a
          className={className}
          href={same === undefined ? home : same + end}
          lang={htmlLang}
          dir={direction === layout.direction ? undefined : direction}
          hrefLang={htmlLang}
          aria-current={code === layout.locale ? 'true' : undefined}
        >
          {label}
        </a>
      </li>
    );
  });
}

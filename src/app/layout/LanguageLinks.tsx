import { useSite } from '../SiteContext';
import { useAddressEnd } from '../ui/useAddressEnd';

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

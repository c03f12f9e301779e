import type { SiteLayout } from '../model/layout';

/** Whether an address is a page of this site in the language being read: not a file, not another site (GO-13). */
export function isOurPage(address: URL, layout: SiteLayout): boolean {
  if (address.origin !== location.origin || localeAt(address.pathname, layout) !== layout.locale)
    return false;
  return !/\.(?!html$)[a-z]\w*$/i.test(address.pathname);
}

/** The locale whose pages a path belongs to; `undefined` outside the site. */
function localeAt(path: string, layout: SiteLayout): string | undefined {
  const matching = layout.locales.filter((locale) => `${path}/`.startsWith(locale.home));
  return matching.sort((a, b) => b.home.length - a.home.length)[0]?.code;
}

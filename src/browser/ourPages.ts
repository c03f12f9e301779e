import type { Frame } from '../model/frame';

/** Whether an address is a page of this site in the language being read: not a file, not another site (GO-13). */
export function isOurPage(address: URL, frame: Frame): boolean {
  if (address.origin !== location.origin || localeAt(address.pathname, frame) !== frame.locale) return false;
  return !/\.(?!html$)[a-z]\w*$/i.test(address.pathname);
}

/** The locale whose pages a path belongs to; `undefined` outside the site. */
function localeAt(path: string, frame: Frame): string | undefined {
  const matching = frame.locales.filter((locale) => `${path}/`.startsWith(locale.home));
  return matching.sort((a, b) => b.home.length - a.home.length)[0]?.code;
}

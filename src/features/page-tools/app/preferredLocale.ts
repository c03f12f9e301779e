import type { LocaleInfo } from '../../../model/layout';

/** The language of the site that a browser's list of languages asks for first; `undefined` where it asks for none. */
export function preferredLocale(
  languages: readonly string[],
  locales: readonly LocaleInfo[],
): LocaleInfo | undefined {
  for (const language of languages) {
    const [primary] = language.toLowerCase().split('-');
    const found = locales.find(({ htmlLang }) => htmlLang.toLowerCase().split('-')[0] === primary);
    if (found !== undefined) return found;
  }
  return undefined;
}

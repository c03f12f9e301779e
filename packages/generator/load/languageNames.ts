import type { SiteConfig } from '../model/config/siteConfig';

/** English names of the site's languages by their locale codes, the default one first. */
export function languageNames({ default: first, list }: SiteConfig['locales']): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const nameOf = (code: string) => names.of(list[code]?.htmlLang.split('-')[0] ?? code) ?? code;
  return Object.fromEntries([...new Set([first, ...Object.keys(list)])].map((code) => [code, nameOf(code)]));
}

import type { Scope } from './context';

/** Path in the output of a file that each locale has one of: `sitemap.xml`, `zh/sitemap.xml`. */
export function localeFile({ site, locale }: Scope, name: string): string {
  return locale === site.rules.defaultLocale ? name : `${locale}/${name}`;
}

import { isScalar, parseDocument, visit } from 'yaml';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { TextFile } from './readText';

/**
 * Of the languages of a site those that a file with words for all of them has begun: the default one, and each
 * that it has a key for, `ar` or one that ends in `_ar`. The others are not asked for one text after the other: a
 * language grows file by file.
 */
export function begunLocales({ text }: TextFile, locales: SiteConfig['locales']): SiteConfig['locales'] {
  const document = parseDocument(text);
  // What is no YAML is told by who parses the file; it is asked for all that it has.
  if (document.errors.length > 0) return locales;
  const keys = new Set<string>();
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) keys.add(String(key.value).replace(/^[a-z]+_/, ''));
    },
  });
  const list = Object.entries(locales.list).filter(([code]) => code === locales.default || keys.has(code));
  return { ...locales, list: Object.fromEntries(list) };
}

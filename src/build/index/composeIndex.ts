import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskCache } from '../cache/diskCache';
import type { LocalePages } from '../compose/localePages';
import { openTreeStore } from '../treeStore';
import { composeBooklets } from './booklets';
import { composeFeeds } from './feeds';
import { composeLlms } from './llms';
import { composeRobots } from './robots';
import { composeSitemap } from './sitemap';

/**
 * What is made of all pages together, by path in the output: feeds, sitemaps, `robots.txt`, lists
 * for language models, booklets.
 * @param staging folder with the rendered pages
 */
export async function composeIndex(
  locales: readonly LocalePages[],
  cache: DiskCache,
  staging: string,
): Promise<Readonly<Record<string, string>>> {
  const [first] = locales;
  if (first === undefined) return {};
  const sitemaps: Record<string, string> = {};
  for (const locale of locales) Object.assign(sitemaps, await composeSitemap(locale));
  const readTwin = (path: string) => readFileSync(join(staging, path), 'utf8');
  const store = openTreeStore(cache);
  const feeds = locales.map(({ context }) => composeFeeds(context, store));
  return Object.assign(
    { 'robots.txt': composeRobots(first.context.site, Object.keys(sitemaps)) },
    sitemaps,
    ...feeds,
    ...locales.map((locale) => composeLlms(locale, readTwin)),
    ...locales.map((locale) => composeBooklets(locale, cache)),
  );
}

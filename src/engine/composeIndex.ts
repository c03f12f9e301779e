import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeBooklets } from '../features/booklets/engine/booklets';
import { composeFeeds } from '../features/feeds/engine/feeds';
import { composeLlms } from '../features/markdown-files/engine/llms';
import { composeRobots, composeSitemap } from '../features/sitemap/engine/sitemap';
import type { LocalePages } from './compose/localePages';
import type { DiskCache } from './output/cache/diskCache';
import { openTreeStore } from './output/treeStore';

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
  const readMarkdownFile = (path: string) => readFileSync(join(staging, path), 'utf8');
  const store = openTreeStore(cache);
  const feeds = locales.map(({ context }) => composeFeeds(context, store));
  return Object.assign(
    { 'robots.txt': composeRobots(first.context.site, Object.keys(sitemaps)) },
    sitemaps,
    ...feeds,
    ...locales.map((locale) => composeLlms(locale, readMarkdownFile)),
    ...locales.map((locale) => composeBooklets(locale, cache)),
  );
}

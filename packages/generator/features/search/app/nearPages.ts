import { cleanPath } from '../../../model/address';
import { decodePercent } from '../../../model/escape';
import type { SiteLayout } from '../../../model/layout';
import { editDistance } from '../../../model/nearest';
import type { FoundPage } from '../shared/runQuery';
import { isPageBlock, type PageBlock } from '../shared/searchIndex';
import { askSearch, loadDirectory, readIndexFile } from './askSearch';

const most = 4;
/** Of a very large site only so many files of addresses are fetched; the search by words knows the rest. */
const mostBlocks = 4;
/** Shorter words are not corrected: with one letter more or less they are other words. */
const shortestMisspelt = 5;

/** The pages whose addresses are nearest to a path, else those that its words find. @throws if the index cannot be had */
export async function findNearPages(layout: SiteLayout, path: string): Promise<readonly FoundPage[]> {
  const directory = await loadDirectory(layout);
  const read = readIndexFile(layout);
  const blocks = await Promise.all(
    directory.pages.slice(0, mostBlocks).map((file) => read(file, isPageBlock)),
  );
  const near = nearestRoutes(path, blocks.flat());
  const query = wordsOfPath(path, layout);
  if (near.length > 0 || query === '') return near;
  const { found } = await askSearch(layout, query, { limit: most });
  const isGuess = Object.keys(found.corrections).some((word) => word.length < shortestMisspelt);
  return isGuess ? [] : found.pages;
}

/** Pages whose whole address, or the last part of it, is nearly what was asked for, nearest first. */
export function nearestRoutes(path: string, pages: PageBlock): FoundPage[] {
  const asked = cleanPath(path).toLowerCase();
  return pages
    .map(([route, title]) => ({ route, title, distance: distanceTo(asked, route.toLowerCase()) }))
    .filter(({ distance }) => distance <= 0.34)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ route, title }) => ({ route, title }));
}

/**
 * From 0, the same, up. Whole addresses count double: those of one folder have most of their letters
 * in common, whatever they are about.
 */
function distanceTo(asked: string, route: string): number {
  const share = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1);
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return Math.min(2 * share(asked, route), share(last(asked), last(route)) + 0.01);
}

/** The words of an address below the home page: what someone may have looked for. */
export function wordsOfPath(path: string, { site }: SiteLayout): string {
  const inside = cleanPath(path).slice(site.home.length);
  const last = decodePercent(inside.split('/').at(-1) ?? '');
  return last
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
}

import type { Feature } from '../../../engine/feature';
import { composeSearch } from './composeSearch';
import { parseEverydayWords } from './parseEverydayWords';
import { openWeightStore } from './weightStore';

/** The search index: a directory for each locale, and files that change their names with their content. */
export const search: Feature = {
  parseEverydayWords,
  texts: {
    keep: (cache, hash, tree) => openWeightStore(cache).put(hash, tree),
    has: (cache, hash) => openWeightStore(cache).has(hash),
  },
  claims: () => [{ source: 'the search index', files: ['search-index'] }],
  files: async ({ locales, cache }) => {
    const weights = openWeightStore(cache);
    const indexes = await Promise.all(locales.map((locale) => composeSearch(locale, weights)));
    return new Map(indexes.flatMap((files) => [...files]));
  },
};

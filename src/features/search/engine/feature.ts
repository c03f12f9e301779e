import type { Feature } from '../../../engine/feature';
import { composeSearch } from './composeSearch';
import { parseEverydayWords } from './parseEverydayWords';

/** The search index: a directory for each locale, and files that change their names with their content. */
export const search: Feature = {
  parseEverydayWords,
  claims: () => [{ source: 'the search index', files: ['search-index'] }],
  files: async ({ locales }) => {
    const indexes = await Promise.all(locales.map((locale) => composeSearch(locale)));
    return new Map(indexes.flatMap((files) => [...files]));
  },
};

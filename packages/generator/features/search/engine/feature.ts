import type { Feature } from '../../../feature';
import type { DataHook } from '../../../load/hooks';
import { type EverydayWords, everydayWordsData } from '../shared/everydayWords';
import { composeSearch } from './composeSearch';
import { parseEverydayWords } from './parseEverydayWords';

const everydayWords: DataHook<readonly EverydayWords[]> = {
  data: everydayWordsData,
  parse: parseEverydayWords,
  isPartial: true,
};

/** The search index: a directory for each locale, and files that change their names with their content. */
export const search: Feature = {
  data: [everydayWords],
  claims: () => [{ source: 'the search index', files: ['search-index'] }],
  files: async ({ locales }) => {
    const indexes = await Promise.all(locales.map((locale) => composeSearch(locale)));
    return new Map(indexes.flatMap((files) => [...files]));
  },
};

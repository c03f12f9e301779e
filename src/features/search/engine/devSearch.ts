import { composeLocale } from '../../../engine/compose/localePages';
import type { DiskCache } from '../../../engine/output/cache/diskCache';
import type { Answer, DevState } from '../../../engine/serve/devAnswers';
import { composeSearch, searchDirectoryPath } from './composeSearch';
import { openWeightStore } from './weightStore';

/** The search index of a site being written: made when the search is opened, from the newest texts. */
export interface DevSearch {
  /** A file of the index; `undefined` if the path, below the site's base, is none. */
  answer(state: DevState, path: string): Answer | undefined;
}

export function openDevSearch(cache: DiskCache): DevSearch {
  const weights = openWeightStore(cache);
  // Those of earlier directories too, which an open page may still go by.
  const files = new Map<string, string>();
  return {
    answer: ({ prepared }, path) => {
      const context = prepared.contexts.find(({ locale }) => searchDirectoryPath(locale) === path);
      if (context !== undefined) {
        const { hashed, directory } = composeSearch(composeLocale(context), weights);
        for (const [name, content] of Object.entries(hashed)) files.set(name, content);
        files.set(...directory);
      }
      const content = files.get(path);
      return content === undefined ? undefined : { status: 200, type: 'application/json', content };
    },
  };
}

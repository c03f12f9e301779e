import { type Found, type ReadIndexFile, runQuery } from '../../src/features/search/shared/runQuery';
import {
  directoryPath,
  indexFilePath,
  type SearchDirectory,
} from '../../src/features/search/shared/searchIndex';
import type { BuiltSite } from './builtSite';

/** Asks the search index of an output as the browser does. */
export function openSearch(site: BuiltSite, locale: string) {
  const directory: SearchDirectory = JSON.parse(site.text(directoryPath(locale)));
  const read: ReadIndexFile = async (name) => JSON.parse(site.text(indexFilePath(name)));
  return {
    directory,
    ask: (query: string, limit = 10, filter?: string): Promise<Found> =>
      runQuery(directory, read, query, { limit, filter }),
  };
}

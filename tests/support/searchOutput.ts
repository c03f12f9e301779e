import { type Found, type ReadIndexFile, runQuery } from 'generator/features/search/shared/runQuery';
import {
  directoryPath,
  indexFilePath,
  type SearchDirectory,
} from 'generator/features/search/shared/searchIndex';
import type { BuiltSite } from './builtSite';

/**
 * Asks the search index of an output as the browser does.
 * @param onRead is told the path of each file of the index that is read, as often as it is
 */
export function openSearch(
  site: BuiltSite,
  locale: string,
  onRead: (path: string) => void = () => undefined,
) {
  const directory: SearchDirectory = JSON.parse(site.text(directoryPath(locale)));
  const files = new Map<string, ReturnType<typeof JSON.parse>>();
  const read: ReadIndexFile = async (name) => {
    const path = indexFilePath(name);
    onRead(path);
    if (!files.has(path)) files.set(path, JSON.parse(site.text(path)));
    return files.get(path);
  };
  return {
    directory,
    ask: (query: string, limit = 10, filter?: string): Promise<Found> =>
      runQuery(directory, read, query, { limit, filter }),
  };
}

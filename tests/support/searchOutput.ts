import { type Found, runQuery, type SearchFiles } from '../../src/features/search/shared/runQuery';
import type { PageBlock, SearchChunk, SearchDirectory } from '../../src/features/search/shared/searchIndex';
import type { BuiltSite } from './builtSite';

/** Asks the search index of an output as the browser does. */
export function openSearch(site: BuiltSite, locale: string) {
  const directory: SearchDirectory = JSON.parse(site.text(`search-index/${locale}.json`));
  const read = <T>(file: string): T => JSON.parse(site.text(`assets/search/${file}`));
  const files: SearchFiles = {
    chunk: async (file) => read<SearchChunk>(file),
    pages: async (file) => read<PageBlock>(file),
  };
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const segment = (text: string) => [...segmenter.segment(text)].map((piece) => piece.segment);
  return {
    directory,
    ask: (query: string, limit = 10, filter?: string): Promise<Found> =>
      runQuery(directory, files, query, { limit, filter, segment }),
  };
}

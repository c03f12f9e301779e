import type { Feature } from '../../../engine/feature';
import { contentFile, type SharedFile } from '../../../engine/output/outputFiles';
import { composeSearch } from './composeSearch';
import { openWeightStore } from './weightStore';

/** The search index: a directory for each locale, and files that change their names with their content. */
export const search: Feature = {
  texts: {
    keep: (cache, hash, tree) => openWeightStore(cache).put(hash, tree),
    has: (cache, hash) => openWeightStore(cache).has(hash),
  },
  claims: () => [{ source: 'the search index', files: ['search-index'] }],
  files: ({ locales, cache }) => {
    const weights = openWeightStore(cache);
    const files = new Map<string, SharedFile>();
    for (const locale of locales) {
      const { hashed, directory } = composeSearch(locale, weights);
      for (const [path, content] of Object.entries(hashed))
        files.set(path, contentFile(content, 'quick', ''));
      const [path, content] = directory;
      files.set(path, contentFile(content, 'quick'));
    }
    return files;
  },
};

import type { TreeNode } from '../../model/tree';
import { lostEntry } from './cache/cacheError';
import type { DiskCache } from './cache/diskCache';

/**
 * Article trees in the cache, by content hash. They are too large to keep in memory for thousands of
 * pages, and a page that has not changed never needs its tree again.
 */
export interface TreeStore {
  put(hash: string, tree: readonly TreeNode[]): void;
  has(hash: string): boolean;
  /** @throws CacheError if the tree is not there any more */
  get(hash: string): readonly TreeNode[];
}

const kind = 'trees';

export function openTreeStore(cache: DiskCache): TreeStore {
  return {
    put: (hash, tree) => cache.packed.write(kind, hash, JSON.stringify(tree)),
    has: (hash) => cache.packed.read(kind, hash) !== undefined,
    get: (hash) => {
      const json = cache.packed.read(kind, hash);
      if (json === undefined) throw lostEntry(kind, cache.place.folder);
      return JSON.parse(json.toString());
    },
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeNode } from '../model/tree';

/**
 * Article trees on disk, by content hash. They are too large to keep in memory for thousands of
 * pages, and a page that has not changed never needs its tree again. Synchronous, because it is
 * called in worker threads, where waiting costs nobody else.
 */
export interface TreeStore {
  put(hash: string, tree: readonly TreeNode[]): void;
  get(hash: string): readonly TreeNode[];
}

export function openTreeStore(cache: string): TreeStore {
  const folder = join(cache, 'trees');
  mkdirSync(folder, { recursive: true });
  const path = (hash: string) => join(folder, `${hash}.json`);
  return {
    put: (hash, tree) => writeFileSync(path(hash), JSON.stringify(tree)),
    get: (hash) => JSON.parse(readFileSync(path(hash), 'utf8')),
  };
}

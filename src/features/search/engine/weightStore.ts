import { lostEntry } from '../../../engine/output/cache/cacheError';
import type { DiskCache } from '../../../engine/output/cache/diskCache';
import { childrenOf, isElement, type TreeNode } from '../../../model/tree';
import { bodyWeights, type SearchBody } from '../shared/impact';
import { plainText } from '../shared/plainText';

/** Weights of the terms of each text, by content hash, in the cache beside the trees. */
export interface WeightStore {
  put(hash: string, tree: readonly TreeNode[]): void;
  has(hash: string): boolean;
  /**
   * A map of the caller's own.
   * @throws CacheError if the weights are not there any more
   */
  get(hash: string): Map<string, number>;
}

const kind = 'weights';

export function openWeightStore(cache: DiskCache): WeightStore {
  return {
    // Tenths in the first line, then a term per line, in the same order: many times quicker to read
    // than JSON is, and every build reads the texts of all pages.
    put: (hash, tree) => {
      const weights = bodyWeights(bodyOf(tree));
      const tenths = [...weights.values()].map((weight) => Math.round(weight * 10));
      cache.packed.write(kind, hash, [tenths.join(' '), ...weights.keys()].join('\n'));
    },
    has: (hash) => cache.packed.read(kind, hash) !== undefined,
    get: (hash) => {
      const text = cache.packed.read(kind, hash);
      if (text === undefined) throw lostEntry(kind, cache.place.folder);
      const lines = text.toString().split('\n');
      const tenths = lines[0]?.split(' ') ?? [];
      const weights = new Map<string, number>();
      for (let index = 1; index < lines.length; index++)
        weights.set(lines[index] ?? '', Number(tenths[index - 1]) / 10);
      return weights;
    },
  };
}

/** The searched parts of a text: its headings, and everything in it but its title. */
function bodyOf(tree: readonly TreeNode[]): SearchBody {
  const headings = tree.flatMap((node) =>
    isElement(node) && /^h[2-6]$/.test(node[0]) ? [plainText(childrenOf(node))] : [],
  );
  return { headings, text: plainText(tree.filter((node) => !isElement(node) || node[0] !== 'h1')) };
}

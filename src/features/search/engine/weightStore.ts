import { lostEntry } from '../../../engine/output/cache/cacheError';
import type { DiskCache } from '../../../engine/output/cache/diskCache';
import type { TermWeights } from '../shared/impact';

/** What the terms of each text are worth, by content hash, in the cache beside the trees. */
export interface WeightStore {
  put(hash: string, weights: TermWeights): void;
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
    put: (hash, weights) =>
      cache.write(
        kind,
        hash,
        [[...weights.values()].map((weight) => Math.round(weight * 10)).join(' '), ...weights.keys()].join(
          '\n',
        ),
      ),
    has: (hash) => cache.read(kind, hash) !== undefined,
    get: (hash) => {
      const text = cache.read(kind, hash);
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

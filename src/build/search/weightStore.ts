import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TermWeights } from '../../model/search/impact';

/** What the terms of each text are worth, by content hash, on disk beside the trees. Synchronous as they are. */
export interface WeightStore {
  put(hash: string, weights: TermWeights): void;
  /** A map of the caller's own. */
  get(hash: string): Map<string, number>;
}

export function openWeightStore(cache: string): WeightStore {
  const folder = join(cache, 'weights');
  mkdirSync(folder, { recursive: true });
  const path = (hash: string) => join(folder, hash);
  return {
    // Tenths in the first line, then a term per line, in the same order: many times quicker to read
    // than JSON is, and every build reads the texts of all pages.
    put: (hash, weights) =>
      writeFileSync(
        path(hash),
        [[...weights.values()].map((weight) => Math.round(weight * 10)).join(' '), ...weights.keys()].join(
          '\n',
        ),
      ),
    get: (hash) => {
      const lines = readFileSync(path(hash), 'utf8').split('\n');
      const tenths = lines[0]?.split(' ') ?? [];
      const weights = new Map<string, number>();
      for (let index = 1; index < lines.length; index++)
        weights.set(lines[index] ?? '', Number(tenths[index - 1]) / 10);
      return weights;
    },
  };
}

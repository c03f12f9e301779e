import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TermWeights } from '../../model/search/impact';

/** What the terms of each text are worth, by content hash, on disk beside the trees. Synchronous as they are. */
export interface WeightStore {
  put(hash: string, weights: TermWeights): void;
  get(hash: string): TermWeights;
}

export function openWeightStore(cache: string): WeightStore {
  const folder = join(cache, 'weights');
  mkdirSync(folder, { recursive: true });
  const path = (hash: string) => join(folder, hash);
  return {
    // A term per line, ten times quicker to read than JSON is. A phrase has spaces in it, a number has none.
    put: (hash, weights) =>
      writeFileSync(
        path(hash),
        [...weights].map(([term, weight]) => `${term} ${Math.round(weight * 10)}`).join('\n'),
      ),
    get: (hash) => {
      const lines = readFileSync(path(hash), 'utf8').split('\n');
      return new Map(
        lines.flatMap((line): [string, number][] => {
          const space = line.lastIndexOf(' ');
          return space === -1 ? [] : [[line.slice(0, space), Number(line.slice(space + 1)) / 10]];
        }),
      );
    },
  };
}

import { openWeightStore } from '../../features/search/engine/weightStore';
import type { ParseMemory } from '../load/readContent';
import type { DiskCache } from './cache/diskCache';
import { openTreeStore } from './treeStore';

type MemoryEntry = ParseMemory extends Map<infer File, infer Known> ? readonly [File, Known] : never;

/**
 * What earlier runs parsed. A text whose tree or weights are no longer whole in the cache is left out:
 * it is parsed again, which heals them.
 */
export function readParsed(cache: DiskCache): ParseMemory {
  const json = cache.read('parsed', '');
  if (json === undefined) return new Map();
  const [trees, weights] = [openTreeStore(cache), openWeightStore(cache)];
  const entries: readonly MemoryEntry[] = JSON.parse(json.toString());
  return new Map(
    entries.filter(
      ([
        ,
        {
          parsed: { hash },
        },
      ]) => trees.has(hash) && weights.has(hash),
    ),
  );
}

export function writeParsed(cache: DiskCache, parsed: ParseMemory): void {
  cache.write('parsed', '', JSON.stringify([...parsed]));
}

/** What the last build knew of the files that it wrote into the folder `out` (`write/lastOutput.ts`). */
export function readOutputs(cache: DiskCache, out: string): ReadonlyMap<string, string> {
  const json = cache.read('outputs', out);
  return new Map<string, string>(json === undefined ? [] : JSON.parse(json.toString()));
}

export function writeOutputs(cache: DiskCache, out: string, outputs: ReadonlyMap<string, string>): void {
  cache.write('outputs', out, JSON.stringify([...outputs]));
}

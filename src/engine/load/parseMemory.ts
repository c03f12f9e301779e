import type { DiskCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import type { LoadHooks } from './hooks';
import type { ParseResult } from './parseFile';

/** What earlier runs parsed, by file and stamp. */
export type ParseMemory = Map<string, { readonly stamp: string; readonly parsed: ParseResult }>;
type MemoryEntry = ParseMemory extends Map<infer File, infer Known> ? readonly [File, Known] : never;

/**
 * What earlier runs parsed. A text of which the cache has lost anything is left out: it is parsed
 * again, which heals that.
 */
export function readParsed(cache: DiskCache, features: readonly LoadHooks[]): ParseMemory {
  const json = cache.read('parsed', '');
  if (json === undefined) return new Map();
  const trees = openTreeStore(cache);
  const isWhole = (hash: string) =>
    trees.has(hash) && features.every(({ texts }) => texts?.has(cache, hash) ?? true);
  const entries: readonly MemoryEntry[] = JSON.parse(json.toString());
  return new Map(entries.filter(([, { parsed }]) => isWhole(parsed.hash)));
}

export function writeParsed(cache: DiskCache, parsed: ParseMemory): void {
  cache.write('parsed', '', JSON.stringify([...parsed]));
}

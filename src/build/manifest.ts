import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseMemory } from './parse/readContent';

/** What a build remembers for the next one. */
export interface Manifest {
  readonly parsed: ParseMemory;
  /** What each output was made from, by its path without ending. */
  readonly outputs: Map<string, string>;
}

type MemoryEntry = ParseMemory extends Map<infer File, infer Known> ? readonly [File, Known] : never;

interface Stored {
  readonly tool: string;
  readonly out: string;
  readonly parsed: readonly MemoryEntry[];
  readonly outputs: readonly (readonly [string, string])[];
}

/**
 * The memory of the last build with the same tool; empty where there is none. What it knows of
 * outputs is true of the folder `out` that it wrote, and of no other.
 */
export function readManifest(cache: string, tool: string, out?: string): Manifest {
  try {
    const stored: Stored = JSON.parse(readFileSync(join(cache, 'manifest.json'), 'utf8'));
    if (stored.tool === tool)
      return { parsed: new Map(stored.parsed), outputs: new Map(stored.out === out ? stored.outputs : []) };
  } catch {
    // No build yet, or a damaged file: everything is made anew.
  }
  return { parsed: new Map(), outputs: new Map() };
}

export function writeManifest(cache: string, tool: string, out: string, manifest: Manifest): void {
  mkdirSync(cache, { recursive: true });
  const stored: Stored = { tool, out, parsed: [...manifest.parsed], outputs: [...manifest.outputs] };
  writeFileSync(join(cache, 'manifest.json'), JSON.stringify(stored));
}

import { parseFile } from '../../src/pixels/parse/parseFile';
import { findFaults } from './findFaults';
import { mutate } from './mutate';
import { randomFrom } from './random';
import type { SeedFile } from './seedFiles';

export interface FuzzReport {
  readonly count: number;
  /** How many of them were read in spite of all. */
  readonly read: number;
  readonly failures: readonly FuzzFailure[];
  readonly slowest: { readonly seed: number; readonly name: string; readonly milliseconds: number };
}

export interface FuzzFailure {
  /** The number of the input, which gives the same file again. */
  readonly seed: number;
  readonly name: string;
  readonly fault: string;
}

/**
 * Parses mutated files, those with the numbers from `first` on. A parser must not throw, and must keep
 * the limits; how long it takes is measured.
 */
export function fuzz(files: readonly SeedFile[], first: number, count: number): FuzzReport {
  const failures: FuzzFailure[] = [];
  let read = 0;
  let slowest = { seed: first, name: '', milliseconds: 0 };
  for (let seed = first; seed < first + count; seed++) {
    const { name, bytes } = buildInput(files, seed);
    const { isRead, faults, milliseconds } = tryFile(name, bytes);
    if (isRead) read++;
    for (const fault of faults) failures.push({ seed, name, fault });
    if (milliseconds > slowest.milliseconds) slowest = { seed, name, milliseconds };
  }
  return { count, read, failures, slowest };
}

/** The file with a number, always the same. */
export function buildInput(files: readonly SeedFile[], seed: number): SeedFile {
  const random = randomFrom(seed);
  const pick = () => files[random(files.length)] ?? { name: '', bytes: new Uint8Array(0) };
  const { name, bytes } = pick();
  return { name, bytes: mutate(bytes, pick().bytes, random) };
}

/** Parses a file, and looks through the answer. */
export function tryFile(
  name: string,
  bytes: Uint8Array,
): { readonly isRead: boolean; readonly faults: readonly string[]; readonly milliseconds: number } {
  const start = performance.now();
  try {
    const reading = parseFile(name, bytes);
    const milliseconds = performance.now() - start;
    return { isRead: reading.ok, faults: findFaults(reading, bytes), milliseconds };
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { isRead: false, faults: [fault], milliseconds: performance.now() - start };
  }
}

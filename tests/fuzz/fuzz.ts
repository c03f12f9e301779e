import { parseFile } from '../../src/pixels/parse/parseFile';
import { findFaults } from '../pixels/findFaults';
import { mutate } from '../pixels/mutate';
import { type Random, randomFrom } from '../pixels/random';
import { buildSeedFiles, type SeedFile } from '../pixels/seedFiles';
import { mutateText } from './mutateText';
import { buildTextSeeds } from './textSeeds';
import { type Tried, tryText } from './tryText';

export interface FuzzReport {
  readonly count: number;
  /** How many of them were read in spite of all, by the end of their names. */
  readonly read: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
  readonly slowest: { readonly seed: number; readonly name: string; readonly milliseconds: number };
}

export interface FuzzFailure {
  /** The number of the input, which gives the same file again. */
  readonly seed: number;
  readonly name: string;
  readonly fault: string;
}

/** What mutated inputs are made of. */
export interface Seeds {
  /** Of how many inputs one is Markdown, which takes longest, and nine are other texts; 1 makes all of them Markdown. */
  readonly of: number;
  readonly files: readonly SeedFile[];
  readonly texts: readonly SeedFile[];
  readonly markdown: readonly SeedFile[];
}

export function buildSeeds(of = 20): Seeds {
  const all = buildTextSeeds().map(({ file, text }) => ({ name: file, bytes: encode(text) }));
  const isMarkdown = ({ name }: SeedFile) => name.endsWith('.md');
  return {
    of,
    files: buildSeedFiles(),
    texts: all.filter((seed) => !isMarkdown(seed)),
    markdown: all.filter(isMarkdown),
  };
}

/**
 * Parses mutated files and texts, those with the numbers from `from` on. A parser must not throw, must
 * name places that there are, and must keep the limits; how long it takes is measured.
 * @param onStart told of each input before it is tried
 */
export async function fuzz(
  seeds: Seeds,
  from: number,
  count: number,
  onStart: (seed: number) => void = () => {},
): Promise<FuzzReport> {
  const failures: FuzzFailure[] = [];
  const read: Record<string, number> = {};
  let slowest = { seed: from, name: '', milliseconds: 0 };
  for (let seed = from; seed < from + count; seed++) {
    const { name, bytes } = buildInput(seeds, seed);
    onStart(seed);
    const { isRead, faults, ...first } = await tryInput(name, bytes);
    // Another program may have had the processor: only what is slow again is slow.
    const milliseconds =
      first.milliseconds < 1000
        ? first.milliseconds
        : Math.min(first.milliseconds, (await tryInput(name, bytes)).milliseconds);
    const ending = name.slice(name.lastIndexOf('.'));
    if (isRead) read[ending] = (read[ending] ?? 0) + 1;
    for (const fault of faults) failures.push({ seed, name, fault });
    if (milliseconds > slowest.milliseconds) slowest = { seed, name, milliseconds };
  }
  return { count, read, failures, slowest };
}

/** The input with a number, always the same. */
export function buildInput({ of, files, texts, markdown }: Seeds, seed: number): SeedFile {
  const random = randomFrom(seed);
  const kind = random(of);
  if (kind >= 10) return mutateOne(files, random, mutate);
  // Some with single bytes changed, which need not be UTF-8 any more.
  const change = random(8) === 0 ? mutate : mutateBytes;
  return mutateOne(kind === 0 ? markdown : texts, random, change);
}

function mutateOne(seeds: readonly SeedFile[], random: Random, change: typeof mutate): SeedFile {
  const pick = () => seeds[random(seeds.length)] ?? { name: '', bytes: new Uint8Array(0) };
  const { name, bytes } = pick();
  return { name, bytes: change(bytes, pick().bytes, random) };
}

const decoder = new TextDecoder();

function mutateBytes(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  return encode(mutateText(decoder.decode(bytes), decoder.decode(other), random));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Parses an input, and looks through the answer. */
export function tryInput(name: string, bytes: Uint8Array): Tried | Promise<Tried> {
  return name.includes('/') || name === 'site.yaml' ? tryText(name, bytes) : tryFile(name, bytes);
}

/** Parses a file of pixels, and looks through the answer. */
function tryFile(name: string, bytes: Uint8Array): Tried {
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

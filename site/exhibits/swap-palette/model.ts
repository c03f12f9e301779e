import { toOklab } from 'pixels/edit/oklab';
import { type PackedColor, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { fields, listOf, oneOf } from '../kit/linkCodec';
import type { Point } from '../kit/PixelStage';
import { houseColors, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { letterBeside, scene } from './scene';

export const stageSize = { width: scene[0]?.length ?? 0, height: scene.length };

/** How many entries a palette may have (rule 4). */
export const counts = [16, 8, 4] as const;
type Count = (typeof counts)[number];

/** Which entry a pixel points to in place of each of the sixteen, where there are fewer; as letters. */
const merged: Readonly<Record<Count, string>> = {
  16: '0123456789abcdef',
  8: '0122666088ebceee',
  4: '0111666000e66eee',
};
/** All of `houseColors`. */
export const colorLetters = '0123456789abcdef';
/** The colours of a night, by entry: letters of `houseColors`. */
export const night = '0123456789eb31de';

export interface Recolouring {
  readonly count: Count;
  /** The colour of each entry, as a letter of `houseColors`; entries that no pixel points to keep theirs. */
  readonly colors: readonly string[];
  /** The colour to drop next: a letter of `houseColors`. */
  readonly chosen: string;
}

export const startRecolouring: Recolouring = { count: 16, colors: [...night], chosen: '4' };

/** The entry that a pixel points to, also beside the picture. */
export function entryAt({ count }: Pick<Recolouring, 'count'>, { x, y }: Point): number {
  return entryOf(count, scene[y]?.[x] ?? letterBeside(x, y));
}

export const entryOf = (count: Count, letter: string) =>
  Number.parseInt(merged[count][Number.parseInt(letter, 16)] ?? '0', 16);

/** Gives the entry of a pixel the chosen colour (rule 2). */
export function dropColor(state: Recolouring, at: Point): Recolouring {
  return { ...state, colors: state.colors.with(entryAt(state, at), state.chosen) };
}

/** The colour of each letter of the picture. */
export function inksOf({
  count,
  colors,
}: Pick<Recolouring, 'count' | 'colors'>): ReadonlyMap<string, PackedColor> {
  return new Map(
    [...colorLetters].map((letter) => [letter, wordOfLetter(colors[entryOf(count, letter)] ?? '')]),
  );
}

/** The picture in the colours of its palette (rule 1). */
export function drawScene(state: Recolouring): Raster {
  const inks = inksOf(state);
  const words = new Uint32Array(stageSize.width * stageSize.height);
  for (const [y, row] of scene.entries())
    for (const [x, letter] of [...row].entries()) words[y * stageSize.width + x] = inks.get(letter) ?? 0;
  return rasterOf(stageSize.width, stageSize.height, words);
}

/** The same beside it. */
export function surroundScene(state: Recolouring): PixelAround {
  const inks = inksOf(state);
  return (x, y) => inks.get(letterBeside(x, y)) ?? 0;
}

/** How many entries have another colour than at night, and how many pixels are another colour for it (rule 3). */
export function changesOf({ count, colors }: Recolouring): { entries: number; pixels: number } {
  const changed = new Set(colors.flatMap((color, entry) => (color === night[entry] ? [] : [entry])));
  const used = new Set<number>();
  let pixels = 0;
  for (const letter of scene.join('')) {
    const entry = entryOf(count, letter);
    if (!changed.has(entry)) continue;
    used.add(entry);
    pixels++;
  }
  return { entries: used.size, pixels };
}

/** Entries that make a day: how light each is at least, of 1 (rule 5). */
export const placesOfDay = [
  { name: 'sky', letter: '1', lightness: 0.7 },
  { name: 'horizon', letter: '2', lightness: 0.7 },
  { name: 'meadow', letter: 'e', lightness: 0.55 },
] as const;
type Place = (typeof placesOfDay)[number]['name'];

/** What is still too dark for a day. */
export function darkPlaces({ count, colors }: Recolouring): readonly Place[] {
  return placesOfDay.flatMap(({ name, letter, lightness }) => {
    const color = houseColors[Number.parseInt(colors[entryOf(count, letter)] ?? '0', 16)] ?? 0;
    return toOklab(colorOfHex(color)).lightness >= lightness ? [] : [name];
  });
}

/** Rule 5. */
export function isGoalMet(state: Recolouring): boolean {
  return darkPlaces(state).length === 0;
}

const colorField = oneOf(...colorLetters);

/** `16-0123456789eb31de` (rule 6). */
export const recolouringLink = fields('{count}-{colors}', {
  count: oneOf(...counts),
  colors: listOf(
    [...night].map(() => colorField),
    '',
  ),
});

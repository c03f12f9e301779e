import { contrastOf } from 'pixels/edit/contrast';
import { distanceOk, toOklab } from 'pixels/edit/oklab';
import { crc32 } from 'pixels/parse/crc32';
import type { Rgba } from 'pixels/raster';
import { namedPalettes, ownPalette, type Palette, type Role, roles } from './palettes';
import { hexOf, leastContrast } from './themeOf';

/** Art that keeps its colours in texts, which speak of them or whose exercises go on from it. On cards it has others. */
export const taughtArt = [
  'technique/',
  'craft/shadows',
  'parts/palette',
  'practice/cards',
  'examples/slime',
  'lessons/',
  'stages/',
] as const;

/** Sweetie 16, in which a part of the art is drawn: what its colours stand for, also the one that no role has. */
const sweetie = new Map<string, Role>([
  ['#566c86', 'umber'],
  ...roles.map((role) => [hexOf(namedPalettes['sweetie-16'][role]), role] as const),
]);

/**
 * The landscape at its hours has more colours than the site, and takes part all the same. The upper part of its sky,
 * whose colours come first in its files, carries words of this role.
 */
const skyColors = 3;
/** Nearer to the sky than this, the light around the sun is its outline, so that the sun is seen. */
const leastHalo = 0.08;
const wordsAt: Readonly<Record<string, Role>> = {
  dawn: 'night',
  day: 'night',
  dusk: 'paper',
  night: 'paper',
};

/**
 * The indexed PNG in the colours of another palette; `undefined` for a picture that keeps its own, which is one that
 * is not drawn with the site's colours or Sweetie 16 alone, or whose colours are what a text shows.
 * @param address a piece of the art folder has its name there, with hyphens for slashes
 */
export function recolor(
  address: string,
  png: Uint8Array,
  palette: Palette,
  isInText = false,
): Uint8Array | undefined {
  if (isInText && taughtArt.some((name) => address.includes(`/art/${name.replaceAll('/', '-')}`)))
    return undefined;
  const chunks = listChunks(png);
  const table = chunks.find(({ type }) => type === 'PLTE');
  if (table === undefined) return undefined;
  const alphas = chunks.find(({ type }) => type === 'tRNS');
  // In light hours the landscape says which of the site's colours its own stand for.
  const named = chunks.find(({ type }) => type === 'roLe');
  const isSeen = (index: number) =>
    alphas === undefined || index >= alphas.length || png[alphas.at + index] !== 0;
  const words = wordsOn(address);
  // By day and at dusk the scenes of the home page have colours of the landscape.
  const isNearEnough = words !== undefined || address.includes('/art/home-');
  let sky: Rgba | undefined;
  let skyLeft = skyColors;
  const result = png.slice();
  for (let index = 0; index < table.length / 3; index++) {
    const at = table.at + 3 * index;
    const color: Rgba = [png[at] ?? 0, png[at + 1] ?? 0, png[at + 2] ?? 0, 255];
    if (!isSeen(index)) continue;
    const number = named ? (png[named.at + index] ?? 0) : -1;
    const role = roles[number % roles.length] ?? roleOf(color, isNearEnough);
    if (role === undefined) return undefined;
    const isHalo = number >= roles.length && sky && distance(palette[role], sky) < leastHalo;
    const turned = isHalo ? palette.umber : colorOf(role, palette, skyLeft > 0 ? words : undefined);
    sky ??= turned;
    result.set(turned.slice(0, 3), at);
    skyLeft -= 1;
  }
  // The checksum counts the name of the chunk too.
  const sum = crc32(result.subarray(table.at - 4, table.at + table.length));
  new DataView(result.buffer).setUint32(table.at + table.length, sum);
  return result;
}

/** What a color of a picture has become in the same picture in another palette. */
export function recolorOne(
  [red, green, blue]: Rgba,
  png: Uint8Array,
  recolored: Uint8Array,
): Rgba | undefined {
  const table = listChunks(png).find(({ type }) => type === 'PLTE');
  for (let at = table?.at ?? 0; at < (table ? table.at + table.length : 0); at += 3)
    if (png[at] === red && png[at + 1] === green && png[at + 2] === blue)
      return [recolored[at] ?? 0, recolored[at + 1] ?? 0, recolored[at + 2] ?? 0, 255];
  return undefined;
}

/** The colour of a role, or the nearest one that carries words of another. */
function colorOf(role: Role, palette: Palette, words?: Role): Rgba {
  const turned = palette[role];
  if (words === undefined || contrastOf(turned, palette[words]) >= leastContrast) return turned;
  const carrying = roles
    .map((role) => palette[role])
    .filter((one) => contrastOf(one, palette[words]) >= leastContrast);
  return carrying.reduce(
    (best, one) => (distance(one, turned) < distance(best, turned) ? one : best),
    carrying[0] ?? turned,
  );
}

/** The role of the words over a landscape; `undefined` for other pictures. */
function wordsOn(address: string): Role | undefined {
  return wordsAt[/\/country-(?:\w+-)?(dawn|day|dusk|night)-/.exec(address)?.[1] ?? ''];
}

/** Whose colour it is, or the nearest, where that is enough. */
function roleOf(color: Rgba, isNearEnough: boolean): Role | undefined {
  const nearest = nearestRole(color);
  return isNearEnough || distance(color, ownPalette[nearest]) === 0 ? nearest : sweetie.get(hexOf(color));
}

function nearestRole(color: Rgba): Role {
  const to = (role: Role) => distance(ownPalette[role], color);
  return roles.reduce((best, role) => (to(role) < to(best) ? role : best));
}

function distance(one: Rgba, other: Rgba): number {
  return distanceOk(toOklab(one), toOklab(other));
}

interface Chunk {
  readonly type: string;
  /** Of its data. */
  readonly at: number;
  readonly length: number;
}

/** Source: https://www.w3.org/TR/png-3/#5DataRep */
function listChunks(png: Uint8Array): readonly Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let start = 8; start + 12 <= png.length; ) {
    const length = view.getUint32(start);
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    chunks.push({ type, at: start + 8, length });
    start += 12 + length;
  }
  return chunks;
}

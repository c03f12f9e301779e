import { contrastOf } from 'pixels/edit/contrast';
import { distanceOk, toOklab } from 'pixels/edit/oklab';
import { crc32 } from 'pixels/parse/crc32';
import type { Rgba } from 'pixels/raster';
import { namedPalettes, ownPalette, type Palette, type Role, roles, shadesOf } from './palettes';
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

/** The upper part of the landscape's sky, whose colours come first in its files, carries words of this role. */
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
  // The landscape says what its colours are in other palettes.
  const named = chunks.find(({ type }) => type === 'roLe');
  const isSeen = (index: number) =>
    alphas === undefined || index >= alphas.length || png[alphas.at + index] !== 0;
  const hour = hourOf(address);
  const words = wordsAt[hour];
  const shades = shadesOf(palette);
  let highest: Rgba | undefined;
  let skyLeft = skyColors;
  const result = png.slice();
  for (let index = 0; index < table.length / 3; index++) {
    const at = table.at + 3 * index;
    const color: Rgba = [png[at] ?? 0, png[at + 1] ?? 0, png[at + 2] ?? 0, 255];
    if (!isSeen(index)) continue;
    const number = named && png[named.at + index];
    const wanted =
      number === undefined ? colorInDrawing(color, palette, address) : colorInLandscape(number, palette);
    if (wanted === undefined) return undefined;
    const isHalo = number !== undefined && specialOf(number) === light;
    const isLost =
      isHalo && shades === undefined && highest !== undefined && distance(wanted, highest) < leastHalo;
    const turned = isLost ? palette.umber : skyLeft > 0 ? carry(wanted, palette, words) : wanted;
    highest ??= turned;
    result.set(turned.slice(0, 3), at);
    skyLeft -= 1;
  }
  // The checksum counts the name of the chunk too.
  const sum = crc32(result.subarray(table.at - 4, table.at + table.length));
  new DataView(result.buffer).setUint32(table.at + table.length, sum);
  return result;
}

/** What `country/engine/sheet.ts` adds to the numbers of colours. */
const [shadeStep, light, mountains, sky] = [16, 64, 128, 192];
const specialOf = (number: number) => number & sky;

/** @param number of a colour of the landscape */
function colorInLandscape(number: number, palette: Palette): Rgba | undefined {
  const shade = shadesOf(palette)?.[Math.floor(number / shadeStep) % 4];
  const special = specialOf(number);
  const role = roles[number % shadeStep];
  if (shade !== undefined || role === undefined) return shade;
  const ofSky = special === sky ? palette.sky?.[role] : undefined;
  const ofMountains = special === mountains ? palette.mountains?.[role] : undefined;
  return ofSky ?? ofMountains ?? palette[role];
}

/** The text of an SVG, as addresses have it, with another palette's colours for the site's. */
export function recolorCodes(text: string, palette: Palette): string {
  return text.replace(/(?<=%23)[\da-f]{6}/g, (code) => {
    const role = roles.find((role) => hexOf(ownPalette[role]) === `#${code}`);
    return role === undefined ? code : hexOf(palette[role]).slice(1);
  });
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

/** A colour, or the nearest of the palette that carries words of a role. */
function carry(color: Rgba, palette: Palette, words: Role | undefined): Rgba {
  if (words === undefined || contrastOf(color, palette[words]) >= leastContrast) return color;
  const carrying = roles
    .map((role) => palette[role])
    .filter((one) => contrastOf(one, palette[words]) >= leastContrast);
  return carrying.reduce(
    (best, one) => (distance(one, color) < distance(best, color) ? one : best),
    carrying[0] ?? color,
  );
}

/** That of a landscape; empty for other pictures. */
function hourOf(address: string): string {
  return /\/country-(?:\w+-)?(dawn|day|dusk|night)-/.exec(address)?.[1] ?? '';
}

/** Of four colours the wall behind a figure has the lightest: the others are those of the figure. */
const inFour: Readonly<Partial<Record<Role, Role>>> = { mist: 'paper' };
/** Before the lake of the landscape, which is dark, the easel is darker still, and the fox is light down to its feet. */
const inFourAtLake: Readonly<Partial<Record<Role, Role>>> = { umber: 'night', ember: 'gold' };

/** That of the role whose colour it is, or of the nearest, where that is enough. */
function colorInDrawing(color: Rgba, palette: Palette, address: string): Rgba | undefined {
  const nearest = nearestRole(color);
  // By day and at dusk the scenes of the home page have colours of the landscape.
  const isNearEnough = address.includes('/art/home-');
  const isSame = isNearEnough || distance(color, ownPalette[nearest]) === 0;
  const role = isSame ? nearest : sweetie.get(hexOf(color));
  if (role === undefined) return undefined;
  const other = shadesOf(palette) && (address.includes('/art/scene-home') ? inFourAtLake : inFour)[role];
  return palette[other ?? role];
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

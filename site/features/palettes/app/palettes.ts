import { fromOklch, toOklch } from 'pixels/edit/oklab';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Rgba } from 'pixels/raster';

/** What a colour is for, by the names of the site's own: the ground of the dark mode, that of the light one, leaves … */
export type Role = (typeof roles)[number];
/** A colour for each role; one may have several. */
export type Palette = Readonly<Record<Role, Rgba>> & {
  /** Of mountains by day, where those of their roles are none of the distance, or the sky's. */
  readonly mountains?: Readonly<Partial<Record<Role, Rgba>>>;
  /** Those of the upper sky by day and at dusk, where those of its roles are none of a sky, or the same as below it. */
  readonly sky?: Readonly<Partial<Record<Role, Rgba>>>;
  /** Around pictures in the light mode, where the tint that others have there would be none of its colours. */
  readonly mat?: Rgba;
};

export const roles = [
  ...(['night', 'dusk', 'violet', 'iris', 'lilac', 'mist', 'paper', 'umber'] as const),
  ...(['brick', 'ember', 'amber', 'gold', 'coral', 'moss', 'leaf', 'mint'] as const),
] as const;

/** The colours of `art/resprite.gpl` and of the theme. */
export const ownPalette = read(
  '17122b 34265c 4a2aa8 8066e0 c0b2ff b3abd6 fcf8ef 5a3d2b',
  '8c1f2f e05a3e f09a42 ffd062 ff9d94 17573a 429e5e 79dca5',
);

/** In the order in which they are offered. Those of others have the colours that their authors gave them. */
export const namedPalettes = {
  'sweetie-16': {
    ...read(
      '1a1c2c 29366f 3b5dc9 41a6f6 73eff7 94b0c2 f4f4f4 333c57',
      '5d275d b13e53 ef7d57 ffcd75 ef7d57 257179 38b764 a7f070',
    ),
    mountains: { iris: colorOfHex(0x566c86), violet: colorOfHex(0x333c57) },
    sky: { iris: colorOfHex(0x41a6f6), lilac: colorOfHex(0x41a6f6), violet: colorOfHex(0x5d275d) },
  },
  'pico-8': {
    ...read(
      '000000 1d2b53 7e2553 83769c 29adff c2c3c7 fff1e8 5f574f',
      'ab5236 ff004d ffa300 ffec27 ff77a8 1d2b53 008751 00e436',
    ),
    mountains: { violet: colorOfHex(0x1d2b53) },
    sky: { iris: colorOfHex(0x29adff) },
    mat: colorOfHex(0xc2c3c7),
  },
  db16: read(
    '140c1c 442434 30346d 597dce 6dc2ca 8595a1 deeed6 4e4a4e',
    '854c30 d04648 d27d2c dad45e d2aa99 346524 6daa2c dad45e',
  ),
  'game-boy': read(
    '0f380f 0f380f 0f380f 306230 8bac0f 306230 9bbc0f 306230',
    '0f380f 306230 306230 8bac0f 8bac0f 306230 8bac0f 9bbc0f',
  ),
  dawn: read(
    '2b1b3d 5b2a5e 9c2f6b e0698a ffb7b0 d3a6b8 fff5e6 6b3a45',
    '9a2440 ee6352 f79d5c ffd98a ffa8a0 2f5d50 6aa56b b8dc9a',
  ),
  ember: read(
    '1a0f0f 3d1a1c 7a2318 c8452a ffa45c c9a08a fff0d6 5a2f22',
    '8f1d1d f0532d ff8b2e ffce4a ff9478 3a4a2a 7d8c3a c9c85e',
  ),
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof namedPalettes;

/** The palette that an address or the memory names; `undefined` for the site's own and for every other text. */
export function findPalette(name: string | undefined): Palette | undefined {
  const seed = /^shuffle-([\da-z]{1,6})$/.exec(name ?? '')?.[1];
  if (seed !== undefined) return shuffle(Number.parseInt(seed, 36));
  return Object.entries(namedPalettes).find(([known]) => known === name)?.[1];
}

/** The colours of a palette of four, from the darkest to the lightest; `undefined` for one that has more. */
export function shadesOf(palette: Palette): readonly Rgba[] | undefined {
  const colors = new Map(roles.map((role) => [palette[role].join(), palette[role]]));
  const lightness = (color: Rgba) => toOklch(color).lightness;
  if (colors.size > 4) return undefined;
  return [...colors.values()].sort((one, other) => lightness(one) - lightness(other));
}

/** The name of a palette nobody has chosen yet. @param chance from 0 to 1, without 1 */
export function nameShuffle(chance: number): string {
  return `shuffle-${Math.floor(chance * 36 ** 4).toString(36)}`;
}

/** Roles that are shades of one colour. */
const ramps = [
  ['night', 'dusk', 'violet', 'iris', 'lilac', 'mist'],
  ['paper', 'umber'],
  ['brick', 'ember', 'coral'],
  ['amber', 'gold'],
  ['moss', 'leaf', 'mint'],
] as const satisfies readonly (readonly Role[])[];

/**
 * The site's colours in other hues. Values make a picture, so each role stays as light as it is; a ramp has a hue of
 * its own, which turns as it becomes lighter, and is as strong for all its shades.
 */
function shuffle(seed: number): Palette {
  const random = createRandom(seed);
  const first = random() * 360;
  const hues = ramps.map((_, index) => first + (index === 0 ? 0 : 60 + random() * 240));
  const turned = ramps.flatMap((ramp, index) => {
    const turn = (random() - 0.5) * 90;
    const strength = 0.7 + random() * 0.7;
    return ramp.map((role) => {
      const { lightness, chroma } = toOklch(ownPalette[role]);
      const hue = (hues[index] ?? 0) + (lightness - 0.5) * turn;
      return [role, fromOklch({ lightness, chroma: chroma * strength, hue })] as const;
    });
  });
  return { ...ownPalette, ...Object.fromEntries(turned) };
}

/** Numbers from 0 to 1 that follow from the seed. Source: mulberry32, https://github.com/bryc/code (public domain) */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param codes eight and eight colours as `rrggbb`, in the order of `roles` */
function read(...codes: readonly [string, string]): Palette {
  const colors = codes.join(' ').split(' ');
  const pairs = roles.map((role, index) => [role, colorOfHex(Number.parseInt(colors[index] ?? '', 16))]);
  return Object.fromEntries(pairs) as Palette;
}

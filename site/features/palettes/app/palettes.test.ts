import { readdirSync, readFileSync } from 'node:fs';
import { contrastOf } from 'pixels/edit/contrast';
import { parseGpl } from 'pixels/parseGpl';
import type { Rgba } from 'pixels/raster';
import { describe, expect, test } from 'vitest';
import { findPalette, namedPalettes, nameShuffle, ownPalette, type Palette, roles } from './palettes';
import { hexOf, styleOf, themeOf } from './themeOf';

const shuffles = Array.from({ length: 2000 }, (_, index) => nameShuffle(index / 2000));
const all = Object.fromEntries(
  ['own', ...Object.keys(namedPalettes), ...shuffles].map((name) => [name, findPalette(name) ?? ownPalette]),
);
const grounds = ['background', 'raised', 'sunken', 'soft'] as const;
const words = ['text', 'muted', 'accent', 'note', 'tip', 'info', 'warning', 'danger'] as const;

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  test('words have contrast 4.5 and marks 3 in every palette, shuffled ones too [PAL-03]', () => {
    const faults = Object.entries(all).flatMap(([name, palette]) => {
      const theme = themeOf(palette, mode);
      const pairs = [
        ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
        ['text', 'mark'],
        ['on-accent', 'accent'],
        // Words for other editions are as dark as the edges of controls.
        ...(['background', 'raised', 'sunken'] as const).map((ground) => ['edge', ground] as const),
      ] as const;
      return [...pairs, ['edge', 'soft'] as const]
        .filter(
          ([word, ground], index) =>
            contrastOf(theme[word], theme[ground]) < (index < pairs.length ? 4.5 : 3),
        )
        .map((pair) => `${name}: ${pair.join(' on ')}`);
    });
    expect(faults).toEqual([]);
  });

  test('the site’s own colours come out as the theme mixes them', () => {
    const css = readFileSync('packages/generator/app/styles/tokens.css', 'utf8');
    const declared = (selector: string) => {
      const start = css.indexOf(`${selector} {`);
      const block = css.slice(start, css.indexOf('\n  }', start));
      return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
    };
    const values = new Map([
      ...declared(':root'),
      ...(mode === 'dark' ? declared('[data-theme="dark"]') : []),
    ]);
    const channels = (value: string): readonly number[] => {
      const mixed = /^color-mix\(in srgb, (.+), (\S+) (\d+)%\)$/.exec(value);
      if (mixed !== null) {
        const [first, second] = [channels(mixed[1] ?? ''), channels(mixed[2] ?? '')];
        return first.map(
          (channel, index) => channel + ((second[index] ?? 0) - channel) * (Number(mixed[3]) / 100),
        );
      }
      const name = /^var\(--(.+)\)$/.exec(value)?.[1];
      if (name !== undefined) return channels(values.get(name) ?? '');
      const hex = { white: '#ffffff', black: '#000000' }[value] ?? value;
      return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    };
    const mixed = Object.keys(themeOf(ownPalette, mode)).map((name) => {
      const value = values.get(`color-${name}`) ?? '';
      const [red = 0, green = 0, blue = 0] = channels(value).map(Math.round);
      return [name, hexOf([red, green, blue, 255])];
    });
    const made = Object.entries(themeOf(ownPalette, mode)).map(([name, color]) => [name, hexOf(color)]);
    expect(made).toEqual(mixed);
  });
});

test('outlines of night and violet reach 3 on what is behind pictures, and by night on their rim, which does so there', () => {
  const [light, dark] = [themeOf(ownPalette, 'light'), themeOf(ownPalette, 'dark')];
  for (const role of ['night', 'violet'] as const)
    for (const beside of [light.soft, dark.accent])
      expect(contrastOf(ownPalette[role], beside), role).toBeGreaterThanOrEqual(3);
  expect(contrastOf(dark.accent, dark.background)).toBeGreaterThanOrEqual(3);
});

test('palettes of others have no colour that theirs has not, and the site’s is that of its art [PAL-01]', () => {
  const colorsOf = (file: string) =>
    parseGpl(readFileSync(`art/${file}.gpl`, 'utf8')).palette.colors.map(({ red, green, blue }) =>
      hexOf([red, green, blue, 255]),
    );
  const page = readFileSync('content/en/docs/craft/known-palettes.md', 'utf8');
  const printed = (heading: string) => {
    const part = page.slice(page.indexOf(`## ${heading}`));
    return [
      ...part.slice(0, part.indexOf('\n## ', 1)).matchAll(/\| `(#[\dA-F]{6})`|(?<=\| )`(#[\dA-F]{6})`/g),
    ].map(([, one, other]) => (one ?? other ?? '').toLowerCase());
  };
  const allOf = ({ mountains = {}, sky = {}, ...others }: Palette) => [
    ...Object.values<Rgba>(others),
    ...Object.values<Rgba>(mountains),
    ...Object.values<Rgba>(sky),
  ];
  const foreign = (name: keyof typeof namedPalettes, colors: readonly string[]) =>
    allOf(namedPalettes[name])
      .map(hexOf)
      .filter((color) => !colors.includes(color));
  expect(foreign('sweetie-16', colorsOf('recipes/sweetie-16'))).toEqual([]);
  expect(foreign('pico-8', colorsOf('recipes/pico-8'))).toEqual([]);
  expect(foreign('db16', printed('DawnBringer 16'))).toEqual([]);
  expect(foreign('game-boy', printed('Game Boy'))).toEqual([]);
  expect(roles.map((role) => hexOf(ownPalette[role]))).toEqual(colorsOf('resprite'));
});

test('a palette gives no property a value that a part of the page reads for something else [PAL-01]', () => {
  const namesIn = (text: string) => [...new Set(text.match(/--[\w-]+/g))];
  const namesOf = (file: string) => namesIn(readFileSync(file, 'utf8'));
  const own = namesOf('packages/generator/app/styles/tokens.css');
  const given = namesIn(styleOf(ownPalette, '', 'html')).filter((name) => !own.includes(name));
  const meanings = 'site/features/palettes/app/meanings.module.css';
  expect(namesOf(meanings)).toEqual(expect.arrayContaining(given));
  const sheets = ['packages/generator', 'site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const readers = sheets
    .filter((file) => /^(?!.*node_modules).*\.(css|tsx)$/.test(file) && file !== meanings)
    .flatMap((file) =>
      namesOf(file)
        .filter((name) => given.includes(name))
        .map((name) => [file, name]),
    );
  expect(readers).toEqual([]);
});

test('a shuffle is the same for everybody who has its name, and another text is no palette [PAL-02]', () => {
  expect(findPalette('shuffle-1a2b')).toEqual(findPalette('shuffle-1a2b'));
  expect(findPalette('shuffle-1a2b')).not.toEqual(findPalette('shuffle-1a2c'));
  expect([undefined, '', 'amiga', 'shuffle-', 'shuffle-Ä', 'toString'].map(findPalette)).toEqual(
    Array(6).fill(undefined),
  );
});

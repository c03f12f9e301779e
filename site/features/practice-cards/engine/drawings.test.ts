import { readdirSync, readFileSync } from 'node:fs';
import { parseArtFolder } from 'generator/features/art/engine/parseArtFolder';
import { twoLocales } from 'generator/testing/twoLocales';
import { distanceOk, toOklab } from 'pixels/edit/oklab';
import { colorOfHex } from 'pixels/edit/srgb';
import { expect, test } from 'vitest';
import { houseColors } from '../../../exhibits/kit/stamp';
import { isKept } from '../../../exhibits/practice-ground/checkRule';
import { readDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { drawingOf, withLeastSize } from './feature';
import { parsePracticeCards } from './parsePracticeCards';

const root = new URL('../../../../', import.meta.url).pathname;
const read = (file: string) => ({ file, text: readFileSync(root + file, 'utf8') });
const pieces = readdirSync(`${root}art/cards`).map((name) => read(`art/cards/${name}`));
const art = parseArtFolder([read('art/resprite.gpl'), ...pieces], { baseUrl: '/', locales: twoLocales });
const cards = parsePracticeCards(read('content/practice.yaml'), twoLocales).value;

test('[rule 14] each card has a drawing of ours, which keeps its rules', () => {
  expect(art.problems).toEqual([]);
  expect(pieces).toHaveLength(cards.length);
  for (const [index, card] of cards.entries()) {
    const { themes, size, colors } = card;
    const { drawing = '' } = drawingOf(art, index, colors);
    const grid = readDrawing(drawing, size, colors.length);
    if (grid === undefined) throw new Error(`${index + 1} ${themes['en']} cannot be read`);
    const broken = withLeastSize(card).filter((rule) => !isKept(rule, grid));
    expect(broken, `${index + 1} ${themes['en']}`).toEqual([]);
  }
});

/** The least distance in OKLab of two colours of a card: mist and lilac, umber and brick are nearer. */
const apart = 0.13;

test('[rule 10] a drawing of a few dots keeps no card', () => {
  const footprints = cards[47];
  if (footprints === undefined) throw new Error('There is no card 48');
  const cells = Array<number>(16 ** 2).fill(0);
  for (const [at, color] of [
    ...([
      [33, 1],
      [34, 1],
      [49, 2],
      [50, 2],
    ] as const),
    ...([
      [39, 3],
      [40, 3],
      [55, 4],
      [56, 4],
    ] as const),
    ...([
      [135, 1],
      [136, 1],
      [151, 2],
      [152, 2],
    ] as const),
  ])
    cells[at] = color;
  const broken = (rules: typeof footprints.rules) =>
    rules.filter((rule) => !isKept(rule, { side: 16, cells }));
  expect(broken(footprints.rules)).toEqual([]);
  expect(broken(withLeastSize(footprints))).toEqual([{ name: 'pixels', least: 43, count: 256 }]);
});

test('a card has four colours or more, dark to light, that one can tell apart', () => {
  for (const [index, { colors }] of cards.entries()) {
    const card = `${index + 1} ${colors}`;
    const inks = [...colors].map((letter) =>
      toOklab(colorOfHex(houseColors[Number.parseInt(letter, 16)] ?? 0)),
    );
    expect(inks.length, card).toBeGreaterThanOrEqual(4);
    for (const [at, ink] of inks.entries())
      for (const lighter of inks.slice(at + 1)) {
        expect(distanceOk(ink, lighter), card).toBeGreaterThan(apart);
        expect(lighter.lightness, card).toBeGreaterThan(ink.lightness);
      }
  }
});

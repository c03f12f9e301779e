import { readFile } from 'node:fs/promises';
import { packColor, pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { sideBySide } from '../../testing/artWords';
import { playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import {
  changeLayer,
  drawStack,
  isGoalMet,
  missingOf,
  moveSelected,
  percentOf,
  pickLayer,
  type Stack,
  stackLink,
  startStack,
} from './model';
import { drawSky, layerNames, layerPixels, stageSize } from './scene';

const read = (text: string): Stack => ({ ...startStack, ...stackLink.read(text) });
const goal = read('light4.shade10c.slime10.ground10');
const orderOf = ({ layers }: Stack) => layers.map(({ name }) => name).join(' ');
/** Pixels by their kind, and where they lie. */
const pixelsOf = (text: string) => [...pixels32(drawStack(read(text))).entries()];
const has = (name: (typeof layerNames)[number], pixel: number) => layerPixels[name][pixel] !== 0;
/** On the slime's body, on its mouth before the ground, on the shade beside it, and in the sky. */
const places = {
  body: { x: 25, y: 22 },
  mouth: { x: 25, y: 27 },
  spill: { x: 41, y: 24 },
  sky: { x: 2, y: 2 },
};
const placeOf = ({ x, y }: { x: number; y: number }) => y * stageSize.width + x;

test('four layers upon the sky, which is no layer [rule 1]', () => {
  expect(orderOf(startStack)).toBe('shade ground slime light');
  const hidden = layerNames.reduce((stack, name) => changeLayer(stack, name, { isShown: false }), startStack);
  expect(pixels32(drawStack(hidden))).toEqual(drawSky());
  expect(pickLayer(hidden, places.body)).toBe(hidden);
});

test('the upper layer covers the lower one, or is mixed with it in sRGB; hidden ones are left out [rule 2]', () => {
  const at = (text: string) => pixelsOf(text)[placeOf(places.body)]?.[1];
  expect(at('light10.slime10.shade10.ground10')).toBe(wordOfLetter('b'));
  expect(at('light10h.slime10.shade10.ground10')).toBe(wordOfLetter('e'));
  expect(at('light0.slime10.shade10.ground10')).toBe(wordOfLetter('e'));
  // 66 158 94 under 255 208 98: two fifths of the way from one to the other.
  expect(at('light4.slime10.shade10.ground10')).toBe(packColor([142, 178, 96, 255]));
  expect(percentOf(4)).toBe(40);
});

test('a clipped layer shows where the first one beneath it that is not clipped shows [rule 3]', () => {
  const moss = wordOfLetter('d');
  const shaded = (text: string) => pixelsOf(text).flatMap(([pixel, word]) => (word === moss ? [pixel] : []));
  const both = layerPixels.shade.length;
  const pixels = Array.from({ length: both }, (_, pixel) => pixel);
  expect(shaded('light10h.shade10.slime10.ground10')).toEqual(pixels.filter((pixel) => has('shade', pixel)));
  const onSlime = pixels.filter((pixel) => has('shade', pixel) && has('slime', pixel));
  expect(shaded('light10h.shade10c.slime10.ground10')).toEqual(onSlime);
  // A clipped one between is passed over.
  expect(shaded('shade10c.light10hc.slime10.ground10')).toEqual(onSlime);
  // What it is clipped to is hidden, or shows less.
  expect(shaded('light10h.shade10c.slime10h.ground10')).toEqual([]);
  expect(pixelsOf('shade10c.slime5.light10h.ground10h')).not.toEqual(
    pixelsOf('shade10.slime5.light10h.ground10h'),
  );
  // The lowest is shown in full, and all of those that are clipped to it.
  expect(pixelsOf('light10h.shade10h.slime10h.ground10c')).toEqual(
    pixelsOf('light10h.shade10h.slime10h.ground10'),
  );
  expect(pixelsOf('light10h.shade10h.slime10c.ground10c')).toEqual(
    pixelsOf('light10h.shade10h.slime10c.ground10'),
  );
});

test('a layer is moved with all that it is, as far as the ends of the stack [rule 4]', () => {
  const down = moveSelected(startStack, 2);
  expect([down, moveSelected(down, 9), moveSelected(down, -1)].map(orderOf)).toEqual([
    'shade slime ground light',
    'shade slime light ground',
    'ground shade slime light',
  ]);
  const faded = changeLayer(startStack, 'ground', { opacity: 3, isClipped: true });
  expect(stackLink.write(moveSelected(faded, 0))).toBe('ground3c.shade10.slime10.light10h');
});

test('the topmost layer that shows at a pixel is selected [rule 5]', () => {
  const picked = (text: string) => {
    const stack: Stack = { ...read(text), selected: 'light' };
    return Object.values(places).map((place) => pickLayer(stack, place).selected);
  };
  expect(picked(stackLink.write(startStack))).toEqual(['slime', 'ground', 'shade', 'light']);
  expect(picked('light4.shade10c.slime10.ground10')).toEqual(['light', 'light', 'light', 'light']);
  expect(picked('shade10c.light10h.slime10.ground10')).toEqual(['slime', 'slime', 'light', 'light']);
  for (const [x, y] of [
    [-1, 5],
    [5, -1],
    [stageSize.width, 5],
    [5, stageSize.height],
  ] as const)
    expect(pickLayer(goal, { x, y })).toBe(goal);
});

test('the goal is the order, the shade clipped, and the light thin [rule 6]', () => {
  expect(isGoalMet(goal)).toBe(true);
  for (const text of ['light1.shade2c.slime10.ground10', 'light6.shade10c.slime10.ground10c'])
    expect(isGoalMet(read(text)), text).toBe(true);
  for (const [text, missing] of [
    ['shade10.ground10.slime10.light10h', { demand: 'order' }],
    ['light0.shade10c.slime10.ground10', { demand: 'least', name: 'light', opacity: 1 }],
    ['light7.shade10c.slime10.ground10', { demand: 'most', name: 'light', opacity: 6 }],
    ['light4c.shade10c.slime10.ground10', { demand: 'unclip', name: 'light' }],
    ['light4h.shade10c.slime10.ground10', { demand: 'show', name: 'light' }],
    ['light4.shade10.slime10.ground10', { demand: 'clip', name: 'shade' }],
    ['light4.shade1c.slime10.ground10', { demand: 'least', name: 'shade', opacity: 2 }],
    ['light4.shade10c.slime9.ground10', { demand: 'least', name: 'slime', opacity: 10 }],
    ['light4.shade10c.slime10c.ground10', { demand: 'unclip', name: 'slime' }],
    ['light4.shade10c.slime10.ground9', { demand: 'least', name: 'ground', opacity: 10 }],
    ['shade10c.light4.slime10.ground10', { demand: 'order' }],
    ['light4.shade10c.ground10.slime10', { demand: 'order' }],
  ] as const) {
    expect(stackLink.write(read(text))).toBe(text);
    expect(isGoalMet(read(text)), text).toBe(false);
    expect(missingOf(read(text)), text).toEqual(missing);
  }
});

test('a link brings the stack back, with every layer once [rule 7]', () => {
  expect(stackLink.write(startStack)).toBe('shade10.ground10.slime10.light10h');
  expect(stackLink.read('ground0hc.light10.slime5c.shade1h')?.layers).toEqual([
    { name: 'ground', isShown: false, isClipped: true, opacity: 0 },
    { name: 'light', isShown: true, isClipped: false, opacity: 10 },
    { name: 'slime', isShown: true, isClipped: true, opacity: 5 },
    { name: 'shade', isShown: false, isClipped: false, opacity: 1 },
  ]);
  for (const text of [
    'light4.shade10c.slime10',
    'light4.shade10c.slime10.slime10',
    'light4.shade10c.slime10.ground10.ground10',
    'light4.shade10c.slime10.water10',
    'light11.shade10c.slime10.ground10',
    'light4.shade10ch.slime10.ground10',
  ])
    expect(stackLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal', async () => {
  const [colors, drawn] = await Promise.all([
    readFile('art/technique/lit-slime.gpl', 'utf8'),
    readFile('art/technique/ordered-layers.art', 'utf8'),
  ]);
  const palette = [...colors.matchAll(/^ *(\d+) +(\d+) +(\d+)\t/gm)].map(([, red, green, blue]) =>
    packColor([Number(red), Number(green), Number(blue), 255]),
  );
  const words = [...(drawn.split('frame\n')[1] ?? '').replaceAll('\n', '')].map(
    (letter) => palette[Number.parseInt(letter, 36)] ?? 0,
  );
  const pictures = [startStack, goal].map((stack) => ({ ...stageSize, words: pixels32(drawStack(stack)) }));
  expect(sideBySide(pictures)).toEqual(words);
});

test('the answer: the lamp flickers and goes on, and the slime shuts its eyes [rule 8]', () => {
  const frames = playAnswer(answer, goal, stageSize);
  const drawn = pixels32(drawStack(goal));
  const beam = placeOf({ x: 30, y: 14 });
  expect(frames[1]?.[beam]).toBe(wordOfLetter('1'));
  expect(frames.at(-1)?.[beam]).toBe(drawn[beam]);
  const eye = placeOf({ x: 21, y: 23 });
  expect(frames[0]?.[eye]).toBe(drawn[eye]);
  expect(frames.at(-1)?.[eye]).toBe(drawn[eye - 1]);
});

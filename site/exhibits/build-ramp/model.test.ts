import { readFile } from 'node:fs/promises';
import { luminanceOf } from 'pixels/edit/contrast';
import { toOklch } from 'pixels/edit/oklab';
import { packColor, pixels32 } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { expect, test } from 'vitest';
import { playAnswer } from '../../testing/playAnswer';
import { answer } from './answer';
import { bar, drawRamp, stageSize } from './drawRamp';
import {
  choosePart,
  hueNameOf,
  hueSteps,
  nearestPart,
  partToTurn,
  type Ramp,
  rampLink,
  shadesOf,
  startRamp,
  turnHue,
} from './model';

const withHues = (shadow: number, base: number, light: number): Ramp => ({
  ...startRamp,
  hues: { shadow, base, light },
});

test('the lightness of shadow, base and light stays whatever their hues; hues go round [rule 1]', () => {
  for (const ramp of [startRamp, withHues(110, 8, 24), withHues(60, 70, 119)]) {
    const [shadow, , base, , light] = shadesOf(ramp).map((color) => toOklch(color).lightness);
    expect(shadow).toBeCloseTo(0.34, 1.5);
    expect(base).toBeCloseTo(0.58, 1.5);
    expect(light).toBeCloseTo(0.86, 1.5);
  }
  expect(turnHue(startRamp, 'base', 121).hues.base).toBe(1);
  expect(turnHue(startRamp, 'base', -1).hues.base).toBe(119);
});

test.each(['oklch', 'hsv'] as const)(
  'five shades rise in %s, and the ends are the same in both [rule 2]',
  (space) => {
    const ramp: Ramp = { ...withHues(110, 8, 24), space };
    const shades = shadesOf(ramp);
    expect(shades).toHaveLength(5);
    const lights = shades.map(luminanceOf);
    expect(lights).toEqual([...lights].sort((one, other) => one - other));
    const oklch = shadesOf({ ...ramp, space: 'oklch' });
    expect([shades[0], shades[2], shades[4]]).toEqual([oklch[0], oklch[2], oklch[4]]);
    if (space === 'hsv') expect(shades[1]).not.toEqual(oklch[1]);
  },
);

test('the ball has all shades, the lightest at its top left, and its twin is grey [rule 3]', () => {
  const ramp = withHues(110, 8, 24);
  const words = pixels32(drawRamp(ramp));
  const shades = shadesOf(ramp).map(packColor);
  const at = (x: number, y: number) => words[y * stageSize.width + x] ?? 0;
  expect([at(22, 14), at(46, 36)]).toEqual([shades[4], shades[0]]);
  const grey = at(90, 14);
  expect([grey & 255, (grey >>> 8) & 255]).toEqual([(grey >>> 8) & 255, (grey >>> 16) & 255]);
});

test('a press takes the nearest part, and arrows another one [rule 4]', () => {
  const ramp = withHues(110, 8, 24);
  expect([0, 15, 17, 100].map((step) => nearestPart(ramp, step))).toEqual([
    'base',
    'base',
    'light',
    'shadow',
  ]);
  // Of two at one place the one in front is taken.
  expect(nearestPart(withHues(95, 8, 8), 10)).toBe('light');
  // All three lie upon each other at first: the chosen one is taken.
  expect(nearestPart({ ...startRamp, chosen: 'light' }, 50)).toBe('light');
  expect(choosePart(startRamp, 1).chosen).toBe('base');
  expect(choosePart(startRamp, -1).chosen).toBe('shadow');
  const words = pixels32(drawRamp(ramp));
  const tip = (bar.top - 1) * stageSize.width + bar.left;
  expect(words[tip + 110]).toBe(packColor([0xfc, 0xf8, 0xef, 255]));
});

test('the goal: a shadow turned toward blue-violet, a light turned toward yellow [rule 5]', () => {
  const toTurn = (...hues: Parameters<typeof withHues>) => partToTurn(withHues(...hues));
  expect(partToTurn(startRamp)).toBe('shadow');
  // As it is asked for: indigo, crimson and gold.
  expect(toTurn(95, 8, 32)).toBeUndefined();
  expect([85, 86, 104, 105].map((shadow) => toTurn(shadow, 8, 32))).toEqual([
    'shadow',
    undefined,
    undefined,
    'shadow',
  ]);
  expect([22, 23, 41, 42].map((light) => toTurn(95, 8, light))).toEqual([
    'light',
    undefined,
    undefined,
    'light',
  ]);
  // Whatever the base is.
  expect(toTurn(95, 32, 32)).toBeUndefined();
  // The zones are marked below the bar, and light up.
  const words = pixels32(drawRamp(withHues(95, 8, 8)));
  const marks = [86, 104, 23, 41].map(
    (step) => words[(bar.top + bar.height + 1) * stageSize.width + bar.left + step],
  );
  const [met, open] = [0x79dca5, 0xfcf8ef].map((hex) => packColor(colorOfHex(hex)));
  expect(marks).toEqual([met, met, open, open]);
});

test('hues have names, and those of the goal have that of its aim [rules 5, 6]', () => {
  expect([0, 8, 20, 32, 50, 65, 85, 95, 108, 119].map(hueNameOf)).toEqual([
    ...['pink', 'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'blueViolet', 'purple', 'pink'],
  ]);
  for (let step = 0; step < hueSteps; step++) {
    expect(hueNameOf(step) === 'blueViolet').toBe(partToTurn(withHues(step, 8, 32)) === undefined);
    expect(hueNameOf(step) === 'yellow').toBe(partToTurn(withHues(95, 8, step)) === undefined);
  }
});

test('a link carries the hues and the space [rule 7]', () => {
  const { hues } = withHues(117, 8, 18);
  expect(rampLink.write({ hues, space: 'hsv' })).toBe('117-8-18-hsv');
  expect(rampLink.read('117-8-18-hsv')).toEqual({ hues, space: 'hsv' });
  for (const text of ['117-8-18', '120-8-18-hsv', '117-8-18-lab'])
    expect(rampLink.read(text), text).toBeUndefined();
});

test('the picture of the page is the exhibit with its goal met, above the bar', async () => {
  const [colors, drawn] = await Promise.all([
    readFile('art/technique/ramp-ball.gpl', 'utf8'),
    readFile('art/technique/ramp-ball.art', 'utf8'),
  ]);
  const palette = [...colors.matchAll(/^ *(\d+) +(\d+) +(\d+)\t/gm)].map(([, red, green, blue]) =>
    packColor([Number(red), Number(green), Number(blue), 255]),
  );
  const ramp = withHues(95, 8, 32);
  const words = [...(drawn.split('frame\n')[1] ?? '').replaceAll('\n', '')].map(
    (letter) => palette[Number.parseInt(letter, 36)],
  );
  expect(partToTurn(ramp)).toBeUndefined();
  expect(words).toEqual([...pixels32(drawRamp(ramp))].slice(0, words.length));
  expect(words).toHaveLength(stageSize.width * 48);
});

test('the answer: an evening by the sea in the five shades alone, in which the sun goes down [rule 8]', () => {
  const ramp = withHues(95, 8, 32);
  const shades = shadesOf(ramp).map(packColor);
  const frames = playAnswer(answer, ramp, stageSize);
  expect(new Set(frames.at(-1))).toEqual(new Set(shades));
  /** The first row in the column of the sun that is lightest. */
  const rowOf = (frame: number) =>
    Array.from({ length: stageSize.height }, (_, row) => row).findIndex(
      (row) => frames.at(frame)?.[row * stageSize.width + 46] === shades.at(-1),
    );
  expect(rowOf(-1)).toBeGreaterThan(rowOf(9) + 10);
});

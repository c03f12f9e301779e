import { toHsv } from 'pixels/edit/hsv';
import { findNearTwins } from 'pixels/edit/paletteOf';
import { colorOfHex } from 'pixels/edit/srgb';
import type { NamedColor } from 'pixels/parse/paletteFile';
import { parsePng } from 'pixels/parse/parsePng';
import type { Remark } from 'pixels/parse/reading';
import { expect, test } from 'vitest';
import type { Outcome, PickedFile } from '../kit/messages';
import { cutRatio, enoughFor } from './judgeContrast';
import { mergeAll } from './mergeAll';
import type { OpenedPalette } from './messages';
import { empty, type Laboratory, type LaboratoryAction, reducer } from './model';
import { rampOf } from './rampOf';
import { encodePalette, nameOfPalette } from './savePalette';

const named = (...codes: readonly number[]): NamedColor[] =>
  codes.map((code) => ({ color: colorOfHex(code), name: undefined }));

const pick = (name: string): PickedFile => ({ id: 1, file: new File([], name) });

function palette(colors: readonly NamedColor[], more: Partial<OpenedPalette> = {}): Outcome<OpenedPalette> {
  return {
    kind: 'opened',
    opened: { picked: pick('a.gpl'), name: '', colors, source: 'gpl', notes: [], ...more },
  };
}

const after = (...actions: readonly LaboratoryAction[]) => actions.reduce(reducer, empty);
const open = (...outcomes: readonly Outcome<OpenedPalette>[]): LaboratoryAction => ({
  kind: 'open',
  outcomes,
});
const codesOf = ({ benches, shown }: Laboratory) =>
  benches[shown]?.colors.map(({ color: [red, green, blue] }) => (red << 16) | (green << 8) | blue);

test('rule 4: new files take the place of those before, and the task in view stays', () => {
  const state = after(
    open(palette(named(1)), palette(named(2))),
    { kind: 'show', index: 1 },
    { kind: 'task', task: 'twins' },
    open(palette(named(3))),
  );
  expect(codesOf(state)).toEqual([3]);
  expect(state).toMatchObject({ shown: 0, task: 'twins' });
});

test('rule 4: files of which none can be read are told of, and leave the palette alone', () => {
  const refusal: Remark = { code: 'empty', at: 0, unit: 'byte' };
  const state = after(open(palette(named(1))), open({ kind: 'refused', picked: pick('b.gpl'), refusal }));
  expect(codesOf(state)).toEqual([1]);
  expect(state.remarks).toEqual([{ name: 'b.gpl', remark: refusal, isRefused: true }]);
});

test('rule 5: the colour that was touched before is the second one', () => {
  const state = after(
    open(palette(named(1, 2, 3))),
    { kind: 'choose', index: 2 },
    { kind: 'choose', index: 1 },
    { kind: 'choose', index: 1 },
  );
  expect(state.benches[0]).toMatchObject({ chosen: 1, other: 2 });
});

test('rules 6 and 7: sorted by hue, greys first, and undone; what is touched stays touched', () => {
  const codes = [0x2040ff, 0xffaaaa, 0x808080, 0xff2020, 0x202020];
  const state = after(open(palette(named(...codes))), { kind: 'order', order: 'hue' });
  expect(codesOf(state)).toEqual([0x202020, 0x808080, 0xff2020, 0xffaaaa, 0x2040ff]);
  expect(state.benches[0]?.chosen).toBe(4);
  expect(codesOf(reducer(state, { kind: 'undo' }))).toEqual(codes);
});

test('rule 6: sorted by lightness, from dark to light', () => {
  const state = after(open(palette(named(0xffff00, 0x0000ff, 0xffffff, 0x00ff00))), {
    kind: 'order',
    order: 'lightness',
  });
  expect(codesOf(state)).toEqual([0x0000ff, 0x00ff00, 0xffff00, 0xffffff]);
});

test('rule 8: of twins the first stays, and one that is gone takes no other one with it', () => {
  const colors = named(0x404040, 0x444444, 0x484848, 0xff0000);
  const gone = mergeAll(findNearTwins(colors.map(({ color }) => color)));
  const state = after(open(palette(colors)), { kind: 'drop', indexes: gone });
  expect(codesOf(state)).toEqual([0x404040, 0x484848, 0xff0000]);
});

test('rule 9: a ramp adds only what the palette does not have, behind the chosen colour', () => {
  const state = after(open(palette(named(0x000000, 0xff0000, 0xffffff))), { kind: 'choose', index: 2 });
  const [bench] = state.benches;
  if (bench === undefined) throw new Error('no palette');
  const colors = rampOf(bench, { way: 'between', space: 'hsv', steps: 3, turn: 0 });
  expect(colors).toEqual([0x000000, 0x808080, 0xffffff].map(colorOfHex));
  const added = reducer(reducer(state, { kind: 'choose', index: 0 }), { kind: 'add', colors });
  expect(codesOf(added)).toEqual([0x000000, 0x808080, 0xff0000, 0xffffff]);
});

test('rule 9: around a colour, light shades turn towards yellow on the shorter way', () => {
  const hueOf = (code: number) => {
    const [bench] = after(open(palette(named(code)))).benches;
    if (bench === undefined) throw new Error('no palette');
    const lightest = rampOf(bench, { way: 'around', space: 'hsv', steps: 3, turn: 30 }).at(-1);
    return lightest === undefined ? undefined : Math.round(toHsv(lightest).hue);
  };
  expect([hueOf(0xff0000), hueOf(0x00ff00)]).toEqual([30, 90]);
});

test('rule 10: a contrast is cut off, never rounded up to what it does not reach', () => {
  expect([cutRatio(4.499), enoughFor(4.499)]).toEqual(['4.49', 'shapes']);
  expect([cutRatio(21), enoughFor(4.5), enoughFor(2.999)]).toEqual(['21.00', 'text', 'little']);
});

test('rule 2: a mended palette says so in its name', async () => {
  const fault: Remark = { code: 'badValue', at: 1, unit: 'line' };
  const [bench] = after(open(palette(named(0xff0000), { notes: [fault] }))).benches;
  if (bench === undefined) throw new Error('no palette');
  expect(nameOfPalette(bench, 'hex')).toBe('a-mended.hex');
  expect(new TextDecoder().decode(await encodePalette(bench, 'gpl'))).toBe(
    'GIMP Palette\nName: a\nColumns: 0\n#\n255   0   0\tff0000\n',
  );
});

test('rule 11: as a PNG a palette has a pixel for each colour, in rows of 256', async () => {
  const colors = Array.from({ length: 300 }, (_, index) => index);
  const [bench] = after(open(palette(named(...colors)))).benches;
  if (bench === undefined) throw new Error('no palette');
  expect(nameOfPalette(bench, 'png')).toBe('a-palette.png');
  const reading = parsePng(await encodePalette(bench, 'png'));
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { width, height, frames } = reading.value;
  expect([width, height]).toEqual([256, 2]);
  const blues = Array.from({ length: 301 }, (_, at) => [
    frames[0]?.raster.data[at * 4 + 2],
    frames[0]?.raster.data[at * 4 + 3],
  ]);
  expect(blues.slice(254, 257)).toEqual([
    [254, 255],
    [255, 255],
    [0, 255],
  ]);
  expect(blues[300]).toEqual([0, 0]);
});

import { limits, remarkCodes } from 'pixels/parse/reading';
import { describe, expect, test } from 'vitest';
import { dragPicture } from './drawPicture';
import { foldAlike } from './fileRemarks';
import { nameFile } from './files';
import { clampPan, fitFactor, placeIn } from './fitFactor';
import { formatRemark } from './formatRemark';
import { en, type ToolWords, zh } from './words';

describe('rule 4: a pixel of a picture has a whole number of pixels of the screen', () => {
  test('as many as are wanted and fit', () => {
    const room = { width: 350, height: 300, ratio: 1 };
    expect(fitFactor({ width: 16, height: 16 }, room, 7)).toBe(7);
    expect(fitFactor({ width: 16, height: 16 }, room, 32)).toBe(18);
    expect(fitFactor({ width: 16, height: 16 }, { ...room, ratio: 1.5 }, 7)).toBe(11);
    expect(fitFactor({ width: 512, height: 16 }, room, 7)).toBe(1);
  });

  test('what is larger than its room is moved, and never so far that room is left over', () => {
    expect(placeIn(100, 40, 999)).toBe(30);
    expect(placeIn(100, 140, 0)).toBe(-20);
    expect(placeIn(100, 140, 15)).toBe(-5);
    expect(placeIn(100, 140, 999)).toBe(0);
    expect(placeIn(100, 140, -999)).toBe(-40);
    expect(clampPan(15, 140, 100)).toBe(15);
    expect(clampPan(99, 140, 100)).toBe(20);
    expect(clampPan(-99, 140, 100)).toBe(-20);
    expect(clampPan(5, 40, 100)).toBe(0);
  });
});

describe('rule 6: a file is saved under a telling name', () => {
  test.each([
    ['slime.png', '4x', 'gif', 'slime-4x.gif'],
    ['walk.v2.gif', '7x', 'gif', 'walk.v2-7x.gif'],
    ['史莱姆.PNG', '2x', 'png', '史莱姆-2x.png'],
    ['.png', '2x', 'png', 'picture-2x.png'],
    [`${'长'.repeat(99)}.png`, '2x', 'png', `${'长'.repeat(60)}-2x.png`],
  ])('%s at %s as %s', (original, mark, ending, name) => {
    expect(nameFile(original, mark, ending)).toBe(name);
  });
});

describe('rule 5: a refusal names what is the matter, the place in the file and the remedy', () => {
  test.each([
    ['English', en],
    ['Chinese', zh],
  ])('every code in %s', (_, words) => {
    for (const code of remarkCodes) {
      const { what, remedy, facts } = formatRemark({ code, at: 12, unit: 'byte' }, words, 'PNG');
      expect(what.length).toBeGreaterThan(3);
      expect(remedy.length).toBeGreaterThan(3);
      expect(facts.join()).toMatch(/12/);
    }
  });

  test('with what was found and what is allowed, as far as the parser tells', () => {
    const remark = { code: 'badValue', at: 8, unit: 'byte', found: 20000, allowed: 8192 } as const;
    expect(formatRemark(remark, en, '').facts).toEqual(['byte 8', 'found: 20000', 'allowed: 8192']);
    expect(formatRemark({ ...remark, unit: 'line' }, zh, '').facts).toEqual([
      '第8行',
      '实际：20000',
      '允许：8192',
    ]);
  });

  test('a size has its unit, and what is too large by a little does not look allowed', () => {
    const tooLarge = { code: 'tooLarge', at: 0, unit: 'file' } as const;
    const facts = (measure: 'bytes' | 'side' | 'pixels', limit: number, words: ToolWords = en) =>
      formatRemark({ ...tooLarge, found: limit + 1, allowed: limit, measure }, words, '').facts;
    expect(facts('bytes', limits.file)).toEqual(['found: 64.1\u00a0MB', 'allowed: 64\u00a0MB']);
    expect(facts('side', limits.side)).toEqual(['found: 8193 pixels', 'allowed: 8192 pixels']);
    expect(facts('pixels', limits.pixels)).toEqual([
      'found: 67.2 million pixels in all frames',
      'allowed: 67.1 million pixels in all frames',
    ]);
    expect(facts('pixels', limits.pixels, zh)).toEqual([
      '实际：所有帧合计6711万像素',
      '允许：所有帧合计6710万像素',
    ]);
  });

  test('the remedy depends on the tool and on what the file is', () => {
    const say = (found: string | undefined, formats: string) =>
      formatRemark({ ...unknown, ...(found === undefined ? {} : { found }) }, en, formats);
    const unknown = { code: 'unknownFormat', at: 0, unit: 'byte' } as const;
    expect(say(undefined, 'GPL or HEX').remedy).toMatch(/read here: GPL or HEX\.$/);
    expect(say('WebP', 'PNG or GIF')).toMatchObject({
      what: 'This is a file of the format WebP, which is not read here.',
      remedy: expect.stringMatching(/PNG or GIF\.$/),
      facts: [],
    });
    expect(say('JPEG', 'PNG').remedy).toMatch(/original/);
    expect(say('MP4', 'PNG').remedy).toMatch(/frames/);
    expect(say('Adobe Swatch Exchange', 'PNG').remedy).toMatch(/“Mend and test a palette”/);
  });

  test('remarks that say the same are one, and a file that is refused is always told of', () => {
    const remark = (at: number, found: string) => ({ code: 'converted', at, unit: 'byte', found }) as const;
    const noted = [remark(1, 'CMYK'), remark(2, 'LAB'), remark(3, 'CMYK')];
    const refused = { name: 'b', remark: { code: 'empty', at: 0, unit: 'byte' }, isRefused: true } as const;
    const all = [...noted.map((one) => ({ name: 'a', remark: one, isRefused: false })), refused, refused];
    expect(foldAlike(all).map(({ name, remark: { at }, more }) => [name, at, more])).toEqual([
      ['a', 1, 1],
      ['a', 2, 0],
      ['b', 0, 0],
      ['b', 0, 0],
    ]);
  });
});

test('rule 4: a picture that does not fit its stage is moved, and no farther than to its edge', () => {
  const room = { width: 300, height: 200, ratio: 2 };
  const picture = { width: 700, height: 100 };
  const moved = dragPicture({ x: 0, y: 0 }, { x: 10, y: 10 }, room, picture);
  expect(moved).toEqual({ x: 20, y: 0 });
  expect(dragPicture(moved, { x: 9999, y: 0 }, room, picture)).toEqual({ x: 50, y: 0 });
  // One that fits stays where it is.
  expect(dragPicture({ x: 0, y: 0 }, { x: 9, y: 9 }, room, { width: 16, height: 16 })).toEqual({
    x: 0,
    y: 0,
  });
});

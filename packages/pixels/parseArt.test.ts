import { expect, test } from 'vitest';
import type { Palette } from './palette';
import { parseArt } from './parseArt';

const palette: Palette = {
  name: 'Two',
  colors: [
    { name: 'black', red: 0, green: 0, blue: 0 },
    { name: 'white', red: 255, green: 255, blue: 255 },
  ],
};
const palettes = new Map([['two', palette]]);

function faultsOf(...lines: string[]): string[] {
  const { faults } = parseArt(lines.join('\n'), palettes);
  return faults.map(({ line, column, message, remedy }) => `${line}:${column} ${message} | ${remedy}`);
}

test('frames, durations, repeats, tags, words and exports', () => {
  const { art, faults } = parseArt(
    [
      '# A blinking corner.',
      'size: 2x2',
      'palette: two',
      'alt-en: A corner',
      'tag: blink 1-3',
      'also: /corner.ico 16 32 on 1',
      'also: /corner.gif 8x',
      'also: /corner.aseprite 1x',
      '',
      'frame 200ms',
      '0.',
      '.1',
      'frame',
      '..',
      '..',
      'frame 50ms = 1',
    ].join('\r\n'),
    palettes,
  );
  expect(faults).toEqual([]);
  expect(art?.frames.map(({ bitmap, duration }) => [[...bitmap.pixels], duration])).toEqual([
    [[1, 0, 0, 2], 200],
    [[0, 0, 0, 0], 100],
    [[1, 0, 0, 2], 50],
  ]);
  expect(art).toMatchObject({
    width: 2,
    height: 2,
    palette,
    alt: { en: 'A corner' },
    tags: [{ name: 'blink', first: 0, last: 2 }],
    exports: [
      { of: 'first', path: '/corner.ico', sides: [16, 32], ground: 2 },
      { of: 'all', path: '/corner.gif', scale: 8 },
      { of: 'all', path: '/corner.aseprite', scale: 1 },
    ],
  });
});

test('a single palette need not be named, whatever palettes lie in folders', () => {
  expect(faultsOf('size: 1x1', 'frame', '1')).toEqual([]);
  const three = { name: 'Three', colors: [...palette.colors, { name: 'red', red: 255, green: 0, blue: 0 }] };
  const all = new Map([...palettes, ['folder/three', three]]);
  expect(parseArt('size: 1x1\nframe\n1', all).art?.palette).toBe(palette);
  expect(parseArt('size: 1x1\npalette: folder/three\nframe\n2', all).faults).toEqual([]);
  expect(parseArt('size: 1x1\nframe\n1', new Map([...palettes, ['three', three]])).faults).toMatchObject([
    { message: 'The header has no palette' },
  ]);
});

test('files that cannot be made are reported', () => {
  expect(
    faultsOf(
      'size: 2x1',
      'also: /a.png 0x',
      'also: /a.gif 17x',
      'also: /a.gif 1x',
      'also: /a.png 1 on 5',
      'frame 20ms',
      '01',
      'frame 85ms',
      '10',
    ),
  ).toEqual([
    expect.stringMatching(/^2:7 "\/a\.png 0x" names no file that can be made \|/),
    expect.stringMatching(/^3:7 "\/a\.gif 17x" names no file that can be made \|/),
    '4:1 A GIF cannot show a frame for 85 ms | Its times are multiples of 10 ms, from 20 ms on.',
    '5:1 The ground of /a.png is no colour | Colours: 0 to 1; a dot is transparent.',
    '5:1 2x1 does not fit a square of 1 | Write the sides of larger ones.',
  ]);
});

test('every mistake is reported where it stands', () => {
  expect(
    faultsOf(
      'size: 3x2',
      'sise: 3x2',
      'palette:  three',
      'tag: walk 2-9',
      'also: /a.gif 16',
      'alt-en:',
      'hello',
      'frame 100 ms',
      '01',
      '0x1',
      'frame',
      '000',
      'frame = 7',
      '000',
    ),
  ).toMatchInlineSnapshot(`
    [
      "2:1 "sise" is no key of a header | Keys: size, palette, alt-en, alt-zh (one for each language), tag, also.",
      "3:11 There is no palette "three" | Palettes of the art folder: two.",
      "5:7 "/a.gif 16" names no file that can be made | Write /name.svg, /name.png with the side of a square, or /name.ico with several; "on 3" paints the ground with colour 3. For all frames write /name.png 1x, /name.gif 8x, /name.aseprite 1x, /name.godot.zip 1x, /name.unity.zip 1x or /name.gamemaker.zip 1x, up to 16x.",
      "6:8 alt-en has no value | Keys: size, palette, alt-en, alt-zh (one for each language), tag, also.",
      "7:1 "hello" is no line \`key: value\` | Keys: size, palette, alt-en, alt-zh (one for each language), tag, also.",
    ]
  `);
  expect(
    faultsOf('size: 3x2', 'tag: walk 2-9', 'frame 100 ms', '01', '0x1', 'frame', '0001', 'frame = 7', '000'),
  ).toMatchInlineSnapshot(`
    [
      "3:1 "frame 100 ms" does not start a frame | Write "frame", "frame 120ms" or "frame 120ms = 2".",
      "4:3 This row has 2 pixels | The size asks for 3.",
      "5:2 "x" is no colour | Colours: 0 to 1; a dot is transparent.",
      "6:1 This frame has 1 rows | The size asks for 2.",
      "7:4 This row has 4 pixels | The size asks for 3.",
      "8:7 There is no frame 7 before this one | Frames count from 1.",
      "9:1 Frame 7 is repeated, so this one has no rows | Take the rows out.",
      "2:1 The tag walk runs from 2 to 9, but there are 3 frames | Name frames that there are, the first one first.",
    ]
  `);
});

test.each([
  [['frame', '0'], '1:1 The header has no size'],
  [['size: 0x4', 'frame'], '1:7 "0x4" is no size'],
  [['size: 1x1'], '1:1 There is no frame'],
])('%j is refused', (lines, message) => {
  expect(faultsOf(...lines)[0]).toContain(message);
});

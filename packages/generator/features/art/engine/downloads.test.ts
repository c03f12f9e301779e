import { parseArt } from 'pixels/parseArt';
import { expect, test } from 'vitest';
import { en } from '../../../model/words/en';
import { zh } from '../../../model/words/zh';
import { describeExport, listFacts } from './downloads';

const frames = { count: 8, width: 16, height: 24 };

test.each([
  [{ src: '/art/ramp.gpl', bytes: 1, colors: 1 }, ' (GPL, 1 colour, 1 byte)', '（GPL，1种颜色，1字节）'],
  [
    { src: '/art/tile.png', bytes: 120, colors: 3, picture: { width: 16, height: 24 } },
    ' (PNG, 16×24 pixels, 3 colours, 120 bytes)',
    '（PNG，16×24像素，3种颜色，120字节）',
  ],
  [
    { src: '/art/walk.png', bytes: 400, colors: 6, picture: { width: 128, height: 24, frames } },
    ' (PNG, 128×24 pixels, 8 frames of 16×24, 6 colours, 400 bytes)',
    '（PNG，128×24像素，8帧，每帧16×24，6种颜色，400字节）',
  ],
  [
    {
      src: '/art/walk.gif',
      bytes: 900,
      colors: 6,
      picture: { width: 16, height: 24, frames: { ...frames, duration: 640 } },
    },
    ' (GIF, 16×24 pixels, 8 frames, 640 ms, 6 colours, 900 bytes)',
    '（GIF，16×24像素，8帧，共640毫秒，6种颜色，900字节）',
  ],
])('%j in English and Chinese', (download, english, chinese) => {
  expect(listFacts(download, en.build.download, 'en-US')).toBe(english);
  expect(listFacts(download, zh.build.download, 'zh-CN')).toBe(chinese);
});

const palette = {
  name: 'Two',
  colors: [
    { name: 'black', red: 0, green: 0, blue: 0 },
    { name: 'white', red: 255, green: 255, blue: 255 },
  ],
};

/** The facts that a page shows about a file exported with `also:`, made of these frames. */
function described(also: string, ...frames: readonly string[]) {
  const lines = [
    'size: 2x1',
    'palette: two',
    `also: ${also}`,
    ...frames.flatMap((row) => ['frame 50ms', row]),
  ];
  const { art, faults } = parseArt(lines.join('\n'), new Map([['two', palette]]));
  expect(faults).toEqual([]);
  return art?.exports.map((entry) => describeExport(entry, art));
}

test.each([
  ['a drawing has the size of its piece', '/a.svg', ['0.'], 1, { width: 2, height: 1 }],
  ['a square has the colour behind it too', '/a.png 16 on 1', ['0.'], 2, { width: 16, height: 16 }],
  ['an icon has the size of its largest square', '/a.ico 16 32', ['00'], 1, { width: 32, height: 32 }],
  ['a single frame is no animation', '/a.gif 3x', ['01'], 2, { width: 6, height: 3 }],
  [
    'frames in a row have no time',
    '/a.png 3x',
    ['0.', '..'],
    1,
    { width: 12, height: 3, frames: { count: 2, width: 6, height: 3 } },
  ],
  [
    'frames one after another have the time of all',
    '/a.gif 3x',
    ['00', '11'],
    2,
    { width: 6, height: 3, frames: { count: 2, width: 6, height: 3, duration: 100 } },
  ],
])('%s', (_, also, frames, colors, picture) => {
  expect(described(also, ...frames)).toEqual([{ colors, picture }]);
});

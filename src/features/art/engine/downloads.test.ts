import { expect, test } from 'vitest';
import { en } from '../../../model/words/en';
import { zh } from '../../../model/words/zh';
import { listFacts } from './downloads';

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

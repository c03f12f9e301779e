import { expect, test } from 'vitest';
import { packSheet } from '../edit/packSheet';
import { rasterOf } from '../edit/pixels32';
import { encodeSheetJson } from './encodeSheetJson';

test('frames, durations and tags are said as Aseprite says them', () => {
  const full = rasterOf(2, 2, Uint32Array.of(1 << 24, 1 << 24, 1 << 24, 1 << 24));
  const corner = rasterOf(2, 2, Uint32Array.of(0, 1 << 24, 0, 1 << 24));
  const sheet = packSheet([full, corner], { columns: 1, isTrimmed: true });
  const frames = [full, corner].map((raster, index) => ({ raster, duration: 100 + index }));
  const tags = [
    { name: 'idle', from: 0, to: 0, direction: 'forward', repeat: 0 },
    { name: 'walk', from: 0, to: 1, direction: 'ping-pong-reverse', repeat: 3 },
  ] as const;
  const animation = { width: 2, height: 2, frames, tags, plays: 0, palette: undefined };
  expect(
    JSON.parse(encodeSheetJson(sheet, animation, { image: 'slime.png', app: 'https://desk.example' })),
  ).toEqual({
    frames: [
      {
        filename: '0',
        frame: { x: 0, y: 0, w: 2, h: 2 },
        rotated: false,
        trimmed: false,
        spriteSourceSize: { x: 0, y: 0, w: 2, h: 2 },
        sourceSize: { w: 2, h: 2 },
        duration: 100,
      },
      {
        filename: '1',
        frame: { x: 0, y: 2, w: 1, h: 2 },
        rotated: false,
        trimmed: true,
        spriteSourceSize: { x: 1, y: 0, w: 1, h: 2 },
        sourceSize: { w: 2, h: 2 },
        duration: 101,
      },
    ],
    meta: {
      app: 'https://desk.example',
      version: '1',
      image: 'slime.png',
      format: 'RGBA8888',
      size: { w: 2, h: 4 },
      scale: '1',
      frameTags: [
        { name: 'idle', from: 0, to: 0, direction: 'forward' },
        { name: 'walk', from: 0, to: 1, direction: 'pingpong_reverse', repeat: '3' },
      ],
    },
  });
});

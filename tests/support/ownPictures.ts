import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enlarge } from 'pixels/edit/enlarge';
import { rasterOf } from 'pixels/edit/pixels32';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import type { Raster } from 'pixels/raster';

/** A sprite of 16 × 12 pixels whose spot moves with `step`. */
function drawSprite(step: number): Raster {
  const words = Uint32Array.from({ length: 16 * 12 }, (_, at) => {
    const [x, y] = [at % 16, Math.floor(at / 16)];
    if (Math.abs(x - 4 - step * 3) < 2 && Math.abs(y - 6) < 2) return 0xff3355ee;
    return (x + y) % 2 === 0 ? 0xff443322 : 0xff554433;
  });
  return rasterOf(16, 12, words);
}

/** As a screen with soft shades, which has more colours than pixel art. */
function drawScreen(width: number, height: number, step = 0): Raster {
  const words = Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isPanel = x < width / 5 || y < height / 12;
    const [red, green] = [Math.floor((x * 200) / width), Math.floor((y * 200) / height)];
    return (isPanel ? 0xff302824 : 0xff000000 + (red << 16) + (green << 8) + 40) + ((step * 24) << 16);
  });
  return rasterOf(width, height, words);
}

function gifOf(frames: readonly Raster[], duration: number): Uint8Array {
  const { width = 1, height = 1 } = frames[0] ?? {};
  const timed = frames.map((raster) => ({ raster, duration }));
  return encodeGif({ width, height, frames: timed, tags: [], plays: 0, palette: undefined });
}

const text = `---
title: Pictures of writers
description: What a writer has saved beside the text.
---

![A sprite](./sprite.png)

![A screen](./screen.png)

![A sprite that walks](./walk.gif)

:::figure[A screen that grows brighter]
![A moving screen](./screen.gif)
:::

Within words ![a sprite](./sprite.png) it is as it was saved.
`;

/** A page \`own\` with each kind of picture that a writer may save beside a text. */
export function addOwnPictures(root: string): void {
  const folder = join(root, 'content/en/pages');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  write('own.md', text);
  write('sprite.png', encodePng(enlarge(drawSprite(0), 10)));
  write('screen.png', encodePng(drawScreen(2000, 1200)));
  write(
    'walk.gif',
    gifOf(
      [0, 1, 2, 3].map((step) => enlarge(drawSprite(step), 10)),
      200,
    ),
  );
  write(
    'screen.gif',
    gifOf(
      [0, 1, 2].map((step) => drawScreen(640, 360, step)),
      500,
    ),
  );
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FrameTag } from 'pixels/animation';
import { packSheet } from 'pixels/edit/packSheet';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeSheetJson } from 'pixels/encode/encodeSheetJson';
import { playedFrames } from 'pixels/playedFrames';
import { blankRaster, type Raster } from 'pixels/raster';
import type * as Pixi from 'pixi.js';
import { expect, test } from '../support/visitor';

declare const Phaser: typeof import('phaser');
declare const PIXI: typeof Pixi;

/** A frame that an engine shows: red, green and blue of the pixel in its middle, and how many milliseconds it lasts. */
type Shown = readonly [color: string, duration: number];
type Played = Readonly<Record<string, readonly Shown[]>>;

const side = 8;
const count = 6;

/** A block around the middle with room of its own on each side, of a colour of its own. */
function drawFrame(index: number): Raster {
  const raster = blankRaster(side, side);
  for (let y = index % 3; y < side - 1; y++)
    for (let x = index % 4; x < side - (index % 2); x++)
      raster.data.set([40 * index, 255 - 30 * index, 9, 255], (y * side + x) * 4);
  return raster;
}

const frames = Array.from({ length: count }, (_, index) => ({
  raster: drawFrame(index),
  duration: 80 + 20 * index,
}));
const tags: readonly FrameTag[] = [
  { name: 'idle', from: 0, to: 0, direction: 'forward', repeat: 0 },
  { name: 'run', from: 1, to: 3, direction: 'forward', repeat: 0 },
  { name: 'back', from: 2, to: 5, direction: 'reverse', repeat: 0 },
  { name: 'swing', from: 3, to: 5, direction: 'ping-pong', repeat: 0 },
];

const expected: Played = Object.fromEntries(
  tags.map((tag) => [
    tag.name,
    playedFrames(count, tag).map(
      (index): Shown => [`${40 * index} ${255 - 30 * index} 9`, frames[index]?.duration ?? 0],
    ),
  ]),
);

/** An empty page on which an engine is, with the two files of the sheet beside it. */
async function openEngine(page: Page, script: string): Promise<void> {
  const sheet = packSheet(
    frames.map(({ raster }) => raster),
    { columns: 'packed', padding: 1, isTrimmed: true },
  );
  const animation = { width: side, height: side, frames, tags, plays: 0, palette: undefined };
  const json = encodeSheetJson(sheet, animation, { image: 'hero.png', app: 'https://desk.example' });
  await page.route('http://game.example/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/hero.json') return route.fulfill({ contentType: 'application/json', body: json });
    if (pathname === '/hero.png')
      return route.fulfill({ contentType: 'image/png', body: Buffer.from(encodePng(sheet.raster)) });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Game</title><link rel=icon href=data:,>',
    });
  });
  await page.goto('http://game.example/');
  const file = join(import.meta.dirname, '../../node_modules', script);
  await page.addScriptTag({ content: await readFile(file, 'utf8') });
}

test('game engines play every animation of a packed and trimmed sheet, each frame as long as it should', async ({
  page,
}) => {
  await test.step('Phaser', async () => {
    await openEngine(page, 'phaser/dist/phaser.min.js');
    const played = await page.evaluate(async (): Promise<Played> => {
      const scene = await new Promise<Phaser.Scene>((resolve) => {
        new Phaser.Game({
          ...{ type: Phaser.CANVAS, width: 8, height: 8, banner: false },
          audio: { noAudio: true },
          scene: {
            preload(this: Phaser.Scene) {
              this.load.aseprite('hero', 'hero.png', 'hero.json');
            },
            create(this: Phaser.Scene) {
              resolve(this);
            },
          },
        });
      });
      scene.game.loop.stop();
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      return Object.fromEntries(
        scene.anims.createFromAseprite('hero').map((animation) => {
          const sprite = scene.add.sprite(4, 4, 'hero').play(animation.key);
          const shown: [string, number][] = [];
          // There and back is twice as long, less the two ends.
          const length = animation.yoyo ? 2 * animation.frames.length - 2 : animation.frames.length;
          while (shown.length < length) {
            const { duration } = sprite.anims.currentFrame ?? { duration: 0 };
            const { source, cutX, cutY, cutWidth, cutHeight, x, y } = sprite.frame;
            const image = source.image as HTMLImageElement;
            context.clearRect(0, 0, 8, 8);
            context.drawImage(image, cutX, cutY, cutWidth, cutHeight, x, y, cutWidth, cutHeight);
            shown.push([context.getImageData(4, 4, 1, 1).data.subarray(0, 3).join(' '), duration]);
            sprite.anims.update(0, duration);
          }
          return [animation.key, shown];
        }),
      );
    });
    expect(played).toEqual(expected);
  });
  await test.step('PixiJS', async () => {
    await openEngine(page, 'pixi.js/dist/pixi.min.js');
    const played = await page.evaluate(async (): Promise<Played> => {
      const sheet = await PIXI.Assets.load<Pixi.Spritesheet>('hero.json');
      const { frames, meta } = sheet.data as unknown as {
        readonly frames: Readonly<Record<string, { readonly duration: number }>>;
        readonly meta: {
          readonly frameTags: readonly { name: string; from: number; to: number; direction: string }[];
        };
      };
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      return Object.fromEntries(
        meta.frameTags.map(({ name, from, to, direction }) => {
          const forward = Array.from({ length: to - from + 1 }, (_, at) => from + at);
          const backward = forward.toReversed();
          const order =
            direction === 'reverse'
              ? backward
              : direction === 'pingpong'
                ? [...forward, ...backward.slice(1, -1)]
                : forward;
          const sprite = new PIXI.AnimatedSprite(
            order.map((index) => ({
              texture: sheet.textures[index] ?? PIXI.Texture.EMPTY,
              time: frames[index]?.duration ?? 0,
            })),
            false,
          );
          sprite.play();
          const shown = order.map((index): [string, number] => {
            const { frame, trim, source } = sprite.texture;
            context.clearRect(0, 0, 8, 8);
            const { x, y, width, height } = frame;
            const [left, top] = [trim?.x ?? 0, trim?.y ?? 0];
            context.drawImage(source.resource as ImageBitmap, x, y, width, height, left, top, width, height);
            const color = context.getImageData(4, 4, 1, 1).data.subarray(0, 3).join(' ');
            const duration = frames[index]?.duration ?? 0;
            // As long as the frame lasts: the next one is seen, and no sooner.
            sprite.update({ deltaTime: ((duration - 1) * 60) / 1000 } as Pixi.Ticker);
            const isStill = sprite.texture.frame === frame;
            sprite.update({ deltaTime: (1.001 * 60) / 1000 } as Pixi.Ticker);
            return [color, isStill ? duration : 0];
          });
          return [name, shown];
        }),
      );
    });
    expect(played).toEqual(expected);
  });
});

import type { Animation } from 'pixels/animation';
import { compressImage, encodeGif } from 'pixels/encode/encodeGif';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImageResult, ImageTask } from './gifWorker';
import { makeGif } from './makeGif';

afterEach(() => vi.unstubAllGlobals());

/** Frames in which every pixel differs from the one before. */
function animationOf(frames: number, side: number): Animation {
  const drawn = Array.from({ length: frames }, (_, frame) => ({
    raster: {
      width: side,
      height: side,
      data: Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) =>
        at % 4 === 3 ? 255 : (at * (frame + 3)) % 7,
      ),
    },
    duration: 100,
  }));
  return { width: side, height: side, frames: drawn, tags: [], plays: 0, palette: undefined };
}

/** A worker that answers as the second one does, so many times, and then fails. */
function workerOf(answers: number) {
  return class {
    onmessage: ((event: { data: ImageResult | 'ready' }) => void) | undefined;
    onerror: (() => void) | undefined;
    terminate = vi.fn();
    answered = 0;
    constructor() {
      queueMicrotask(() => (answers === 0 ? this.onerror?.() : this.onmessage?.({ data: 'ready' })));
    }
    postMessage({ index, pixels }: ImageTask) {
      queueMicrotask(() => {
        if (this.answered++ < answers) this.onmessage?.({ data: { index, data: compressImage(pixels) } });
        else this.onerror?.();
      });
    }
  };
}

const large = animationOf(5, 250);

test.each([
  ['does half of it', 5],
  ['fails on its way', 1],
  ['cannot be started', 0],
])('the file is the same, byte by byte, where the second worker %s', async (_, answers) => {
  vi.stubGlobal('Worker', workerOf(answers));
  const progress: number[] = [];
  const bytes = await makeGif(large, 4, (done) => progress.push(done));
  expect(Buffer.compare(bytes, encodeGif(large, 4))).toBe(0);
  expect(progress).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('a small one is made without a second worker', async () => {
  const start = vi.fn();
  vi.stubGlobal('Worker', start);
  const small = animationOf(3, 8);
  expect(Buffer.compare(await makeGif(small, 4, () => undefined), encodeGif(small, 4))).toBe(0);
  expect(start).not.toHaveBeenCalled();
});

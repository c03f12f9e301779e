import type { Animation } from 'pixels/animation';
import { compressImage, type ImagePixels, planGif, writeGif } from 'pixels/encode/encodeGif';
import type { ImageResult, ImageTask } from './gifWorker';

/** So few pixels are compressed sooner than a second worker is started. */
const fewPixels = 4_000_000;
/** Images that the second worker has at hand, so that it never waits for this one. */
const ahead = 2;

/**
 * An animation as GIF, for the worker of a tool. Where there is much to compress, a second worker takes images from the
 * end while this one takes them from the start, until they meet.
 * @param progress is told how much is done, from 0 to 1
 * @throws RangeError as `encodeGif`
 */
export async function makeGif(
  animation: Animation,
  factor: number,
  progress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const plan = planGif(animation, factor);
  const images = plan.images.map(({ pixels }) => pixels);
  const compressed = new Map<number, Uint8Array>();
  const keep = (index: number, data: Uint8Array) => {
    compressed.set(index, data);
    progress(compressed.size / images.length);
  };
  const rest = [...images.entries()];
  const size = images.reduce((sum, { indexes }) => sum + indexes.length * factor * factor, 0);
  const second = size > fewPixels ? await startSecond() : undefined;
  const others = second && compressElsewhere(second, () => rest.pop(), keep);
  for (let task = rest.shift(); task !== undefined; task = rest.shift()) {
    const [index, pixels] = task;
    keep(index, compressImage(pixels));
    if (others !== undefined) await hearMessages();
  }
  await others;
  // What the second worker failed at is done here.
  for (const [index, pixels] of images.entries())
    if (!compressed.has(index)) keep(index, compressImage(pixels));
  return writeGif(
    plan,
    images.map((_, index) => compressed.get(index) ?? new Uint8Array()),
  );
}

/** Until it has started, this worker must not be at work, or it never starts. `undefined` where it cannot be. */
function startSecond(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => resolve(worker);
    worker.onerror = () => resolve(undefined);
  });
}

/** Gives the worker images as long as there are some. Resolves once it has done the last, or has failed. */
function compressElsewhere(
  worker: Worker,
  take: () => [number, ImagePixels] | undefined,
  keep: (index: number, data: Uint8Array) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let waiting = 0;
    const finish = () => {
      worker.terminate();
      resolve();
    };
    const give = () => {
      const task = take();
      if (task === undefined) return;
      waiting++;
      const message: ImageTask = { index: task[0], pixels: task[1] };
      worker.postMessage(message);
    };
    worker.onmessage = ({ data: { index, data } }: MessageEvent<ImageResult>) => {
      waiting--;
      keep(index, data);
      give();
      if (waiting === 0) finish();
    };
    worker.onerror = finish;
    for (let count = 0; count < ahead; count++) give();
    if (waiting === 0) finish();
  });
}

/** Lets the messages that have come meanwhile be heard. A timer would wait for four milliseconds. */
function hearMessages(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

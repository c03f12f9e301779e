import { compressImage, type ImagePixels } from 'pixels/encode/encodeGif';

/** An image of a GIF for the second worker, and what comes back. */
export interface ImageTask {
  /** Its place among the images. */
  readonly index: number;
  readonly pixels: ImagePixels;
}
export interface ImageResult {
  readonly index: number;
  readonly data: Uint8Array;
}

/** The second worker of a GIF: says that it is there, takes images, and answers each with its data. */
addEventListener('message', ({ data: { index, pixels } }: MessageEvent<ImageTask>) => {
  // A copy: what is compressed may lie in memory that is far larger.
  const result: ImageResult = { index, data: compressImage(pixels).slice() };
  postMessage(result, { transfer: [result.data.buffer] });
});
postMessage('ready');

import { hexOf } from 'pixels/palette';
import type { TreeProps } from '../../model/tree';

/** A picture that is shown enlarged. Lengths are the picture's own pixels. */
export interface ZoomedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture inside what was pressed, or the larger one that its link leads to; `undefined` if it has
 * not come yet or could not be had. It is read from the document, since only the browser knows which file
 * it has chosen and how large that is.
 * @param attributes with the size of the larger picture, where there is one
 */
export function findPicture(
  opener: HTMLElement,
  { href, width, height }: TreeProps,
): ZoomedPicture | undefined {
  const image = opener.querySelector('img');
  if (image === null || image.naturalWidth === 0) return undefined;
  const { alt } = image;
  if (width !== undefined) return { src: String(href), alt, width: Number(width), height: Number(height) };
  const { currentSrc: src, naturalWidth, naturalHeight } = image;
  return { src, alt, width: naturalWidth, height: naturalHeight };
}

/** The colour of a pixel as `#rrggbb`; `undefined` where nothing is to be seen. */
export type ColorAt = (column: number, row: number) => string | undefined;

/** Reads all pixels of a picture, which the browser has loaded already. */
export async function readPixels({ src, width, height }: Omit<ZoomedPicture, 'alt'>): Promise<ColorAt> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return () => undefined;
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return (column, row) => {
    const at = (row * width + column) * 4;
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4);
    return opacity === 0 ? undefined : hexOf({ red, green, blue });
  };
}

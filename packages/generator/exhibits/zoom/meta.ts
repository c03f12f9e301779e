import { hexOf } from 'pixels/palette';
import type { TreeProps } from '../../model/tree';
import type { Place } from './model';

/** A picture that is shown enlarged. Lengths are the picture's own pixels. */
export interface ZoomedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What a press on a link tells: which of its parts, where on the page, and by which pointer; 0 clicks are the keyboard. */
export interface Press {
  readonly target: EventTarget;
  readonly pageX: number;
  readonly pageY: number;
  readonly detail: number;
}

/**
 * The picture inside the link that was pressed, or the larger one that its link leads to; `undefined` if it has
 * not come yet or could not be had. It is read from the document, since only the browser knows which file
 * it has chosen and how large that is.
 * @param attributes with the size of the larger picture, where there is one
 */
export function findPicture(press: Press, { href, width, height }: TreeProps): ZoomedPicture | undefined {
  const image = imageOf(press);
  if (!image || image.naturalWidth === 0) return undefined;
  const { alt } = image;
  if (width !== undefined) return { src: String(href), alt, width: Number(width), height: Number(height) };
  const { currentSrc: src, naturalWidth, naturalHeight } = image;
  return { src, alt, width: naturalWidth, height: naturalHeight };
}

/** Where on the picture the press was; `undefined` if it came from the keyboard. */
export function findPlace(press: Press): Place | undefined {
  const box = imageOf(press)?.getBoundingClientRect();
  if (box === undefined || press.detail === 0) return undefined;
  return {
    x: (press.pageX - scrollX - box.left) / box.width,
    y: (press.pageY - scrollY - box.top) / box.height,
  };
}

function imageOf({ target }: Press) {
  return target instanceof Element ? target.closest('a')?.querySelector('img') : undefined;
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

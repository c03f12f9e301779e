import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { bayerMatrix } from 'pixels/edit/bayer';
import { type Role, roles } from './hours';

/** The landscape in its own pixels. */
export const width = 640;
export const height = 216;

const values = new Map(roles.map((role, index) => [role, index + 1]));
const thresholds = bayerMatrix(4);

/** A layer of the landscape: roles by place, transparent at first. */
export class Layer {
  readonly bitmap: Bitmap;

  constructor(size: Omit<Bitmap, 'pixels'> = { width, height }) {
    this.bitmap = blankBitmap(size.width, size.height);
  }

  /** Outside the layer nothing is set. */
  set(x: number, y: number, role: Role): void {
    const { width, height, pixels } = this.bitmap;
    if (x >= 0 && x < width && y >= 0 && y < height) pixels[y * width + x] = values.get(role) ?? 0;
  }

  /** `undefined` where nothing is drawn. */
  get(x: number, y: number): Role | undefined {
    const { width, height, pixels } = this.bitmap;
    if (x < 0 || x >= width || y < 0 || y >= height) return undefined;
    return roles[(pixels[y * width + x] ?? 0) - 1];
  }
}

/** Whether ordered dithering sets this pixel where `part` of all pixels are to be set. */
export function isSet(x: number, y: number, part: number): boolean {
  return part > ((thresholds[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16;
}

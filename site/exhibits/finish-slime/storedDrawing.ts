import type { Pixels } from './frames';
import { parseDrawing, writeDrawing } from './link';

const key = 'finish-slime';

/** The drawing of the last visit; `undefined` where there is none, or storage is blocked. */
export function readDrawing(): Pixels | undefined {
  try {
    return parseDrawing(localStorage.getItem(key) ?? '');
  } catch {
    return undefined; // Blocked storage reads as empty.
  }
}

/** Keeps the drawing for the next visit and says whether that worked. */
export function storeDrawing(pixels: Pixels): boolean {
  try {
    localStorage.setItem(key, writeDrawing(pixels));
    return true;
  } catch {
    return false; // Blocked or full: the drawing lasts as long as the page.
  }
}

import { isScattered } from './kit/surroundings';

/** Whether a pixel of a lawn is of a tuft, a `v` three pixels wide; in every other place there is one. */
export function isTuft(x: number, y: number): boolean {
  const row = y >> 2;
  const along = x + row * 5;
  const blade = ['#.#', '.#.'][y & 3]?.[along & 7];
  return blade === '#' && isScattered(along >> 3, row, 2);
}

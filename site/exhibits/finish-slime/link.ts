import { emptyFrame, type Pixels, side } from './frames';

/** Before the drawing in the part of an address after `#`. */
const key = 'finish-slime=';
/** Links that were shared before have a shorter name. */
const hashPattern = /^#(?:finish-)?slime=(.*)$/;
/** Rows above the ground, whose pixels can be drawn. */
const drawable = side * (side - 1);
const pairPattern = /([a-y])(\d*)/g;

/**
 * A drawing as text, for addresses: two pixels are one letter (`a` to `y`, five times the first and the
 * second), and a number after it says how often it stands there, if more than once.
 */
export function writeDrawing(pixels: Pixels): string {
  let letters = '';
  for (let at = 0; at < drawable; at += 2)
    letters += String.fromCharCode(97 + 5 * (pixels[at] ?? 0) + (pixels[at + 1] ?? 0));
  return letters.replace(/(.)\1+/g, (run, letter: string) => letter + run.length);
}

/** The drawing that `writeDrawing` gave; `undefined` for any other text. */
export function parseDrawing(text: string): Pixels | undefined {
  if (!/^(?:[a-y](?:[1-9]\d{0,2})?)+$/.test(text)) return undefined;
  const pixels: number[] = [];
  for (const [, letter = 'a', count] of text.matchAll(pairPattern)) {
    const pair = letter.charCodeAt(0) - 97;
    for (let left = Number(count || 1); left > 0 && pixels.length <= drawable; left--)
      pixels.push(Math.floor(pair / 5), pair % 5);
  }
  return pixels.length === drawable ? [...pixels, ...emptyFrame.slice(drawable)] : undefined;
}

/** `#…` with the drawing. */
export function hashOf(pixels: Pixels): string {
  return `#${key}${writeDrawing(pixels)}`;
}

/** The drawing that an address carries after its `#`: none, a damaged one, or its pixels. */
export function readHash(hash: string): Pixels | 'none' | 'damaged' {
  const written = hashPattern.exec(hash)?.[1];
  return written === undefined ? 'none' : (parseDrawing(written) ?? 'damaged');
}

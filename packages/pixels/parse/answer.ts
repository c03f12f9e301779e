import { limits, type Reading, type Remark, type RemarkCode } from './reading';

/** Values that a remark quotes beside its place. */
export type Details = Pick<Remark, 'found' | 'allowed' | 'measure'>;

/** Adds a remark about the place `at` to the answer. */
export type Note = (code: RemarkCode, at: number, details?: Details) => void;

/** Ends the parsing of a file: `answer` turns it into a refusal. */
class Refused extends Error {
  constructor(
    readonly code: RemarkCode,
    readonly at: number,
    readonly details: Details,
  ) {
    super(code);
  }
}

/** Ends the parsing of a file, from anywhere inside of `answer`. */
export function refuse(code: RemarkCode, at: number, details: Details = {}): never {
  throw new Refused(code, at, details);
}

/**
 * Runs a parser on a file. Its value is the answer, with the remarks that it noted on the way, unless
 * it refuses the file; empty files and files over `limits.file` are refused here.
 * @param unit what the parser counts places in
 */
export function answer<Value>(
  bytes: Uint8Array,
  unit: Remark['unit'],
  parse: (note: Note) => Value,
): Reading<Value> {
  const notes: Remark[] = [];
  const note: Note = (code, at, details = {}) => {
    if (notes.length < limits.notes) notes.push(remark(code, at, details));
  };
  // A file may name places that lie beyond its end.
  const remark = (code: RemarkCode, at: number, details: Details): Remark => {
    const place = unit === 'byte' ? Math.min(at, bytes.length) : Math.max(at, 1);
    return { code, at: place, unit, ...shortened(details) };
  };
  try {
    if (bytes.length === 0) refuse('empty', 0);
    if (bytes.length > limits.file)
      refuse('tooLarge', 0, { found: bytes.length, allowed: limits.file, measure: 'bytes' });
    return { ok: true, value: parse(note), notes };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, refusal: remark(error.code, error.at, error.details) };
  }
}

function shortened(details: Details): Details {
  const { found } = details;
  if (typeof found !== 'string' || found.length <= limits.quoted) return details;
  return { ...details, found: `${found.slice(0, limits.quoted)}…` };
}

/**
 * Checks the size of a picture before memory is set aside for it.
 * @param at where the file states it
 */
export function checkSize(width: number, height: number, at: number): void {
  if (width === 0 || height === 0) refuse('noPictures', at, { found: `${width} × ${height}` });
  const side = Math.max(width, height);
  if (side > limits.side) refuse('tooLarge', at, { found: side, allowed: limits.side, measure: 'side' });
  const pixels = width * height;
  if (pixels > limits.pixels)
    refuse('tooLarge', at, { found: pixels, allowed: limits.pixels, measure: 'pixels' });
}

/** How many frames of a size that was checked are read, of so many: the first ones, as far as there is room. */
export function countFitting(width: number, height: number, frames: number): number {
  return Math.min(frames, limits.frames, Math.floor(limits.pixels / (width * height)));
}

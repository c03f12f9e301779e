import type { Fault } from './art';
import { type Frame, usualDuration } from './art';
import { characterOf, type Palette } from './palette';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** The pixel value of each character. */
  readonly values: ReadonlyMap<string, number>;
}

/** More than any animation on a page has: a minute of ten pictures a second. */
const mostFrames = 600;
/** Of all frames of a piece; 16 MB of memory. */
const mostPixels = 4096 ** 2;

/** A picture that is wrong everywhere is understood after fewer. */
const mostFaults = 200;

/** The frames of art text from line `start` on, counted from 0. Of a faulty frame what can be drawn is kept. */
export function parseFrames(lines: readonly string[], start: number, shape: Shape, faults: Fault[]): Frame[] {
  const frames: Frame[] = [];
  const most = Math.min(mostFrames, Math.floor(mostPixels / (shape.width * shape.height)));
  let at = start;
  while (at < lines.length) {
    const head = at;
    if (frames.length === most) {
      const message = `There are more than ${most} frames of this size`;
      faults.push({ line: head + 1, column: 1, message, remedy: 'Make several pieces of them.' });
      break;
    }
    const rows: { text: string; line: number }[] = [];
    for (at += 1; at < lines.length && !isFrameLine(lines[at] ?? ''); at++) {
      const text = (lines[at] ?? '').trimEnd();
      if (!isAside(text)) rows.push({ text, line: at + 1 });
    }
    frames.push(parseFrame(lines[head] ?? '', head + 1, rows, frames, shape, faults));
  }
  if (frames.length === 0)
    faults.push({
      line: lines.length,
      column: 1,
      message: 'There is no frame',
      remedy: 'Write a line "frame", then the rows of its pixels.',
    });
  return frames;
}

function parseFrame(
  head: string,
  line: number,
  rows: readonly { readonly text: string; readonly line: number }[],
  before: readonly Frame[],
  shape: Shape,
  faults: Fault[],
): Frame {
  const { width, height } = shape;
  const report = (at: number, column: number, message: string, remedy: string) => {
    if (faults.length < mostFaults) faults.push({ line: at, column, message, remedy });
  };
  const pixels = new Uint8Array(width * height);
  const [, duration, same] = /^frame(?: (\d+)ms)?(?: = (\d+))?\s*$/.exec(head) ?? [];
  if (!/^frame(?: \d+ms)?(?: = \d+)?\s*$/.test(head))
    report(line, 1, `"${head}" does not start a frame`, 'Write "frame", "frame 120ms" or "frame 120ms = 2".');
  const frame = { bitmap: { width, height, pixels }, duration: Number(duration ?? usualDuration) };
  if (same !== undefined) {
    const original = before[Number(same) - 1];
    if (original === undefined)
      report(
        line,
        head.indexOf('=') + 1,
        `There is no frame ${same} before this one`,
        'Frames count from 1.',
      );
    if (rows[0] !== undefined)
      report(rows[0].line, 1, `Frame ${same} is repeated, so this one has no rows`, 'Take the rows out.');
    return original === undefined ? frame : { ...frame, bitmap: original.bitmap };
  }
  if (rows.length !== height)
    report(line, 1, `This frame has ${rows.length} rows`, `The size asks for ${height}.`);
  for (const [y, { text, line: at }] of rows.slice(0, height).entries()) {
    if (text.length !== width) {
      const column = Math.min(text.length, width) + 1;
      report(at, column, `This row has ${text.length} pixels`, `The size asks for ${width}.`);
    }
    for (let x = 0; x < Math.min(width, text.length); x++) {
      const character = text.charAt(x);
      const value = shape.values.get(character);
      if (value === undefined)
        report(at, x + 1, `"${character}" is no colour`, describeColors(shape.palette));
      else pixels[y * width + x] = value;
    }
  }
  return frame;
}

/** The characters that pixels can be, for messages. */
export function describeColors({ colors }: Palette): string {
  return `Colours: 0 to ${characterOf(colors.length - 1)}; a dot is transparent.`;
}

/** Whether a line starts a frame. */
export function isFrameLine(line: string): boolean {
  return /^frame\b(?!:)/.test(line);
}

/** Whether a line is empty or a comment. */
export function isAside(line: string): boolean {
  return line.trim() === '' || line.startsWith('#');
}

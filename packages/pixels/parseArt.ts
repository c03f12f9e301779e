import type { Art, Export, Fault } from './art';
import { describeColors, isAside, isFrameLine, parseFrames } from './artFrames';
import { type ArtHeader, readHeaderLine } from './artHeader';
import { actionOf, directions } from './encode/walkProject';
import { type Palette, pixelValues } from './palette';

/** GIF counts in hundredths of a second. */
const gifTimeStep = 10;

/** Browsers show a frame of a shorter time for 100 ms. */
const shortestGifTime = 20;

/**
 * Parses art text (`art/README.md` describes it): a header of `key: value` lines, then for each
 * frame a line `frame` and a row of characters for each row of pixels. All faults are reported;
 * `art` is what can be drawn, `undefined` if the header does not say enough.
 * @param palettes by name, with the folders they lie in; if a single one lies in none, a picture
 *   need not name it
 */
export function parseArt(
  text: string,
  palettes: ReadonlyMap<string, Palette>,
): { readonly art: Art | undefined; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const lines = text.split(/\r?\n/);
  const header: ArtHeader = {
    size: undefined,
    palette: usualPalette(palettes),
    alt: {},
    tags: [],
    exports: [],
  };
  let start = lines.findIndex((line) => isFrameLine(line));
  if (start === -1) start = lines.length;
  for (const [index, line] of lines.slice(0, start).entries()) {
    if (isAside(line)) continue;
    const fault = readHeaderLine(line, index + 1, header, palettes);
    if (fault !== undefined) faults.push(fault);
  }
  const { size, palette } = header;
  if (size === undefined || palette === undefined) {
    const missing = size === undefined ? 'size' : 'palette';
    if (faults.length === 0)
      faults.push({
        line: 1,
        column: 1,
        message: `The header has no ${missing}`,
        remedy: 'Write for example "size: 24x24" and "palette: forest" before the first frame.',
      });
    return { art: undefined, faults };
  }
  const frames = parseFrames(lines, start, { ...size, palette, values: pixelValues(palette) }, faults);
  for (const tag of header.tags) {
    if (tag.first >= 0 && tag.first <= tag.last && tag.last < frames.length) continue;
    faults.push({
      line: tag.line,
      column: 1,
      message: `The tag ${tag.name} runs from ${tag.first + 1} to ${tag.last + 1}, but there are ${frames.length} frames`,
      remedy: 'Name frames that there are, the first one first.',
    });
  }
  for (const entry of header.exports) {
    for (const [message, remedy] of exportFaults(entry, { ...size, palette, frames, tags: header.tags }))
      faults.push({ line: entry.line, column: 1, message, remedy });
  }
  const { alt, tags, exports } = header;
  const large = findTooLarge(exports, { ...size, frames });
  if (large !== undefined) faults.push(large);
  return { art: { ...size, palette, alt, frames, tags, exports }, faults };
}

/** Pixels that all files made of one piece may have: 4096 by 4096, or sixteen pictures of 1024 by 1024. */
const mostPixels = 4096 ** 2;

/** The first file that has more pixels, together with those before it, than is drawn in a moment. */
function findTooLarge(
  exports: readonly Export[],
  { width, height, frames }: Pick<Art, 'width' | 'height' | 'frames'>,
): Fault | undefined {
  let pixels = 0;
  for (const entry of exports) {
    pixels +=
      entry.of === 'all'
        ? frames.length * width * height * entry.scale ** 2
        : entry.sides.reduce((sum, side) => sum + side ** 2, 0);
    if (pixels > mostPixels)
      return {
        line: entry.line,
        column: 1,
        message: `With ${entry.path} the files made of this piece have more than ${mostPixels / 2 ** 20} million pixels`,
        remedy: 'Make smaller ones, or fewer.',
      };
  }
  return undefined;
}

/** The palette of pictures that name none. */
function usualPalette(palettes: ReadonlyMap<string, Palette>): Palette | undefined {
  const [only, ...others] = [...palettes].filter(([name]) => !name.includes('/'));
  return others.length === 0 ? only?.[1] : undefined;
}

/** Mistakes that keep a file from being made, each with its remedy. */
function* exportFaults(
  entry: Export,
  { width, height, palette, frames, tags }: Omit<Art, 'alt' | 'exports'>,
): Iterable<readonly [message: string, remedy: string]> {
  if (entry.of === 'all') {
    const odd = frames.find(({ duration }) => duration < shortestGifTime || duration % gifTimeStep !== 0);
    if (entry.path.endsWith('.gif') && odd !== undefined)
      yield [
        `A GIF cannot show a frame for ${odd.duration} ms`,
        `Its times are multiples of ${gifTimeStep} ms, from ${shortestGifTime} ms on.`,
      ];
    if (entry.path.endsWith('.zip') && actionOf(tags) === undefined)
      yield [
        `${entry.path} needs an animation for each of four directions`,
        `Tag them ${directions.map((direction) => `walk_${direction}`).join(', ')}.`,
      ];
    return;
  }
  if (entry.ground > palette.colors.length)
    yield [`The ground of ${entry.path} is no colour`, describeColors(palette)];
  if (entry.sides.some((side) => side < Math.max(width, height)))
    yield [
      `${width}x${height} does not fit a square of ${Math.min(...entry.sides)}`,
      'Write the sides of larger ones.',
    ];
}

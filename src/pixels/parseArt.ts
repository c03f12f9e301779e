import type { Art } from './art';
import { colorsOf, isAside, isFrameLine, parseFrames } from './artFrames';
import { type ArtHeader, readHeaderLine } from './artHeader';
import type { Fault } from './fault';
import { type Palette, pixelValues } from './palette';

/**
 * Parses art text (`art/README.md` describes it): a header of `key: value` lines, then for each
 * frame a line `frame` and a row of characters for each row of pixels. All faults are reported;
 * `art` is what can be drawn, `undefined` if the header does not say enough.
 * @param palettes by name; with a single one a picture need not name it
 */
export function parseArt(
  text: string,
  palettes: ReadonlyMap<string, Palette>,
): { readonly art: Art | undefined; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const lines = text.split(/\r?\n/);
  const header: ArtHeader = {
    size: undefined,
    palette: palettes.size === 1 ? [...palettes.values()][0] : undefined,
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
        remedy: 'Write for example "size: 24x24" and "palette: resprite" before the first frame.',
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
  for (const { path, sides, ground, line } of header.exports) {
    const report = (message: string, remedy: string) => faults.push({ line, column: 1, message, remedy });
    if (ground > palette.colors.length) report(`The ground of ${path} is no colour`, colorsOf(palette));
    const small = sides.find((side) => side < Math.max(size.width, size.height));
    if (small !== undefined)
      report(
        `${size.width}x${size.height} does not fit a square of ${small}`,
        'Write the sides of larger ones.',
      );
  }
  const { alt, tags, exports } = header;
  return { art: { ...size, palette, alt, frames, tags, exports }, faults };
}

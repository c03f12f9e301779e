import type { Export, Fault, Tag } from './art';
import { mostColors, type Palette } from './palette';

/** The settings in the lines before the first frame. */
export interface ArtHeader {
  size: { readonly width: number; readonly height: number } | undefined;
  palette: Palette | undefined;
  readonly alt: Record<string, string>;
  readonly tags: Tag[];
  readonly exports: Export[];
}

/** A key with what stands after its colon, and where that starts. */
interface Line {
  readonly value: string;
  readonly at: { readonly line: number; readonly column: number };
}

type Read = (line: Line, header: ArtHeader, palettes: ReadonlyMap<string, Palette>) => Fault | undefined;

/** Largest side of a picture in pixels: a screen of the size that pixel art is shown on. */
const largestSide = 640;

/** Largest factor of a sheet or a GIF: 16x16 becomes 256x256. */
const largestScale = 16;

const readers: Readonly<Record<string, Read>> = { size, palette, tag, also };
const remedy = 'Keys: size, palette, alt-en, alt-zh (one for each language), tag, also.';

/** Takes in a line `key: value` of the header; returns what is wrong with it. */
export function readHeaderLine(
  text: string,
  line: number,
  header: ArtHeader,
  palettes: ReadonlyMap<string, Palette>,
): Fault | undefined {
  const [, key, space = '', value = ''] = /^([\w-]+):(\s*)(.*?)\s*$/.exec(text) ?? [];
  if (key === undefined) return { line, column: 1, message: `"${text}" is no line \`key: value\``, remedy };
  const at = { line, column: key.length + 2 + space.length };
  if (value === '') return { ...at, message: `${key} has no value`, remedy };
  const [, locale] = /^alt-(.+)$/.exec(key) ?? [];
  if (locale !== undefined) {
    header.alt[locale] = value;
    return undefined;
  }
  const read = readers[key];
  if (read === undefined) return { line, column: 1, message: `"${key}" is no key of a header`, remedy };
  return read({ value, at }, header, palettes);
}

function size({ value, at }: Line, header: ArtHeader): Fault | undefined {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(value) ?? [];
  const sides = [Number(width), Number(height)] as const;
  if (!sides.every((side) => side >= 1 && side <= largestSide))
    return {
      ...at,
      message: `"${value}" is no size`,
      remedy: `Write width and height in pixels, 1 to ${largestSide}, such as 24x24.`,
    };
  header.size = { width: sides[0], height: sides[1] };
  return undefined;
}

function palette(
  { value, at }: Line,
  header: ArtHeader,
  palettes: ReadonlyMap<string, Palette>,
): Fault | undefined {
  header.palette = palettes.get(value);
  if (header.palette !== undefined) return undefined;
  return {
    ...at,
    message: `There is no palette "${value}"`,
    remedy: `Palettes of the art folder: ${[...palettes.keys()].join(', ')}.`,
  };
}

function tag({ value, at }: Line, header: ArtHeader): Fault | undefined {
  const [, name = '', first, last = first] = /^([\w-]+) (\d+)(?:-(\d+))?$/.exec(value) ?? [];
  if (first === undefined)
    return {
      ...at,
      message: `"${value}" is no tag`,
      remedy: 'Write a name and the first and last of its frames, such as walk 5-12.',
    };
  header.tags.push({ name, first: Number(first) - 1, last: Number(last) - 1, line: at.line });
  return undefined;
}

function also({ value, at }: Line, header: ArtHeader): Fault | undefined {
  const made = parseAllFrames(value, at.line) ?? parseFirstFrame(value, at.line);
  if (made === undefined)
    return {
      ...at,
      message: `"${value}" names no file that can be made`,
      remedy: `Write /name.svg, /name.png with the side of a square, or /name.ico with several; "on 3" paints the ground with colour 3. For all frames write /name.png 1x, /name.gif 8x, /name.aseprite 1x, /name.godot.zip 1x, /name.unity.zip 1x or /name.gamemaker.zip 1x, up to ${largestScale}x.`,
    };
  header.exports.push(made);
  return undefined;
}

function parseAllFrames(value: string, line: number): Export | undefined {
  const [, path, scale] =
    /^(\/\S+\.(?:png|gif|aseprite|(?:godot|unity|gamemaker)\.zip)) (\d+)x$/.exec(value) ?? [];
  if (path === undefined || Number(scale) < 1 || Number(scale) > largestScale) return undefined;
  return { of: 'all', path, scale: Number(scale), line };
}

function parseFirstFrame(value: string, line: number): Export | undefined {
  const [, path, sides = '', ground] =
    /^(\/\S+\.(?:svg|png|ico))((?: \d+)*)(?: on ([\da-z]))?$/.exec(value) ?? [];
  const list = sides.split(' ').filter(Boolean).map(Number);
  const isFit =
    path?.endsWith('.svg') === true
      ? list.length === 0
      : list.length === 1 || (list.length > 0 && path?.endsWith('.ico') === true);
  if (path === undefined || !isFit) return undefined;
  return {
    of: 'first',
    path,
    sides: list,
    ground: ground === undefined ? 0 : Number.parseInt(ground, mostColors) + 1,
    line,
  };
}

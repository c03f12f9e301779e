import type { Animation } from 'pixels/animation';
import { ColorIndex } from 'pixels/edit/colorIndex';
import { pixels32, unpackColor } from 'pixels/edit/pixels32';
import { isAseprite } from 'pixels/parse/asepriteChunks';
import { nameOther } from 'pixels/parse/fileFormats';
import { isGif } from 'pixels/parse/gifBlocks';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import { isPng } from 'pixels/parse/pngChunks';
import { parsePngHeader, samplesOf } from 'pixels/parse/pngHeader';
import { limits, type Reading, type Remark } from 'pixels/parse/reading';
import { isZip } from 'pixels/parse/zipMark';
import type { Outcome, PickedFile } from '../../kit/messages';
import { isMisnamedPicture, titleOfPicture } from '../../kit/worker/pictureNames';
import type { FoundTopic, InspectedFormat, Inspection, PixelFormat } from '../messages';
import { findTopics } from './findTopics';
import { factsOf, partsOf } from './openProject';

/** Reads a file, and looks at what it has: what it is told by its bytes, not by its name. */
export async function openFile(picked: PickedFile): Promise<Outcome<Inspection>> {
  const reading = await readInspection(picked.file);
  return reading.ok
    ? { kind: 'opened', opened: { picked, ...reading.value, notes: reading.notes } }
    : { kind: 'refused', picked, refusal: reading.refusal };
}

/** The frames of a file, once more: those that were read before have been handed to the page. */
export async function readFrames(file: File): Promise<Animation> {
  const reading = await readInspection(file);
  if (!reading.ok) throw new Error(`${file.name} is no longer what it was`);
  return reading.value.animation;
}

type Facts = Omit<Inspection, 'picked' | 'notes'>;

async function readInspection(file: File): Promise<Reading<Facts>> {
  const { size, name } = file;
  // It is not even read.
  if (size > limits.file)
    return {
      ok: false,
      refusal: { code: 'tooLarge', at: 0, unit: 'byte', found: size, allowed: limits.file, measure: 'bytes' },
    };
  const reading = await inspect(new Uint8Array(await file.arrayBuffer()));
  if (!reading.ok || !isMisnamedPicture(name, reading.value.format)) return reading;
  const misnamed: Remark = {
    code: 'misnamed',
    at: 0,
    unit: 'byte',
    found: titleOfPicture(reading.value.format),
  };
  return { ...reading, notes: [misnamed, ...reading.notes] };
}

/** The facts of a file, of its bytes. */
export async function inspect(bytes: Uint8Array): Promise<Reading<Facts>> {
  const format = findInspected(bytes);
  if (format === undefined) return { ok: false, refusal: refuseUnknown(bytes) };
  const reading = await parsers[format](bytes);
  // A ZIP that is no project.
  const isOther = !reading.ok && reading.refusal.code === 'unknownFormat';
  return isOther ? { ok: false, refusal: { ...reading.refusal, allowed: titles } } : reading;
}

/** Not `findFormat`, which would bring what knows all other formats along. */
function findInspected(bytes: Uint8Array): InspectedFormat | undefined {
  if (isGif(bytes)) return 'gif';
  if (isAseprite(bytes)) return 'aseprite';
  if (isZip(bytes)) return 'resprite';
  // The parser says that a file is empty.
  return isPng(bytes) || bytes.length === 0 ? 'png' : undefined;
}

const titles = 'Resprite, Aseprite, GIF, PNG';

function refuseUnknown(bytes: Uint8Array): Remark {
  const found = nameOther(bytes);
  const refusal = { code: 'unknownFormat', at: 0, unit: 'byte', allowed: titles } as const;
  return found === undefined ? refusal : { ...refusal, found };
}

const parsers: Readonly<
  Record<InspectedFormat, (bytes: Uint8Array) => Reading<Facts> | Promise<Reading<Facts>>>
> = {
  aseprite: async (bytes) => {
    const { parseAseprite } = await import('pixels/parse/parseAseprite');
    const reading = parseAseprite(bytes);
    if (!reading.ok) return reading;
    const { animation, cels, ...parts } = reading.value;
    const pixels = depths[parts.colorDepth];
    const found = [...whole('aseprite'), ...findTopics(reading.value)];
    return { ...reading, value: gather('aseprite', animation, pixels, found, parts) };
  },
  gif: (bytes) => {
    const reading = parseGif(bytes);
    if (!reading.ok) return reading;
    return { ...reading, value: gather('gif', reading.value, { model: 'indexed', bits: 8 }, whole('gif')) };
  },
  png: (bytes) => {
    const reading = parsePng(bytes);
    if (!reading.ok) return reading;
    // The parser has checked it: it stands in front, behind the mark and its own length and name.
    const { color, depth } = parsePngHeader({ type: 'IHDR', at: 16, data: bytes.subarray(16, 29) });
    const pixels = { model: color, bits: depth * samplesOf[color] };
    return { ...reading, value: gather('png', reading.value, pixels, whole('png')) };
  },
  resprite: async (bytes) => {
    const { parseResprite } = await import('../../kit/worker/resprite/parseResprite');
    const reading = parseResprite(bytes);
    if (!reading.ok) return reading;
    const { value } = reading;
    const facts = gather('resprite', value.animation, depths.rgba, [], partsOf(value));
    return { ...reading, value: { ...facts, project: factsOf(value) } };
  },
};

const depths: Readonly<Record<'rgba' | 'grey' | 'indexed', PixelFormat>> = {
  rgba: { model: 'rgba', bits: 32 },
  grey: { model: 'greyAlpha', bits: 16 },
  indexed: { model: 'indexed', bits: 8 },
};

/** The topics of every file of a format. */
function whole(format: Exclude<InspectedFormat, 'resprite'>): readonly FoundTopic[] {
  return (['any', format] as const).map((topic) => ({ topic, count: 0, names: [] }));
}

function gather(
  format: InspectedFormat,
  animation: Animation,
  pixels: PixelFormat,
  found: readonly FoundTopic[],
  parts?: Inspection['parts'],
): Facts {
  return { format, animation, pixels, colors: countColors(animation), parts, found, project: undefined };
}

/** Pixels of all frames that are looked at: in longer films, counting would take too long. */
const mostPixels = 2 ** 23;
const mostColors = 2 ** 16;

/** Different colours of all frames but the wholly transparent one; `undefined` where nobody counts them. */
function countColors({ width, height, frames }: Animation): number | undefined {
  if (width * height * frames.length > mostPixels) return undefined;
  const colors = new ColorIndex(mostColors);
  if (!frames.every(({ raster }) => colors.addAll(pixels32(raster)))) return undefined;
  return colors.colors.subarray(0, colors.size).filter((word) => unpackColor(word)[3] > 0).length;
}

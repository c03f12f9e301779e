import type { Frame } from '../animation';
import type { Raster } from '../raster';
import { countFitting, type Note } from './answer';
import { ByteReader } from './byteReader';
import type { PngChunk } from './pngChunks';
import type { PngHeader } from './pngHeader';

/** A frame of an animated PNG as its control chunk says it. */
interface Control {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Milliseconds. */
  readonly duration: number;
  /** What becomes of its area before the next frame, and whether it takes the place of what is there. */
  readonly disposal: 'keep' | 'clear' | 'restore';
  readonly isOver: boolean;
}

interface PngFrame {
  readonly control: Control;
  readonly parts: readonly PngChunk[];
}

/** Draws the compressed rows of these chunks as a picture of that size. */
type Paint = (size: Pick<Control, 'width' | 'height'>, parts: readonly PngChunk[]) => Raster;

/**
 * The frames of an animated PNG, each the whole picture as it is seen at that time; none where the file has none. Of an
 * animation that is too large the first frames are read, which is remarked.
 * Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
export function parsePngFrames(
  { width, height }: PngHeader,
  chunks: readonly PngChunk[],
  paint: Paint,
  note: Note,
): readonly Frame[] {
  const listed = listFrames(chunks).filter(({ control, parts }) => {
    const isInside =
      control.left + control.width <= width &&
      control.top + control.height <= height &&
      control.width * control.height > 0;
    if (!isInside || parts.length === 0) note('badValue', control.at, { found: 'fcTL' });
    return isInside && parts.length > 0;
  });
  const room = countFitting(width, height, listed.length);
  const next = listed[room];
  if (next !== undefined) note('framesLeftOut', next.control.at, { found: listed.length, allowed: room });
  const frames: Frame[] = [];
  let canvas = new Uint32Array(width * height);
  for (const { control, parts } of listed.slice(0, room)) {
    const before = canvas;
    canvas = before.slice();
    const raster = paint(control, parts);
    drawPart(new Uint32Array(raster.data.buffer), control, canvas, width);
    const data = new Uint8ClampedArray(canvas.slice().buffer);
    frames.push({ raster: { width, height, data }, duration: control.duration });
    if (control.disposal === 'restore') canvas = before;
    else if (control.disposal === 'clear')
      for (let y = control.top; y < control.top + control.height; y++)
        canvas.fill(0, y * width + control.left, y * width + control.left + control.width);
  }
  return frames;
}

/** How often an animated PNG plays, 0 being for ever; `undefined` where it is none. */
export function playsOf(chunks: readonly PngChunk[]): number | undefined {
  const control = chunks.find(({ type }) => type === 'acTL');
  return control && new ByteReader(control.data, 'big', 4).uint32();
}

function listFrames(chunks: readonly PngChunk[]): readonly PngFrame[] {
  const frames: { control: Control; parts: PngChunk[] }[] = [];
  for (const chunk of chunks) {
    const parts = frames.at(-1)?.parts;
    if (chunk.type === 'fcTL') frames.push({ control: parseControl(chunk), parts: [] });
    // A still picture before the first frame is for viewers that know no animation.
    else if (chunk.type === 'IDAT') parts?.push(chunk);
    else if (chunk.type === 'fdAT') parts?.push({ ...chunk, data: chunk.data.subarray(4), at: chunk.at + 4 });
  }
  return frames;
}

function parseControl({ data, at }: PngChunk): Control {
  const reader = new ByteReader(data, 'big', 4);
  const [width, height, left, top] = [reader.uint32(), reader.uint32(), reader.uint32(), reader.uint32()];
  const [delay, parts] = [reader.uint16(), reader.uint16()];
  const disposal = reader.byte();
  return {
    ...{ at, width, height, left, top },
    duration: (delay * 1000) / (parts || 100),
    disposal: disposal === 1 ? 'clear' : disposal === 2 ? 'restore' : 'keep',
    isOver: reader.byte() === 1,
  };
}

function drawPart(
  pixels: Uint32Array,
  { width, height, left, top, isOver }: Control,
  canvas: Uint32Array,
  stride: number,
): void {
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from++) {
      const at = (top + y) * stride + left + x;
      const pixel = pixels[from] ?? 0;
      canvas[at] = isOver ? blendOver(pixel, canvas[at] ?? 0) : pixel;
    }
}

/** Neither colour is multiplied by its alpha. */
function blendOver(source: number, under: number): number {
  const [alpha, rest] = [source >>> 24, under >>> 24];
  if (alpha === 255 || rest === 0) return source;
  if (alpha === 0) return under;
  const share = rest * (255 - alpha);
  const sum = alpha * 255 + share;
  const mix = (shift: number) =>
    Math.round((((source >>> shift) & 255) * alpha * 255 + ((under >>> shift) & 255) * share) / sum);
  return ((Math.round(sum / 255) << 24) | (mix(16) << 16) | (mix(8) << 8) | mix(0)) >>> 0;
}

import { createHash } from 'node:crypto';
import type { Art, Export } from 'pixels/art';
import { type Bitmap, centerInSquare, enlarge, packSheet } from 'pixels/bitmap';
import { drawSvg } from 'pixels/drawSvg';
import { encodeAseprite } from 'pixels/encode/encodeAseprite';
import { encodeGameMakerStrips } from 'pixels/encode/encodeGameMakerStrips';
import { encodeGodotProject } from 'pixels/encode/encodeGodotProject';
import { encodeIco } from 'pixels/encode/encodeIco';
import { encodeIndexedGif } from 'pixels/encode/encodeIndexedGif';
import { encodeUnityProject } from 'pixels/encode/encodeUnityProject';
import { encodeZip, type ZipPart } from 'pixels/encode/encodeZip';
import type { Walk } from 'pixels/encode/walkProject';
import type { Palette } from 'pixels/palette';
import type { DrawnFile } from '../../../load/art';
import type { ArtPicture, ArtPiece } from '../../../model/art';
import { drawPng } from '../../../output/drawPng';

/** Draws once, at the first call. */
export function drawOnce(draw: () => Uint8Array): DrawnFile {
  let bytes: Uint8Array | undefined;
  return {
    draw: () => {
      bytes ??= draw();
      return bytes;
    },
  };
}

/** The content of a file with a fixed name. */
export function drawExport(entry: Export, { frames, palette, tags }: Art): Uint8Array {
  const { path } = entry;
  if (entry.of === 'all') {
    const large = enlargeFrames(frames, entry.scale);
    if (path.endsWith('.gif')) return encodeIndexedGif(large, palette);
    if (path.endsWith('.aseprite'))
      return encodeAseprite({ frames: large, colors: palette.colors, tags, layer: 'Drawing' });
    const [, engine] = /\.(\w+)\.zip$/.exec(path) ?? [];
    if (engine !== undefined) return zipProject(engine, path, { frames: large, palette, tags });
    return drawPng(packSheet(large.map(({ bitmap }) => bitmap)), palette);
  }
  const bitmap = packSheet(frames.slice(0, 1).map((frame) => frame.bitmap));
  if (path.endsWith('.svg')) return new TextEncoder().encode(drawSvg(bitmap, palette));
  const pngs = entry.sides.map((side) => ({
    side,
    png: drawPng(centerInSquare(bitmap, side, entry.ground), palette),
  }));
  const [only] = pngs;
  return path.endsWith('.png') && only !== undefined ? only.png : encodeIco(pngs);
}

/** What an engine opens, or cuts by itself, by the name in the file's. */
const projects: Readonly<Record<string, (walk: Walk) => readonly ZipPart[]>> = {
  godot: encodeGodotProject,
  unity: encodeUnityProject,
  gamemaker: encodeGameMakerStrips,
};

/** A project in a folder of its own. */
function zipProject(
  engine: string,
  path: string,
  { frames, palette, tags }: Pick<Art, 'frames' | 'palette' | 'tags'>,
): Uint8Array {
  const name = path.slice(path.lastIndexOf('/') + 1, -`.${engine}.zip`.length);
  const bitmaps = frames.map(({ bitmap }) => bitmap);
  const walk: Walk = {
    name,
    width: bitmaps[0]?.width ?? 0,
    height: bitmaps[0]?.height ?? 0,
    durations: frames.map(({ duration }) => duration),
    tags,
    draw: (first, last) => drawPng(packSheet(bitmaps.slice(first, last + 1)), palette),
  };
  const parts = projects[engine]?.(walk) ?? [];
  return encodeZip(parts.map((part) => ({ ...part, name: `${name}-${engine}/${part.name}` })));
}

/** Frames that show the same bitmap share it afterwards, too. */
function enlargeFrames(frames: Art['frames'], scale: number): Art['frames'] {
  const large = new Map(frames.map(({ bitmap }) => [bitmap, enlarge(bitmap, scale)]));
  return frames.map(({ bitmap, duration }) => ({ bitmap: large.get(bitmap) ?? bitmap, duration }));
}

/** A whole animation, or the part of it that a tag names. */
export interface FrameSequence extends Pick<Art, 'palette' | 'frames' | 'tags' | 'alt' | 'width' | 'height'> {
  /** Changes with the text and the palette it is made from. */
  readonly source: string;
}

/**
 * A sequence of frames as pages show it.
 * @param publish takes a picture and its path in the output; returns its address
 */
export function drawPiece(
  name: string,
  { frames, palette, tags, alt, width, height, source }: FrameSequence,
  publish: (path: string, file: DrawnFile) => string,
): ArtPiece {
  const draw = (of: string, count: number): ArtPicture => {
    const hash = createHash('sha256').update(`${of}\0${source}`).digest('hex').slice(0, 8);
    const path = `assets/art/${of.replaceAll('/', '-')}-${hash}.png`;
    const bitmaps = frames.slice(0, count).map(({ bitmap }) => bitmap);
    const src = publish(
      path,
      drawOnce(() => drawPng(packSheet(bitmaps), palette)),
    );
    return { src, width: width * count, height };
  };
  return {
    still: draw(name, 1),
    ...(frames.length > 1 ? { sheet: draw(`${name}-sheet`, frames.length) } : {}),
    durations: frames.map(({ duration }) => duration),
    tags: tags.map(({ name, first, last }) => ({ name, first, last })),
    alt,
    ...(frames[0]?.bitmap.pixels.every((pixel) => pixel !== 0) ? { isOpaque: true } : {}),
    ...(frames[0] && isStrip(frames[0].bitmap) ? { isStrip: true } : {}),
    ...(frames[0] && isOnNight(frames[0].bitmap, palette) ? { isOnNight: true } : {}),
  };
}

/** Views end in more colours: those of a sky, of hills and of what grows there. */
const groundColors = 3;

function isStrip({ width, pixels }: Bitmap): boolean {
  const ends = pixels.filter((_, at) => at % width === 0 || (at + 1) % width === 0);
  return new Set(ends).size <= groundColors;
}

function isOnNight({ width, pixels }: Bitmap, palette: Palette): boolean {
  const night = palette.colors.findIndex(({ name }) => name === 'night') + 1;
  return (
    night > 0 && pixels.every((pixel, at) => pixel === night || (at % width > 0 && (at + 1) % width > 0))
  );
}

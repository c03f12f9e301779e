import { createHash } from 'node:crypto';
import type { Art, Export } from 'pixels/art';
import { centerInSquare, enlarge, packSheet } from 'pixels/bitmap';
import { drawSvg } from 'pixels/drawSvg';
import { encodeAseprite } from 'pixels/encode/encodeAseprite';
import { encodeIco } from 'pixels/encode/encodeIco';
import { encodeIndexedGif } from 'pixels/encode/encodeIndexedGif';
import { encodeSpriteFrames } from 'pixels/encode/encodeSpriteFrames';
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
    if (path.endsWith('.tres')) return new TextEncoder().encode(describeForGodot(path, large, tags));
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

/** The frames in the PNG that lies beside a `.tres`, in a row. */
function describeForGodot(path: string, frames: Art['frames'], tags: Art['tags']): string {
  const cells = frames.map(({ bitmap: { width, height } }, index) => ({
    place: { left: index * width, top: 0, width, height },
    source: { left: 0, top: 0, width, height },
    width,
    height,
  }));
  const image = `${path.slice(path.lastIndexOf('/') + 1, -'tres'.length)}png`;
  const played = tags.map(({ name, first, last }) => ({
    name,
    from: first,
    to: last,
    direction: 'forward' as const,
    repeat: 0,
  }));
  return encodeSpriteFrames({ cells }, { frames, tags: played }, image);
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
  };
}

import { createHash } from 'node:crypto';
import type { DrawnFile } from '../../../engine/load/art';
import { pngOf } from '../../../engine/output/pngOf';
import type { ArtPicture, ArtPiece } from '../../../model/art';
import type { Art } from '../../../pixels/art';
import { packSheet } from '../../../pixels/packSheet';

/** A whole animation, or the part of it that a tag names. */
export interface Take extends Pick<Art, 'palette' | 'frames' | 'alt' | 'width' | 'height'> {
  /** Changes with the text and the palette it is made from. */
  readonly source: string;
}

/**
 * What pages show of a take.
 * @param publish takes a picture and the path it should have in the output; returns its address
 */
export function drawPiece(
  name: string,
  { frames, palette, alt, width, height, source }: Take,
  publish: (path: string, file: DrawnFile) => string,
): ArtPiece {
  const draw = (of: string, count: number): ArtPicture => {
    const hash = createHash('sha256').update(`${of}\0${source}`).digest('hex').slice(0, 8);
    const path = `assets/art/${of.replaceAll('/', '-')}-${hash}.png`;
    const bitmaps = frames.slice(0, count).map(({ bitmap }) => bitmap);
    const src = publish(
      path,
      drawnFile(hash, () => pngOf(packSheet(bitmaps), palette)),
    );
    return { src, width: width * count, height };
  };
  return {
    still: draw(name, 1),
    ...(frames.length > 1 ? { sheet: draw(`${name}-sheet`, frames.length) } : {}),
    durations: frames.map(({ duration }) => duration),
    alt,
  };
}

/** Draws once, at the first call. */
export function drawnFile(key: string, draw: () => Uint8Array): DrawnFile {
  let bytes: Uint8Array | undefined;
  return {
    key,
    draw: () => {
      bytes ??= draw();
      return bytes;
    },
  };
}

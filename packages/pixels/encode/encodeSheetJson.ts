import type { Animation, FrameTag } from '../animation';
import type { Sheet } from '../edit/packSheet';

interface SheetNames {
  /** Name of the picture file that the sheet is saved as. */
  readonly image: string;
  /** The address of what makes the sheet. */
  readonly app: string;
}

const directions: Readonly<Record<FrameTag['direction'], string>> = {
  forward: 'forward',
  reverse: 'reverse',
  'ping-pong': 'pingpong',
  'ping-pong-reverse': 'pingpong_reverse',
};

/**
 * The places of frames on a sheet, in the form in which Aseprite saves them as an array and which game
 * engines read. Durations are milliseconds; a trimmed frame says where it was cut out. Frames are called by their
 * numbers, from 0: Phaser asks for those of a tag by these names.
 * Source: https://www.aseprite.org/docs/cli/#data and
 * https://github.com/aseprite/aseprite/blob/main/src/app/doc_exporter.cpp
 */
export function encodeSheetJson(
  { raster, cells }: Sheet,
  { frames, tags }: Animation,
  { image, app }: SheetNames,
): string {
  const json = {
    frames: cells.map(({ place, source, width, height }, index) => ({
      filename: String(index),
      frame: { x: place.left, y: place.top, w: place.width, h: place.height },
      rotated: false,
      trimmed: source.width !== width || source.height !== height,
      spriteSourceSize: { x: source.left, y: source.top, w: source.width, h: source.height },
      sourceSize: { w: width, h: height },
      duration: frames[index]?.duration ?? 0,
    })),
    meta: {
      app,
      // Of what is written here: the form itself has no number.
      version: '1',
      image,
      format: 'RGBA8888',
      size: { w: raster.width, h: raster.height },
      scale: '1',
      frameTags: tags.map((tag) => ({
        name: tag.name,
        from: tag.from,
        to: tag.to,
        direction: directions[tag.direction],
        // As text, and only where it is not for ever, as Aseprite writes it.
        ...(tag.repeat > 0 ? { repeat: String(tag.repeat) } : {}),
      })),
    },
  };
  return `${JSON.stringify(json, null, 1)}\n`;
}

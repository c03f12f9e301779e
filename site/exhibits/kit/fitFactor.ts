/** The room for a picture, in CSS pixels, on a screen with `ratio` of its own pixels for each of them. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How many pixels of the screen, in each direction, a pixel of a picture is drawn with: a whole number,
 * as near to `wanted` CSS pixels as there is room for, and at least 1.
 */
export function fitFactor({ width, height }: Size, room: Room, wanted: number): number {
  const fits = Math.floor(Math.min((room.width * room.ratio) / width, (room.height * room.ratio) / height));
  return Math.max(1, Math.min(fits, Math.round(wanted * room.ratio)));
}

/** CSS pixels for one of a picture that may be so wide and high: as many as fill whole pixels of the screen. */
export function scaleWithin(picture: Size, most: Size): number {
  return (
    fitFactor(picture, { ...most, ratio: devicePixelRatio }, Number.POSITIVE_INFINITY) / devicePixelRatio
  );
}

/**
 * Where a picture begins in its room, in pixels of the screen: in the middle, or, where it is larger
 * than the room, moved by `pan`, and never so far that room would be left over.
 */
export function placeIn(room: number, size: number, pan: number): number {
  if (size <= room) return Math.floor((room - size) / 2);
  return Math.round(Math.min(0, Math.max(room - size, (room - size) / 2 + pan)));
}

/**
 * How far a picture may be moved from its middle, in its own pixels.
 * @param seen how many of its pixels there is room for
 */
export function clampPan(pan: number, picture: number, seen: number): number {
  const most = Math.max(0, (picture - seen) / 2);
  return Math.min(most, Math.max(-most, pan));
}

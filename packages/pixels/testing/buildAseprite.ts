import { zlibSync } from 'fflate';

export interface AsepriteParts {
  readonly width: number;
  readonly height: number;
  /** Bits of a pixel: 8 indexed, 16 grey, 32 RGBA. */
  readonly depth: number;
  /** 1: opacities count, 2: groups are drawn by themselves. */
  readonly flags?: number;
  readonly transparentIndex?: number;
  /** Frames with their chunks. */
  readonly frames: readonly (readonly (readonly number[])[])[];
}

/** Writes a file of Aseprite from its parts as they are, valid or not; each frame takes 100 ms. */
export function buildAseprite(parts: AsepriteParts): Uint8Array {
  const { width, height, depth, flags = 1, transparentIndex = 0, frames } = parts;
  const body = frames.flatMap((chunks) => {
    const data = chunks.flat();
    const header = [...word(chunks.length), ...word(100), 0, 0, ...long(chunks.length)];
    return [...long(data.length + 16), ...word(0xf1fa), ...header, ...data];
  });
  const header = [
    ...[...long(body.length + 128), ...word(0xa5e0), ...word(frames.length), ...word(width), ...word(height)],
    ...[...word(depth), ...long(flags), ...word(0), ...long(0), ...long(0), transparentIndex, 0, 0, 0],
    ...[...word(0), 1, 1, ...word(0), ...word(0), ...word(16), ...word(16)],
  ];
  return Uint8Array.from([...header, ...Array.from({ length: 128 - header.length }, () => 0), ...body]);
}

export function word(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff];
}

export function long(value: number): number[] {
  return [...word(value), ...word(value >>> 16)];
}

export function text(value: string): number[] {
  const bytes = new TextEncoder().encode(value);
  return [...word(bytes.length), ...bytes];
}

export function chunk(type: number, data: readonly number[]): number[] {
  return [...long(data.length + 6), ...word(type), ...data];
}

export interface LayerParts {
  readonly name?: string;
  /** 1: visible, 8: background, 64: reference. */
  readonly flags?: number;
  /** 0: image, 1: group, 2: tilemap. */
  readonly type?: number;
  readonly level?: number;
  readonly mode?: number;
  readonly opacity?: number;
  readonly tileset?: number;
}

export function layer(parts: LayerParts): number[] {
  const { name = 'Layer', flags = 3, type = 0, level = 0, mode = 0, opacity = 255, tileset } = parts;
  return chunk(0x2004, [
    ...[...word(flags), ...word(type), ...word(level), 0, 0, 0, 0, ...word(mode), opacity, 0, 0, 0],
    ...[...text(name), ...(tileset === undefined ? [] : long(tileset))],
  ]);
}

export interface CelParts {
  readonly layer: number;
  readonly left?: number;
  readonly top?: number;
  readonly opacity?: number;
  readonly zIndex?: number;
}

function cel({ layer, left = 0, top = 0, opacity = 255, zIndex = 0 }: CelParts, type: number): number[] {
  const place = [...word(layer), ...word(left), ...word(top), opacity];
  return [...place, ...word(type), ...word(zIndex), 0, 0, 0, 0, 0];
}

/** A cel of pixels, which are bytes as they are in the file. */
export function imageCel(
  parts: CelParts,
  width: number,
  height: number,
  pixels: readonly number[],
): number[] {
  const data = zlibSync(Uint8Array.from(pixels));
  return chunk(0x2005, [...cel(parts, 2), ...word(width), ...word(height), ...data]);
}

export function rawCel(parts: CelParts, width: number, height: number, pixels: readonly number[]): number[] {
  return chunk(0x2005, [...cel(parts, 0), ...word(width), ...word(height), ...pixels]);
}

export function linkedCel(parts: CelParts, frame: number): number[] {
  return chunk(0x2005, [...cel(parts, 1), ...word(frame)]);
}

export const tileFlips = { x: 0x80000000, y: 0x40000000, diagonal: 0x20000000 };

export function tilemapCel(
  parts: CelParts,
  columns: number,
  rows: number,
  tiles: readonly number[],
): number[] {
  const masks = [0x1fffffff, tileFlips.x, tileFlips.y, tileFlips.diagonal].flatMap(long);
  const data = zlibSync(Uint8Array.from(tiles.flatMap(long)));
  const size = [...word(columns), ...word(rows), ...word(32)];
  return chunk(0x2005, [...cel(parts, 3), ...size, ...masks, ...new Uint8Array(10), ...data]);
}

export function tileset(
  id: number,
  name: string,
  [width, height]: readonly [number, number],
  tiles: number,
  pixels: readonly number[],
): number[] {
  const data = zlibSync(Uint8Array.from(pixels));
  const size = [...long(tiles), ...word(width), ...word(height), ...word(1)];
  return chunk(0x2023, [
    ...[...long(id), ...long(2 | 4), ...size, ...new Uint8Array(14), ...text(name)],
    ...[...long(data.length), ...data],
  ]);
}

/** A palette that starts at index 0; a colour may have a name behind its four numbers. */
export function palette(colors: readonly (readonly [number, number, number, number, string?])[]): number[] {
  const entries = colors.flatMap(([red, green, blue, alpha, name]) => [
    ...[...word(name === undefined ? 0 : 1), red, green, blue, alpha],
    ...(name === undefined ? [] : text(name)),
  ]);
  const range = [...long(colors.length), ...long(0), ...long(colors.length - 1)];
  return chunk(0x2019, [...range, ...new Uint8Array(8), ...entries]);
}

export interface TagParts {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly direction: number;
  readonly repeat: number;
}

export function tags(list: readonly TagParts[]): number[] {
  return chunk(0x2018, [
    ...[...word(list.length), ...new Uint8Array(8)],
    ...list.flatMap(({ name, from, to, direction, repeat }) => [
      ...[...word(from), ...word(to), direction, ...word(repeat), ...new Uint8Array(6), 1, 2, 3, 0],
      ...text(name),
    ]),
  ]);
}

/** Data attached to the part before it: a text. */
export function userData(value: string): number[] {
  return chunk(0x2020, [...long(1), ...text(value)]);
}

export function slice(name: string): number[] {
  const box = (values: readonly number[]) => values.flatMap(long);
  const key = [...long(0), ...box([1, 2, 3, 4]), ...box([0, 1, 1, 2]), ...box([1, 1])];
  return chunk(0x2022, [...long(1), ...long(3), ...long(0), ...text(name), ...key]);
}

import type { Note } from './answer';
import { type AsepriteChunk, type AsepriteHeader, readText } from './asepriteChunks';
import type { AsepriteTileset } from './asepriteFile';
import type { Attached } from './asepriteParts';
import type { AsepriteInflater, AsepritePixels } from './asepritePixels';
import { ByteReader } from './byteReader';
import { limits } from './reading';

/** A tileset with the pixels of its tiles, one below the other. */
export interface ReadTileset {
  readonly tileset: Attached<AsepriteTileset>;
  readonly pixels: AsepritePixels | undefined;
  /** The number of the tile that is empty. */
  readonly emptyTile: number;
}

export function parseAsepriteTileset(
  { data, at }: AsepriteChunk,
  header: AsepriteHeader,
  inflater: AsepriteInflater,
  note: Note,
): ReadTileset {
  const reader = new ByteReader(data, 'little');
  const [id, flags, tiles] = [reader.uint32(), reader.uint32(), reader.uint32()];
  const [tileWidth, tileHeight, baseIndex] = [reader.uint16(), reader.uint16(), reader.int16()];
  reader.skip(14);
  const name = readText(reader);
  const externalFile = (flags & 1) !== 0 ? reader.uint32() : undefined;
  if (externalFile !== undefined) reader.skip(4);
  const tileset = { id, name, tileWidth, tileHeight, tiles, baseIndex, externalFile, userData: undefined };
  const height = tileHeight * tiles;
  const size = tileWidth * height * header.pixelBytes;
  const emptyTile = (flags & 4) !== 0 ? 0 : 0xffffffff;
  if ((flags & 2) === 0) note('notRead', at, { found: name });
  if ((flags & 2) === 0 || size === 0) return { tileset, pixels: undefined, emptyTile };
  const bytes = inflater.inflate(reader.take(reader.uint32()), size, at, name);
  return { tileset, pixels: bytes && { width: tileWidth, height, data: bytes }, emptyTile };
}

/** Reads a tilemap as the pixels that its tiles make. @param found its layer's name, for remarks */
export function readAsepriteTilemap(
  reader: ByteReader,
  tileset: ReadTileset | undefined,
  header: AsepriteHeader,
  inflater: AsepriteInflater,
  at: number,
  found: string,
): AsepritePixels | undefined {
  const [columns, rows, bits] = [reader.uint16(), reader.uint16(), reader.uint16()];
  const masks: TileMasks = {
    index: reader.uint32(),
    flipX: reader.uint32(),
    flipY: reader.uint32(),
    diagonal: reader.uint32(),
  };
  reader.skip(10);
  if (columns * rows === 0) return undefined;
  if (bits !== 32 || tileset?.pixels === undefined) {
    inflater.note('notRead', at, { found });
    return undefined;
  }
  const { tileWidth, tileHeight } = tileset.tileset;
  const [width, height] = [columns * tileWidth, rows * tileHeight];
  if (Math.max(width, height) > limits.side) {
    inflater.note('tooLarge', at, { found, allowed: limits.side, measure: 'side' });
    return undefined;
  }
  const bytes = inflater.inflate(reader.take(reader.bytes.length), columns * rows * 4, at, found);
  if (bytes === undefined) return undefined;
  const { pixelBytes } = header;
  inflater.count(width * height * pixelBytes, at);
  const data = new Uint8Array(width * height * pixelBytes);
  if (header.colorDepth === 'indexed') data.fill(header.transparentIndex);
  const tiles = new ByteReader(bytes, 'little');
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns && tiles.has(4); column++) {
      const start = row * tileHeight * width + column * tileWidth;
      copyTile(tiles.uint32(), masks, tileset, data, start, width, pixelBytes);
    }
  return { width, height, data };
}

/** Which bits of a tile name its number, and which turn it. */
interface TileMasks {
  readonly index: number;
  readonly flipX: number;
  readonly flipY: number;
  /** Columns become rows. */
  readonly diagonal: number;
}

/** @param start the pixel of `target` that the tile's corner comes to; `width` is of a row there */
function copyTile(
  value: number,
  masks: TileMasks,
  { tileset: { tileWidth, tileHeight, tiles }, pixels, emptyTile }: ReadTileset,
  target: Uint8Array,
  start: number,
  width: number,
  pixelBytes: number,
): void {
  const has = (mask: number) => mask !== 0 && (value & mask) === (mask | 0);
  if (value === emptyTile || pixels === undefined) return;
  const lowest = masks.index & -masks.index;
  const tile = lowest === 0 ? 0 : ((value & masks.index) >>> 0) / (lowest >>> 0);
  if (tile === emptyTile || tile >= tiles) return;
  const [isFlippedX, isFlippedY, isDiagonal] = [has(masks.flipX), has(masks.flipY), has(masks.diagonal)];
  for (let y = 0; y < tileHeight; y++)
    for (let x = 0; x < tileWidth; x++) {
      const column = isFlippedX ? tileWidth - 1 - x : x;
      const row = isFlippedY ? tileHeight - 1 - y : y;
      const [fromX, fromY] = isDiagonal ? [row, column] : [column, row];
      if (fromX >= tileWidth || fromY >= tileHeight) continue;
      const from = ((tile * tileHeight + fromY) * tileWidth + fromX) * pixelBytes;
      const to = (start + y * width + x) * pixelBytes;
      for (let byte = 0; byte < pixelBytes; byte++) target[to + byte] = pixels.data[from + byte] ?? 0;
    }
}

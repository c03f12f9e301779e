import type { Note } from './answer';
import type { AsepriteChunk, AsepriteHeader } from './asepriteChunks';
import type { AsepriteCel } from './asepriteFile';
import type { ReadLayer } from './asepriteLayers';
import type { Attached } from './asepriteParts';
import { type AsepriteInflater, type AsepritePixels, readAsepritePixels } from './asepritePixels';
import { type ReadTileset, readAsepriteTilemap } from './asepriteTilemaps';
import { ByteReader } from './byteReader';

/** A cel with its pixels, which linked cels share. */
export interface ReadCel {
  readonly cel: Attached<AsepriteCel>;
  readonly pixels: AsepritePixels;
}

/** The cels of a file by frame and layer. */
export class AsepriteCels {
  readonly #cels = new Map<number, ReadCel>();

  get(frame: number, layer: number): ReadCel | undefined {
    return this.#cels.get(frame * 0x10000 + layer);
  }

  set(read: ReadCel): void {
    this.#cels.set(read.cel.frame * 0x10000 + read.cel.layer, read);
  }

  all(): ReadCel[] {
    return [...this.#cels.values()];
  }
}

const types = { raw: 0, linked: 1, compressed: 2, tilemap: 3 };

/** Reads a cel; one without a layer or a picture is noted and left out. */
export function parseAsepriteCel(
  { data, at }: AsepriteChunk,
  frame: number,
  header: AsepriteHeader,
  layers: readonly ReadLayer[],
  tilesets: ReadonlyMap<number, ReadTileset>,
  cels: AsepriteCels,
  inflater: AsepriteInflater,
): ReadCel | undefined {
  const { note } = inflater;
  const reader = new ByteReader(data, 'little');
  const index = reader.uint16();
  const [left, top, opacity, type, zIndex] = [
    reader.int16(),
    reader.int16(),
    reader.byte(),
    reader.uint16(),
    reader.int16(),
  ];
  reader.skip(5);
  const layer = layers[index];
  if (layer === undefined || layer.kind === 'group') {
    note('badValue', at, { found: `layer ${index}` });
    return undefined;
  }
  const link = type === types.linked ? findLink(reader.uint16(), index, cels, at, note) : undefined;
  const pixels =
    link?.pixels ?? readPicture(type, reader, header, tilesets.get(layer.tileset ?? -1), inflater, at, layer);
  if (pixels === undefined) return undefined;
  const { width, height } = pixels;
  const cel: Attached<AsepriteCel> = {
    ...{ frame, layer: index, left, top, width, height, opacity, zIndex },
    kind: layer.kind === 'tilemap' ? 'tilemap' : 'image',
    linkedTo: link?.cel.frame,
    userData: link?.cel.userData,
  };
  return { cel, pixels };
}

function findLink(
  frame: number,
  layer: number,
  cels: AsepriteCels,
  at: number,
  note: Note,
): ReadCel | undefined {
  const link = cels.get(frame, layer);
  if (link === undefined) note('badValue', at, { found: `frame ${frame + 1}` });
  return link;
}

function readPicture(
  type: number,
  reader: ByteReader,
  header: AsepriteHeader,
  tileset: ReadTileset | undefined,
  inflater: AsepriteInflater,
  at: number,
  { name }: ReadLayer,
): AsepritePixels | undefined {
  if (type === types.raw || type === types.compressed)
    return readAsepritePixels(reader, header, type === types.compressed, inflater, at, name);
  if (type === types.tilemap) return readAsepriteTilemap(reader, tileset, header, inflater, at, name);
  if (type !== types.linked) inflater.note('notRead', at, { found: name });
  return undefined;
}

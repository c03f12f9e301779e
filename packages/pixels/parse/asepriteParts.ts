import type { FrameTag } from '../animation';
import { type AsepriteChunk, readText } from './asepriteChunks';
import type {
  AsepriteColorProfile,
  AsepriteExternalFile,
  AsepriteSlice,
  AsepriteSliceKey,
  AsepriteTag,
  UserData,
} from './asepriteFile';
import { ByteReader } from './byteReader';
import { parseProfileName } from './parseProfileName';

/** A part that what is attached to it is read after. */
export type Attached<Part> = Part & { userData: UserData | undefined };

const directions: readonly FrameTag['direction'][] = ['forward', 'reverse', 'ping-pong', 'ping-pong-reverse'];

export function parseAsepriteTags({ data }: AsepriteChunk): Attached<AsepriteTag>[] {
  const reader = new ByteReader(data, 'little');
  const count = reader.uint16();
  reader.skip(8);
  const tags: Attached<AsepriteTag>[] = [];
  while (tags.length < count && reader.has(1)) {
    const [from, to] = [reader.uint16(), reader.uint16()];
    const direction = directions[reader.byte()] ?? 'forward';
    const repeat = reader.uint16();
    reader.skip(6);
    const color = [reader.byte(), reader.byte(), reader.byte(), 255] as const;
    reader.skip(1);
    tags.push({ name: readText(reader), from, to, direction, repeat, color, userData: undefined });
  }
  return tags;
}

export function parseAsepriteSlice({ data }: AsepriteChunk): Attached<AsepriteSlice> {
  const reader = new ByteReader(data, 'little');
  const [count, flags] = [reader.uint32(), reader.uint32()];
  reader.skip(4);
  const name = readText(reader);
  const readBox = () => ({
    left: reader.int32(),
    top: reader.int32(),
    width: reader.uint32(),
    height: reader.uint32(),
  });
  const keys: AsepriteSliceKey[] = [];
  while (keys.length < count && reader.has(20))
    keys.push({
      frame: reader.uint32(),
      ...readBox(),
      center: (flags & 1) !== 0 ? readBox() : undefined,
      pivot: (flags & 2) !== 0 ? { x: reader.int32(), y: reader.int32() } : undefined,
    });
  return { name, keys, userData: undefined };
}

const profiles = ['none', 'srgb', 'icc'] as const;

export function parseAsepriteColorProfile({ data }: AsepriteChunk): AsepriteColorProfile {
  const reader = new ByteReader(data, 'little');
  const kind = profiles[reader.uint16()] ?? 'unknown';
  const hasGamma = (reader.uint16() & 1) !== 0;
  const gamma = reader.uint32() / 0x10000;
  reader.skip(8);
  const name = kind === 'icc' ? parseProfileName(reader.take(reader.uint32())) : undefined;
  return { kind, gamma: hasGamma ? gamma : undefined, name };
}

const fileKinds = ['palette', 'tileset', 'properties', 'tileManagement'] as const;

export function parseAsepriteExternalFiles({ data }: AsepriteChunk): AsepriteExternalFile[] {
  const reader = new ByteReader(data, 'little');
  const count = reader.uint32();
  reader.skip(8);
  const files: AsepriteExternalFile[] = [];
  while (files.length < count && reader.has(14)) {
    const id = reader.uint32();
    const kind = fileKinds[reader.byte()] ?? 'unknown';
    reader.skip(7);
    files.push({ id, kind, name: readText(reader) });
  }
  return files;
}

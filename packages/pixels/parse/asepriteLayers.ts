import type { Note } from './answer';
import { type AsepriteChunk, type AsepriteHeader, readText } from './asepriteChunks';
import type { AsepriteLayer, UserData } from './asepriteFile';
import { blendModes } from './blendColors';
import { ByteReader } from './byteReader';

/** A layer while the file is being read: its children and what is attached to it come later. */
export interface ReadLayer extends AsepriteLayer {
  readonly level: number;
  readonly children: ReadLayer[];
  userData: UserData | undefined;
}

/** Deeper groups count as siblings. */
const deepest = 64;

const kinds = ['image', 'group', 'tilemap'] as const;

/** Reads a layer. @param index its number among all layers */
export function parseAsepriteLayer(
  { data, at }: AsepriteChunk,
  index: number,
  header: AsepriteHeader,
  note: Note,
): ReadLayer {
  const reader = new ByteReader(data, 'little');
  const [flags, type, level] = [reader.uint16(), reader.uint16(), reader.uint16()];
  reader.skip(4);
  const mode = reader.uint16();
  const opacity = reader.byte();
  reader.skip(3);
  const name = readText(reader);
  const known = kinds[type] ?? 'unknown';
  const kind = known === 'image' && (flags & 64) !== 0 ? 'reference' : known;
  const tileset = kind === 'tilemap' ? reader.uint32() : undefined;
  if (kind === 'unknown') note('notRead', at, { found: name });
  const isBackground = (flags & 8) !== 0;
  // Groups have an opacity and a blend mode only where they are drawn by themselves.
  const mixes = !isBackground && (kind !== 'group' || header.composesGroups);
  const blendMode = blendModes[mode];
  if (mixes && blendMode === undefined) note('badValue', at, { found: name, allowed: blendModes.join(', ') });
  return {
    ...{ index, name, kind, isBackground, tileset, userData: undefined },
    isVisible: (flags & 1) !== 0,
    isLocked: (flags & 2) === 0,
    opacity: mixes && header.hasOpacity ? opacity : 255,
    blendMode: mixes ? (blendMode ?? 'normal') : 'normal',
    children: [],
    level: Math.min(level, deepest),
  };
}

/** Puts layers into the groups that their levels name. @returns those at the top */
export function buildLayerTree(layers: readonly ReadLayer[]): ReadLayer[] {
  const roots: ReadLayer[] = [];
  // The groups around the place where the next layer stands, the outermost first.
  const groups: ReadLayer[] = [];
  for (const layer of layers) {
    while (groups.length > 0 && (groups.at(-1)?.level ?? 0) >= layer.level) groups.pop();
    (groups.at(-1)?.children ?? roots).push(layer);
    if (layer.kind === 'group') groups.push(layer);
  }
  return roots;
}

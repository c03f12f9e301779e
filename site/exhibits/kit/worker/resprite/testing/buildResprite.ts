import type { Raster } from 'pixels/raster';
import { buildChunk, buildPng } from 'pixels/testing/buildPng';
import { buildZip, type ZipEntryParts } from 'pixels/testing/buildZip';

type Fields = Readonly<Record<string, unknown>>;

export interface RespriteParts {
  readonly width: number;
  readonly height: number;
  /** A number is the duration of a frame, in steps. */
  readonly frames: readonly (number | Fields)[];
  /** The first is on top. */
  readonly layers: readonly Fields[];
  /** The pictures of cells by their ids. */
  readonly pictures: Readonly<Record<string, Raster | Uint8Array>>;
  /** Fields of the document that are added or take the place of others. */
  readonly more?: Fields;
  /** Further files and folders below the root. */
  readonly entries?: readonly ZipEntryParts[];
  readonly root?: string;
}

/** Writes a project from its parts as they are, valid or not. */
export function buildResprite(parts: RespriteParts): Uint8Array {
  const { width, height, frames, layers, pictures, more = {}, entries = [] } = parts;
  const { root = '0B5E8B7C-2D0A-4C0F-9E57-4F8F0F4E7B11.resprite/' } = parts;
  const canvasSize = { width, height };
  const document = {
    ...{ formatVersion: 2, requiredCapabilities: [], generatorInfo: { name: 'test' }, canvasSize },
    ...{ frameCount: frames.length, frameRate: 10, currFrameNo: 0, currLayerNo: 0 },
    ...{ showGrid: true, gridWidth: 8, gridHeight: 8 },
    frameDatas: frames.map((frame) => ({
      ...plainFrame,
      ...(typeof frame === 'number' ? { duration: frame } : frame),
    })),
    layerDatas: layers.map((layer) => ({ ...plainLayer, ...layer })),
    ...more,
  };
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  return buildZip(
    [
      { name: '', bytes: new Uint8Array() },
      { name: 'document.json', bytes: json(document), isDeflated: true },
      { name: 'meta.json', bytes: json({ canvasSize, frameCount: frames.length }) },
      // As the app writes it: marked as deflated, without the stream of nothing.
      { name: 'ReferenceImages/', bytes: new Uint8Array(), isDeflated: true },
      ...Object.entries(pictures).map(([id, picture]) => ({
        name: `CellData/${id}.png`,
        bytes: picture instanceof Uint8Array ? picture : buildApplePng(picture),
      })),
      ...entries,
    ].map((entry) => ({ ...entry, name: `${root}${entry.name}` })),
  );
}

const plainFrame = { duration: 1, isClipHead: false, clipName: '', clipDir: 'Forward' };

const plainLayer = {
  ...{ name: 'Layer', opacity: 1, contentVisible: true, blendMode: 'bm-normal' },
  ...{ isGroup: false, isClippingMask: false, layerKind: 'raster' },
};

/** A cell whose picture has its corner at `x`, `y`. */
export function cell(id: string, width: number, height: number, x = 0, y = 0, more: Fields = {}): Fields {
  return { id, inherit: false, opacity: 1, bounds: { origin: { x, y }, size: { width, height } }, ...more };
}

/** A cell that shows the one before. */
export const inherited: Fields = cell('', 0, 0, 0, 0, { inherit: true });

/** A cell without a picture. */
export const emptyCell: Fields = cell('none', 0, 0);

/** A PNG with the chunks that iOS writes: RGBA, `iDOT`, its data in two pieces. */
function buildApplePng({ width, height, data }: Raster): Uint8Array {
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  const png = buildPng({ width, height, depth: 8, type: 6, isInterlaced: false, rows, dataChunks: 2 });
  const own = ['sRGB', 'eXIf', 'pHYs', 'iDOT'].flatMap((name) => [...buildChunk(name, new Uint8Array(9))]);
  const header = 8 + 25;
  return Uint8Array.from([...png.subarray(0, header), ...own, ...png.subarray(header)]);
}

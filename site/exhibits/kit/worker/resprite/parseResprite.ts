import type { Animation, FrameTag } from 'pixels/animation';
import { answer, checkSize, countFitting, refuse } from 'pixels/parse/answer';
import { drawBlended } from 'pixels/parse/drawBlended';
import { limits, type Reading, type Remark, type RemarkCode } from 'pixels/parse/reading';
import { blankRaster } from 'pixels/raster';
import { CellPictures } from './cellPictures';
import { countDrawable } from './countDrawable';
import {
  type Fields,
  fieldsOf,
  isNothing,
  listOf,
  positive,
  quote,
  sayList,
  sayValue,
  sideOf,
  sizeOf,
  wholeOf,
} from './fields';
import type { RespriteCell, RespriteFile, RespriteLayer } from './respriteFile';
import { unpackProject } from './unpackProject';

/**
 * Parses a `.resprite` project: a ZIP with a `document.json` and a PNG for each cell. Nobody has published the format;
 * what is read here is what readers of others agree on, and each thing beyond it that a file has is remarked:
 * https://github.com/counter185/voidsprite/blob/main/freesprite/io/io_resprite.cpp
 */
export function parseResprite(bytes: Uint8Array): Reading<RespriteFile> {
  const remarks: Remark[] = [];
  const reading = answer(bytes, 'byte', (note) => {
    const { text, pictures, parts } = unpackProject(bytes, note);
    const parser = new DocumentParser(parseDocument(text), pictures, remarks);
    if (parts.length > 0) parser.remark('notRead', { found: parts.join(', ') });
    return parser.parse();
  });
  if (!reading.ok) return reading;
  return { ...reading, notes: [...reading.notes, ...remarks].slice(0, limits.notes) };
}

/** The version of the form that is described. */
const knownVersion = 2;
/** Cells of all layers, empty ones counted: a document can ask for any number of them. */
const mostCells = 1_000_000;
/** Milliseconds of a frame: a quarter of an hour. */
const longestDuration = 900_000;

function parseDocument(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Of a damaged part nothing may be left.
    refuse('badValue', 0, { found: text.slice(0, limits.quoted) || 'document.json', allowed: 'JSON' });
  }
  const document = fieldsOf(value);
  if (!('canvasSize' in document))
    refuse('unknownFormat', 0, { found: 'document.json', allowed: 'Resprite' });
  return document;
}

const known = {
  document: [
    ...['formatVersion', 'requiredCapabilities', 'tilesets', 'generatorInfo', 'canvasSize', 'frameCount'],
    ...['frameRate', 'frameDatas', 'layerDatas', 'showGrid', 'gridWidth', 'gridHeight'],
    ...['currFrameNo', 'currLayerNo'],
  ],
  frameDatas: ['duration', 'isClipHead', 'isClipTail', 'clipName', 'clipDir'],
  layerDatas: [
    ...['name', 'opacity', 'contentVisible', 'blendMode', 'isGroup', 'isClippingMask', 'layerKind', 'cells'],
  ],
  cells: ['id', 'inherit', 'opacity', 'bounds'],
};

const directions: Readonly<Record<string, FrameTag['direction']>> = {
  Forward: 'forward',
  Reverse: 'reverse',
  PingPong: 'ping-pong',
};

class DocumentParser {
  readonly #unknown = new Map<string, Set<string>>();
  readonly #pictures: CellPictures;

  constructor(
    readonly document: Fields,
    files: ReadonlyMap<string, Uint8Array>,
    readonly remarks: Remark[],
  ) {
    this.#pictures = new CellPictures(files);
  }

  /** @param layer from 1 at the top; without one, the file as a whole is meant */
  remark(
    code: RemarkCode,
    details: { readonly found?: string | number; readonly allowed?: string | number },
    layer?: number,
  ): void {
    if (this.remarks.length >= limits.notes) return;
    const { found, allowed } = details;
    this.remarks.push({
      ...{ code, at: layer ?? 0, unit: layer === undefined ? 'file' : 'layer' },
      ...(found === undefined ? {} : { found: typeof found === 'string' ? quote(found) : found }),
      ...(allowed === undefined ? {} : { allowed }),
    });
  }

  parse(): RespriteFile {
    const { document } = this;
    const { formatVersion, requiredCapabilities, tilesets, layerDatas, gridWidth, gridHeight } = document;
    const [width, height] = sizeOf(document['canvasSize']);
    const allFrames = this.#readFrames();
    checkSize(width, height, 0);
    const version = typeof formatVersion === 'number' ? formatVersion : undefined;
    if (version !== knownVersion)
      this.remark('otherVersion', { found: version ?? sayValue(formatVersion), allowed: knownVersion });
    if (!isNothing(requiredCapabilities))
      this.remark('unmetRequirement', { found: sayValue(requiredCapabilities) });
    if (!isNothing(tilesets)) this.remark('notRead', { found: 'tilesets' });
    if (!Array.isArray(layerDatas)) this.remark('badValue', { found: 'layerDatas' });
    const written = listOf(layerDatas);
    const cells = written.length * allFrames.length;
    if (cells > mostCells) refuse('tooLarge', 0, { found: cells, allowed: mostCells });
    const room = countDrawable(written, countFitting(width, height, allFrames.length), width * height);
    if (room < allFrames.length) this.remark('framesLeftOut', { found: allFrames.length, allowed: room });
    const frameDatas = allFrames.slice(0, room);
    const layers = written
      .map((layer, index) => this.#parseLayer(layer, index + 1, allFrames.length, room))
      .reverse();
    for (const { code, found, ids } of this.#pictures.remarks())
      this.remark(code, { found: `${found === undefined ? '' : `${found}: `}${sayList([...ids])}` });
    this.#noteUnknown('document', document);
    for (const frame of frameDatas) this.#noteUnknown('frameDatas', frame);
    for (const [name, keys] of this.#unknown)
      this.remark('notRead', { found: `${name}: ${[...keys].join(', ')}` });
    const frameRate = positive(document['frameRate']);
    if (frameRate === undefined)
      this.remark('badValue', { found: `frameRate: ${sayValue(document['frameRate'])}` });
    const grid = [sideOf(gridWidth), sideOf(gridHeight)] as const;
    return {
      ...{ version, frameRate, layers },
      grid: Math.min(...grid) > 0 ? { left: 0, top: 0, width: grid[0], height: grid[1] } : undefined,
      animation: this.#draw(width, height, frameDatas, layers, frameRate),
    };
  }

  /** The list of frames; where it says less than the number of frames, the others have nothing to say. */
  #readFrames(): readonly Fields[] {
    const frames = listOf(this.document['frameDatas']);
    const { frameCount } = this.document;
    if (frameCount !== frames.length)
      this.remark('badValue', { found: `frameCount: ${sayValue(frameCount)}`, allowed: frames.length });
    if (frames.length === 0) refuse('noPictures', 0, { found: 'frameDatas' });
    return frames;
  }

  /** @param room how many of the frames are read */
  #parseLayer(layer: Fields, place: number, frames: number, room: number): RespriteLayer {
    const name = typeof layer['name'] === 'string' ? layer['name'] : '';
    const { isGroup, isClippingMask, blendMode, layerKind } = layer;
    const remark = (code: RemarkCode, found: string) => this.remark(code, { found: found || '–' }, place);
    const named = (what: unknown) => `${name.slice(0, limits.quoted / 2)}: ${sayValue(what)}`;
    this.#noteUnknown('layerDatas', layer);
    const kind: RespriteLayer['kind'] =
      isGroup === true ? 'group' : isNothing(layerKind) || layerKind === 'raster' ? 'image' : 'unknown';
    if (kind === 'group') remark('groupIgnored', name);
    if (kind === 'unknown') remark('layerLeftOut', named(layerKind));
    if (!isNothing(blendMode) && blendMode !== 'bm-normal') remark('blendedAsNormal', named(blendMode));
    if (isClippingMask === true) remark('maskIgnored', name);
    const common = {
      ...{ name, kind },
      isVisible: layer['contentVisible'] !== false,
      opacity: this.#opacityOf(layer, 'opacity', place),
    } as const;
    if (kind !== 'image') return { ...common, cells: Array.from({ length: room }, () => undefined) };
    const cells = listOf(layer['cells']);
    if (cells.length !== frames)
      this.remark('badValue', { found: `cells: ${cells.length}`, allowed: frames }, place);
    return { ...common, cells: this.#parseCells(cells, place, room) };
  }

  #parseCells(cells: readonly Fields[], place: number, frames: number): (RespriteCell | undefined)[] {
    const missing = new Set<string>();
    const resized = new Set<string>();
    const odd = new Set<string>();
    const parsed: (RespriteCell | undefined)[] = [];
    for (let frame = 0; frame < frames; frame++) {
      const cell = cells[frame] ?? {};
      this.#noteUnknown('cells', cell);
      if (cell['inherit'] === true) {
        const before = parsed[frame - 1];
        // Whether the opacity of a cell that is taken over counts is not known.
        const own = cell['opacity'];
        if (frame === 0) odd.add('cells[0].inherit');
        else if (before !== undefined && own !== undefined && own !== 1 && own !== before.opacity)
          odd.add(`cells[${frame}].opacity`);
        parsed.push(before && { ...before, linkedTo: before.linkedTo ?? frame - 1 });
        continue;
      }
      const bounds = fieldsOf(cell['bounds']);
      const origin = fieldsOf(bounds['origin']);
      const [width, height] = sizeOf(bounds['size']);
      if (cell['bounds'] !== undefined && (width === 0 || height === 0)) {
        parsed.push(undefined);
        continue;
      }
      const id = typeof cell['id'] === 'string' ? cell['id'] : '';
      const raster = this.#pictures.pictureOf(id);
      if (raster === undefined) missing.add(id);
      else if (raster.width !== width || raster.height !== height) resized.add(id);
      parsed.push(
        raster && {
          ...{ raster, left: wholeOf(origin['x']), top: wholeOf(origin['y']), linkedTo: undefined },
          opacity: this.#opacityOf(cell, `cells[${frame}].opacity`, place),
        },
      );
    }
    const list = (names: ReadonlySet<string>) => sayList([...names].map((name) => name || '–'));
    if (missing.size > 0) this.remark('cellLeftOut', { found: list(missing) }, place);
    if (resized.size > 0) this.remark('cellSize', { found: list(resized) }, place);
    if (odd.size > 0) this.remark('notRead', { found: list(odd) }, place);
    return parsed;
  }

  #opacityOf(fields: Fields, name: string, place: number): number {
    const { opacity } = fields;
    if (typeof opacity === 'number' && opacity >= 0 && opacity <= 1) return opacity;
    if (opacity !== undefined)
      this.remark('badValue', { found: `${name}: ${sayValue(opacity)}`, allowed: '0–1' }, place);
    return 1;
  }

  /** Collects the fields of an object that are not known and say something. */
  #noteUnknown(part: keyof typeof known, fields: Fields): void {
    for (const [key, value] of Object.entries(fields)) {
      if (known[part].includes(key) || isNothing(value)) continue;
      const keys = this.#unknown.get(part) ?? new Set();
      this.#unknown.set(part, keys.add(key));
    }
  }

  #draw(
    width: number,
    height: number,
    frameDatas: readonly Fields[],
    layers: readonly RespriteLayer[],
    frameRate: number | undefined,
  ): Animation {
    const visible = layers.filter(({ isVisible }) => isVisible);
    const drawn = visible
      .flatMap(({ cells }) => cells)
      .reduce((sum, cell) => sum + (cell === undefined ? 0 : areaWithin(cell, width, height)), 0);
    if (drawn > limits.drawn)
      refuse('tooLarge', 0, { found: drawn, allowed: limits.drawn, measure: 'pixels' });
    const frames = frameDatas.map((written, frame) => {
      const raster = blankRaster(width, height);
      for (const { cells, opacity } of visible) {
        const cell = cells[frame];
        if (cell === undefined) continue;
        const alpha = Math.round(opacity * cell.opacity * 255);
        drawBlended(raster, cell.raster, cell.left, cell.top, alpha, 'normal');
      }
      return { raster, duration: this.#durationOf(written, frame, frameRate) };
    });
    return { width, height, frames, tags: this.#listTags(frameDatas), plays: undefined, palette: undefined };
  }

  #durationOf({ duration }: Fields, frame: number, frameRate: number | undefined): number {
    const steps = positive(duration);
    const time = ((steps ?? 0) * 1000) / (frameRate ?? Number.POSITIVE_INFINITY);
    if (steps !== undefined && time <= longestDuration) return time;
    this.remark('badValue', { found: `frameDatas[${frame}].duration: ${sayValue(duration)}` });
    return 0;
  }

  /** A clip ends at its first tail, or else before the next head or with the last frame. */
  #listTags(frames: readonly Fields[]): FrameTag[] {
    const heads = [...frames.keys()].filter((frame) => frames[frame]?.['isClipHead'] === true);
    return heads.map((from, index) => {
      const last = (heads[index + 1] ?? frames.length) - 1;
      const tail = frames.findIndex((frame, at) => at >= from && frame['isClipTail'] === true);
      const { clipName, clipDir = 'Forward' } = frames[from] ?? {};
      const direction = directions[String(clipDir)];
      if (direction === undefined) this.remark('notRead', { found: `clipDir: ${sayValue(clipDir)}` });
      return {
        name: typeof clipName === 'string' ? clipName : '',
        ...{ from, to: tail < 0 || tail > last ? last : tail },
        ...{ direction: direction ?? 'forward', repeat: 0 },
      };
    });
  }
}

function areaWithin({ raster, left, top }: RespriteCell, width: number, height: number): number {
  const columns = Math.min(left + raster.width, width) - Math.max(left, 0);
  const rows = Math.min(top + raster.height, height) - Math.max(top, 0);
  return Math.max(0, columns) * Math.max(0, rows);
}

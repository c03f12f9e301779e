import type { Rgba } from '../raster';
import { answer, type Note, refuse } from './answer';
import { AsepriteCels, parseAsepriteCel } from './asepriteCels';
import { type AsepriteChunk, type AsepriteHeader, isAseprite, parseAsepriteChunks } from './asepriteChunks';
import type {
  AsepriteColor,
  AsepriteColorProfile,
  AsepriteExternalFile,
  AsepriteFile,
  AsepritePalette,
  AsepriteSlice,
  AsepriteTag,
  UnreadChunk,
  UserData,
} from './asepriteFile';
import { buildLayerTree, parseAsepriteLayer, type ReadLayer } from './asepriteLayers';
import { parseAsepritePalette, parseOldAsepritePalette } from './asepritePalettes';
import {
  type Attached,
  parseAsepriteColorProfile,
  parseAsepriteExternalFiles,
  parseAsepriteSlice,
  parseAsepriteTags,
} from './asepriteParts';
import { AsepriteInflater } from './asepritePixels';
import { parseAsepriteTileset, type ReadTileset } from './asepriteTilemaps';
import { type PropertyBudget, parseAsepriteUserData } from './asepriteUserData';
import { AsepriteComposer } from './composeAseprite';
import { isSrgbName } from './parseProfileName';
import type { Reading } from './reading';

/**
 * Parses a file of Aseprite (`.aseprite`, `.ase`) of any colour depth. What is faulty is remarked and
 * left out as far as the rest can be had.
 * Source: https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md
 */
export function parseAseprite(bytes: Uint8Array): Reading<AsepriteFile> {
  return answer(bytes, 'byte', (note) => {
    if (!isAseprite(bytes)) refuse('unknownFormat', 4, { allowed: 'Aseprite' });
    const { header, frames } = parseAsepriteChunks(bytes, note);
    const parts = new AsepriteParts(header, note);
    for (const [frame, { chunks }] of frames.entries()) for (const chunk of chunks) parts.add(chunk, frame);
    return parts.finish(frames.map(({ duration }) => duration));
  });
}

/** User data follow the part that they are attached to. */
type Owner = { userData: UserData | undefined };

/** The parts of a file as its chunks come in. */
class AsepriteParts {
  readonly #layers: ReadLayer[] = [];
  readonly #cels = new AsepriteCels();
  readonly #tilesets = new Map<number, ReadTileset>();
  readonly #palettes: AsepritePalette[] = [];
  readonly #slices: Attached<AsepriteSlice>[] = [];
  readonly #unread: UnreadChunk[] = [];
  readonly #inflater: AsepriteInflater;
  readonly #properties: PropertyBudget = { left: 100_000 };
  readonly #sprite: Owner = { userData: undefined };
  #tags: Attached<AsepriteTag>[] = [];
  #externalFiles: AsepriteExternalFile[] = [];
  #colorProfile: AsepriteColorProfile = { kind: 'none', gamma: undefined, name: undefined };
  #hasNewPalette = false;
  #paletteColors = 0;
  /** The parts that the next user data belong to, one after the other. */
  #owners: Owner[] = [this.#sprite];

  constructor(
    readonly header: AsepriteHeader,
    readonly note: Note,
  ) {
    this.#inflater = new AsepriteInflater(note);
  }

  add(chunk: AsepriteChunk, frame: number): void {
    const { note } = this;
    switch (chunk.type) {
      case 0x0004:
      case 0x0011:
        if (!this.#hasNewPalette)
          this.#addPalette(
            frame,
            parseOldAsepritePalette(chunk, this.#colorsAt(frame), chunk.type === 0x0004 ? 8 : 6),
            chunk.at,
          );
        return;
      case 0x2004: {
        if (this.#layers.length === mostLayers) refuse('tooLarge', chunk.at, { allowed: mostLayers });
        const layer = parseAsepriteLayer(chunk, this.#layers.length, this.header, note);
        this.#layers.push(layer);
        this.#owners = [layer];
        return;
      }
      case 0x2005:
        this.#addCel(chunk, frame);
        return;
      case 0x2006:
        // Where a reference layer stands between pixels: it is not drawn.
        return;
      case 0x2007:
        this.#colorProfile = parseAsepriteColorProfile(chunk);
        if (this.#colorProfile.kind === 'icc' && !isSrgbName(this.#colorProfile.name))
          note('notRead', chunk.at, { found: this.#colorProfile.name ?? 'ICC' });
        return;
      case 0x2008:
        this.#externalFiles = parseAsepriteExternalFiles(chunk);
        return;
      case 0x2018:
        this.#tags = parseAsepriteTags(chunk);
        this.#owners = [...this.#tags];
        return;
      case 0x2019:
        this.#hasNewPalette = true;
        this.#addPalette(frame, parseAsepritePalette(chunk, this.#colorsAt(frame), note), chunk.at);
        return;
      case 0x2020: {
        const userData = parseAsepriteUserData(chunk, this.#properties, note);
        const owner = this.#owners.shift();
        if (owner !== undefined) owner.userData = userData;
        return;
      }
      case 0x2022: {
        const slice = parseAsepriteSlice(chunk);
        this.#slices.push(slice);
        this.#owners = [slice];
        return;
      }
      case 0x2023: {
        const read = parseAsepriteTileset(chunk, this.header, this.#inflater, note);
        this.#tilesets.set(read.tileset.id, read);
        this.#owners = [read.tileset];
        return;
      }
      default:
        this.#addUnread(chunk, frame);
    }
  }

  #addCel(chunk: AsepriteChunk, frame: number): void {
    const read = parseAsepriteCel(
      chunk,
      frame,
      this.header,
      this.#layers,
      this.#tilesets,
      this.#cels,
      this.#inflater,
    );
    if (read !== undefined) this.#cels.set(read);
    this.#owners = read === undefined ? [] : [read.cel];
  }

  #colorsAt(frame: number): readonly AsepriteColor[] {
    return this.#palettes.findLast((palette) => palette.frame <= frame)?.colors ?? noColors;
  }

  #addPalette(frame: number, colors: readonly AsepriteColor[], at: number): void {
    this.#paletteColors += colors.length;
    if (this.#paletteColors > mostPaletteColors)
      refuse('tooManyColors', at, { found: this.#paletteColors, allowed: mostPaletteColors });
    if (this.#palettes.at(-1)?.frame === frame) this.#palettes.pop();
    this.#palettes.push({ frame, colors });
  }

  #addUnread({ type, at, data }: AsepriteChunk, frame: number): void {
    const name = unreadNames.get(type) ?? `0x${type.toString(16).padStart(4, '0')}`;
    this.note('notRead', at, { found: name });
    if (this.#unread.length < mostUnread) this.#unread.push({ type, name, frame, at, size: data.length + 6 });
  }

  finish(durations: readonly number[]): AsepriteFile {
    const { width, height, colorDepth, pixelRatio, grid, transparentIndex } = this.header;
    const layers = buildLayerTree(this.#layers);
    const composer = new AsepriteComposer(this.header, layers, this.#cels, this.note);
    const palette = this.#palettes[0]?.colors;
    return {
      animation: {
        ...{ width, height, plays: undefined },
        frames: composer
          .compose(durations.map((_, frame) => (colorDepth === 'indexed' ? this.#colorsAt(frame) : noColors)))
          .map((raster, frame) => ({ raster, duration: durations[frame] ?? 0 })),
        // Frames that a tag names may be missing, or left out.
        tags: this.#tags
          .filter(({ from }) => from < durations.length)
          .map(({ name, from, to, direction, repeat }) => ({
            ...{ name, from, to: Math.min(to, durations.length - 1) },
            ...{ direction, repeat },
          })),
        palette: palette?.map(({ color }): Rgba => color),
      },
      transparentIndex: colorDepth === 'indexed' ? transparentIndex : undefined,
      ...{ colorDepth, pixelRatio, grid, layers, tags: this.#tags, slices: this.#slices },
      cels: this.#cels.all().map(({ cel }) => cel),
      tilesets: [...this.#tilesets.values()].map(({ tileset }) => tileset),
      ...{ palettes: this.#palettes, colorProfile: this.#colorProfile, externalFiles: this.#externalFiles },
      ...{ userData: this.#sprite.userData, unread: this.#unread },
    };
  }
}

/** One array, so that pictures that have no palette are known to be the same in every frame. */
const noColors: readonly AsepriteColor[] = [];

/** Chunks of old files that have a name. */
const unreadNames = new Map([
  [0x2016, 'mask'],
  [0x2017, 'path'],
  [0x2021, 'slices'],
]);

const mostUnread = 1000;
/** As many as cels can name. */
const mostLayers = 65_536;
/** Colours of all palettes of a file: each frame may have its own. */
const mostPaletteColors = 2 ** 20;

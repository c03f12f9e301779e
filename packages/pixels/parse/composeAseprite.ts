import { blankRaster, type Raster } from '../raster';
import { type Note, refuse } from './answer';
import type { AsepriteCels, ReadCel } from './asepriteCels';
import type { AsepriteHeader } from './asepriteChunks';
import type { AsepriteColor } from './asepriteFile';
import type { ReadLayer } from './asepriteLayers';
import { type AsepritePixels, toRaster } from './asepritePixels';
import { type BlendMode, channelMixers, colorMixers, multiply } from './blendColors';
import { drawBlended } from './drawBlended';
import { limits } from './reading';

/** One step of the drawing order: a cel, or a group as a whole. */
interface Item {
  readonly layer: ReadLayer;
  readonly cel: ReadCel | undefined;
  readonly order: number;
}

/** How many times longer a pixel takes with a blend mode. */
const costs = { normal: 1, channels: 4, colors: 10 };
/** The cost of drawing a layer, in pixels. */
const layerCost = 16;

/** Draws the frames of a file as they are seen in Aseprite, indexed ones too: in true colour. */
export class AsepriteComposer {
  readonly #rasters = new Map<AsepritePixels, { palette: readonly AsepriteColor[]; raster: Raster }>();
  /** The palette that each picture has been counted with. */
  readonly #counted = new Map<AsepritePixels, readonly AsepriteColor[]>();
  #cost = 0;
  #isMeasured = false;
  #hasRemark = false;

  constructor(
    readonly header: AsepriteHeader,
    readonly roots: readonly ReadLayer[],
    readonly cels: AsepriteCels,
    readonly note: Note,
  ) {}

  /**
   * Composes frames, each with its palette. Layers and links can ask for any amount of drawing: files
   * that need more than `limits.drawn` are refused before anything is drawn.
   */
  compose(palettes: readonly (readonly AsepriteColor[])[]): Raster[] {
    for (const [frame, palette] of palettes.entries()) this.#draw(this.roots, frame, palette, undefined);
    this.#isMeasured = true;
    return palettes.map((palette, frame) => {
      const canvas = blankRaster(this.header.width, this.header.height);
      this.#draw(this.roots, frame, palette, canvas);
      return canvas;
    });
  }

  /** @param canvas without one, it is only counted how much there is to draw */
  #draw(
    layers: readonly ReadLayer[],
    frame: number,
    palette: readonly AsepriteColor[],
    canvas: Raster | undefined,
  ): void {
    const items: Item[] = [];
    this.#collect(layers, frame, items, { order: 0 });
    for (const { layer, cel } of items.sort(compareItems)) {
      if (cel === undefined) this.#drawGroup(layer, frame, palette, canvas);
      else if (canvas === undefined) this.#countCel(layer, cel, palette);
      else this.#drawCel(layer, cel, palette, canvas);
    }
  }

  #drawGroup(
    layer: ReadLayer,
    frame: number,
    palette: readonly AsepriteColor[],
    canvas: Raster | undefined,
  ): void {
    const { width, height } = this.header;
    this.#count(width * height, layer.blendMode);
    const group = canvas && blankRaster(width, height);
    this.#draw(layer.children, frame, palette, group);
    if (canvas !== undefined && group !== undefined)
      drawBlended(canvas, group, 0, 0, layer.opacity, layer.blendMode);
  }

  /** Hidden layers have a number in the order as well, which the numbers of shifted cels go by. */
  #collect(layers: readonly ReadLayer[], frame: number, items: Item[], next: { order: number }): void {
    for (const layer of layers) {
      this.#count(layerCost, 'normal');
      const order = next.order++;
      if (layer.kind === 'group' && !this.header.composesGroups) {
        const below: Item[] = [];
        this.#collect(layer.children, frame, below, next);
        if (layer.isVisible) for (const item of below) items.push(item);
      } else if (layer.isVisible && layer.kind === 'group') {
        if (this.#hasCels(layer, frame)) items.push({ layer, cel: undefined, order });
      } else if (layer.isVisible && (layer.kind === 'image' || layer.kind === 'tilemap')) {
        const cel = this.cels.get(frame, layer.index);
        if (cel !== undefined) items.push({ layer, cel, order: order + cel.cel.zIndex });
      }
    }
  }

  #hasCels(layer: ReadLayer, frame: number): boolean {
    this.#count(layerCost * layer.children.length, 'normal');
    return layer.children.some(
      (child) => this.cels.get(frame, child.index) !== undefined || this.#hasCels(child, frame),
    );
  }

  #countCel(layer: ReadLayer, { cel, pixels }: ReadCel, palette: readonly AsepriteColor[]): void {
    const { width, height } = this.header;
    this.#count(Math.min(cel.width, width) * Math.min(cel.height, height), layer.blendMode);
    if (this.#counted.get(pixels) === palette) return;
    this.#count(pixels.width * pixels.height, 'normal');
    this.#counted.set(pixels, palette);
  }

  #drawCel(
    layer: ReadLayer,
    { cel, pixels }: ReadCel,
    palette: readonly AsepriteColor[],
    canvas: Raster,
  ): void {
    const opacity = multiply(cel.opacity, layer.opacity);
    drawBlended(canvas, this.#rasterOf(layer, pixels, palette), cel.left, cel.top, opacity, layer.blendMode);
  }

  #rasterOf(layer: ReadLayer, pixels: AsepritePixels, palette: readonly AsepriteColor[]): Raster {
    const known = this.#rasters.get(pixels);
    if (known?.palette === palette) return known.raster;
    const transparent = layer.isBackground ? undefined : this.header.transparentIndex;
    const { raster, isFaulty } = toRaster(pixels, this.header, palette, transparent);
    if (isFaulty && !this.#hasRemark) {
      this.note('badColor', 0, { found: layer.name, allowed: palette.length - 1 });
      this.#hasRemark = true;
    }
    this.#rasters.set(pixels, { palette, raster });
    return raster;
  }

  #count(pixels: number, mode: BlendMode): void {
    if (this.#isMeasured) return;
    const cost = mode in colorMixers ? costs.colors : mode in channelMixers ? costs.channels : costs.normal;
    this.#cost += pixels * cost;
    if (this.#cost > limits.drawn)
      refuse('tooLarge', 0, { found: this.#cost, allowed: limits.drawn, measure: 'pixels' });
  }
}

/** Source: note 5 of https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md */
function compareItems(one: Item, other: Item): number {
  return one.order - other.order || (one.cel?.cel.zIndex ?? 0) - (other.cel?.cel.zIndex ?? 0);
}

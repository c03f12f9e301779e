import { type PackedColor, packColor, rasterOf, unpackColor } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { checked, converted, fields, int, listOf, oneOf } from '../kit/linkCodec';
import type { Point } from '../kit/PixelStage';
import type { PixelAround } from '../kit/surroundings';
import {
  drawSky,
  groundBeside,
  type LayerName,
  layerNames,
  layerPixels,
  skyBeside,
  stageSize,
} from './scene';

export interface Layer {
  readonly name: LayerName;
  readonly isShown: boolean;
  readonly isClipped: boolean;
  /** In tenths, 0 to 10. */
  readonly opacity: number;
}

export interface Stack {
  /** The topmost first. */
  readonly layers: readonly Layer[];
  readonly selected: LayerName;
}

export const full = 10;

export const percentOf = (opacity: number) => (opacity / full) * 100;

export const startStack: Stack = {
  layers: [
    { name: 'shade', isShown: true, isClipped: false, opacity: full },
    { name: 'ground', isShown: true, isClipped: false, opacity: full },
    { name: 'slime', isShown: true, isClipped: false, opacity: full },
    { name: 'light', isShown: false, isClipped: false, opacity: full },
  ],
  selected: 'ground',
};

/** The place of the selected layer, from the top. */
export function selectedPlace({ layers, selected }: Stack): number {
  return layers.findIndex(({ name }) => name === selected);
}

/** Changes the switches or the opacity of a layer. */
export function changeLayer(stack: Stack, name: LayerName, change: Partial<Omit<Layer, 'name'>>): Stack {
  const layers = stack.layers.map((layer) => (layer.name === name ? { ...layer, ...change } : layer));
  return { ...stack, layers };
}

/** Moves the selected layer to a place, counted from the top, as near as there is one (rule 4). */
export function moveSelected(stack: Stack, to: number): Stack {
  const [moved, others] = [
    stack.layers.filter(({ name }) => name === stack.selected),
    stack.layers.filter(({ name }) => name !== stack.selected),
  ];
  const place = Math.max(0, Math.min(others.length, to));
  return { ...stack, layers: [...others.slice(0, place), ...moved, ...others.slice(place)] };
}

/** How much of a layer shows at a pixel where it has one, 0 to 1 (rules 2, 3). */
function coverageAt(layers: readonly Layer[], index: number, pixel: number): number {
  const [layer, ...beneath] = layers.slice(index);
  if (!layer?.isShown || layerPixels[layer.name][pixel] === 0) return 0;
  const own = layer.opacity / full;
  if (!layer.isClipped || beneath.length === 0) return own;
  const base = beneath.findIndex(({ isClipped }, place) => !isClipped || place === beneath.length - 1);
  return own * coverageAt(layers, index + 1 + base, pixel);
}

const mix = (under: PackedColor, over: PackedColor, coverage: number): PackedColor => {
  const [below, above] = [unpackColor(under), unpackColor(over)];
  const channel = (index: 0 | 1 | 2) => Math.round(below[index] + (above[index] - below[index]) * coverage);
  return packColor([channel(0), channel(1), channel(2), 255]);
};

/** The picture that the stack makes (rules 1, 2, 3). */
export function drawStack({ layers }: Pick<Stack, 'layers'>): Raster {
  const words = drawSky();
  for (const [index, { name }] of [...layers.entries()].reverse())
    for (const [pixel, over] of layerPixels[name].entries()) {
      const coverage = coverageAt(layers, index, pixel);
      if (coverage > 0) words[pixel] = mix(words[pixel] ?? 0, over, coverage);
    }
  return rasterOf(stageSize.width, stageSize.height, words);
}

/** The stack beside the picture, where it has nothing but its ground. */
export function surroundStack({ layers }: Pick<Stack, 'layers'>): PixelAround {
  const ground = layers.find(({ name }) => name === 'ground');
  // What it would be clipped to has no pixels there.
  const isSeen = ground?.isShown === true && (!ground.isClipped || ground === layers.at(-1));
  const coverage = isSeen ? ground.opacity / full : 0;
  return (x, y) => {
    const [under, over] = [skyBeside(x, y), groundBeside(x, y)];
    return over === 0 ? under : mix(under, over, coverage);
  };
}

/** Selects the topmost layer that shows at a pixel (rule 5). */
export function pickLayer(stack: Stack, { x, y }: Point): Stack {
  const { width, height } = stageSize;
  if (x < 0 || x >= width || y < 0 || y >= height) return stack;
  const found = stack.layers.find((_, index) => coverageAt(stack.layers, index, y * width + x) > 0);
  return found === undefined ? stack : { ...stack, selected: found.name };
}

/** Whether each layer may be clipped once the goal is met, and its opacity then (rule 6). */
const wanted: Readonly<Record<LayerName, { clipped: readonly boolean[]; least: number; most: number }>> = {
  light: { clipped: [false], least: 1, most: 6 },
  shade: { clipped: [true], least: 2, most: full },
  slime: { clipped: [false], least: full, most: full },
  ground: { clipped: [false, true], least: full, most: full },
};

/** A demand of the goal: of a layer, unless it is the order, and with an opacity where it is about that. */
interface Missing {
  readonly demand: 'order' | 'show' | 'clip' | 'unclip' | 'least' | 'most';
  readonly name?: LayerName;
  readonly opacity?: number;
}

/** What the goal asks for next (rule 6). */
export function missingOf({ layers }: Stack): Missing | undefined {
  if (layers.some(({ name }, index) => name !== layerNames[index])) return { demand: 'order' };
  for (const { name, isShown, isClipped, opacity } of layers) {
    const { clipped, least, most } = wanted[name];
    if (!isShown) return { demand: 'show', name };
    if (!clipped.includes(isClipped)) return { demand: isClipped ? 'unclip' : 'clip', name };
    if (opacity < least) return { demand: 'least', name, opacity: least };
    if (opacity > most) return { demand: 'most', name, opacity: most };
  }
  return undefined;
}

/** Rule 6. */
export function isGoalMet(stack: Stack): boolean {
  return missingOf(stack) === undefined;
}

/** Whether something is so, as a letter or none. */
const flag = (whenTrue: string, whenFalse: string) =>
  converted(
    oneOf(whenTrue, whenFalse),
    (text) => text === whenTrue,
    (isTrue) => (isTrue ? whenTrue : whenFalse),
  );

const layerField = fields('{name}{opacity}{isShown}{isClipped}', {
  name: oneOf(...layerNames),
  opacity: int(0, full),
  isShown: flag('', 'h'),
  isClipped: flag('c', ''),
});

/** `shade10.ground10.slime10.light10h`: every layer once; h is hidden, c is clipped (rule 7). */
export const stackLink = fields('{layers}', {
  layers: checked(
    listOf(
      layerNames.map(() => layerField),
      '.',
    ),
    (layers) => new Set(layers.map(({ name }) => name)).size === layerNames.length,
  ),
});

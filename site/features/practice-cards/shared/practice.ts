import type { SharedData } from 'generator/model/sharedData';

/**
 * Rules that a drawing can be checked for: geometry, never taste. The README of `practice-ground` explains each. With
 * what follows the name: a number (`halo 5`), or how many it takes at least and at most (`changed 20-60`), then ranges
 * of colours, columns and rows (`within 3-6 5-8`).
 */
export const practiceRules = {
  apart: 'count colors',
  areas: 'count colors',
  belt: 'colors rows',
  bevel: 'count',
  blocks: 'count',
  border: 'count',
  broad: 'count rows',
  brow: 'count',
  cells: 'count',
  changed: 'bounds',
  colors: 'count',
  copies: 'count columns rows',
  corners: 'count',
  covered: 'columns rows',
  crown: 'count',
  darker: 'count',
  dawn: 'columns rows',
  dimmer: 'rows',
  dusk: 'rows',
  ears: 'colors rows',
  each: 'count',
  exchange: '',
  eyes: '',
  fading: '',
  flip: 'count rows',
  foot: 'count',
  form: '',
  full: '',
  glide: '',
  glow: '',
  gone: 'count',
  ground: '',
  halo: 'count',
  high: 'count',
  holes: 'count',
  'in-color': 'count columns rows',
  iris: 'count colors',
  keep: 'count',
  ledge: 'count columns rows',
  lid: 'count',
  light: '',
  lit: '',
  many: 'count colors columns rows',
  margin: 'count',
  mirror: '',
  'mirror-down': 'count',
  // How many rows lower; what moves, and what is left behind.
  moved: 'count colors',
  narrow: 'count rows',
  neck: 'count rows',
  'no-orphans': '',
  outline: '',
  own: 'count',
  parts: 'bounds rows',
  pieces: 'bounds',
  pixels: 'count',
  plain: 'count columns rows',
  rays: '',
  reach: 'columns rows',
  recolor: 'count colors',
  // How far from the lamp, and in which rows.
  rings: 'colors columns rows',
  ripples: 'count rows',
  rolls: 'count',
  roofs: 'count',
  rounded: 'count colors',
  seamless: '',
  shadow: 'count',
  'shadow-top': 'count',
  silhouette: 'count',
  // How wide and how high.
  sized: 'count columns rows',
  slender: 'count columns rows',
  slices: 'count',
  sloped: 'count colors',
  specks: 'count columns rows',
  spots: 'count',
  straight: 'count rows',
  sunken: 'count',
  tapers: 'count rows',
  thin: '',
  tips: 'count colors',
  turn: '',
  upright: 'count colors',
  values: 'count colors columns rows',
  volume: 'count',
  wide: 'count',
  within: 'columns rows',
  'within-color': 'count columns rows',
} as const;
export type PracticeRule = keyof typeof practiceRules;

export function isPracticeRule(name: unknown): name is PracticeRule {
  return typeof name === 'string' && Object.hasOwn(practiceRules, name);
}

/** The rule with numbers where it has some, which stand for others: `belt 1-2 1-2`. */
export function sampleOf(name: PracticeRule): string {
  return [name, ...fieldsOf(name).map((field) => (/^(count|bounds)$/.test(field) ? '1' : '1-2'))].join(' ');
}

const fieldsOf = (name: PracticeRule) => practiceRules[name].split(' ').filter(Boolean);

/** First and last, counted from 1. */
export type Range = readonly [first: number, last: number];

/** A rule of a card: its name and, of those that are counted, its number. */
export interface CardRule {
  readonly name: PracticeRule;
  /** 0 where the rule has none. */
  readonly count: number;
  /** The least of what is counted, where it is said. */
  readonly least?: number;
  readonly colors?: Range;
  readonly columns?: Range;
  readonly rows?: Range;
}

/**
 * `mirror`, `pieces 3`, `changed 20-60` or `within 3-6 5-8`; `undefined` for what is no rule, or has a number too many
 * or too few.
 */
export function parseRule(text: string): CardRule | undefined {
  const [, name, written = '', places = ''] =
    /^([a-z-]+)((?: \d{1,4})?)((?: \d{1,4}-\d{1,4})*)$/.exec(text) ?? [];
  if (!isPracticeRule(name)) return undefined;
  const ranges = [...places.matchAll(/(\d+)-(\d+)/g)].map(
    ([, first, last]): Range => [Number(first), Number(last)],
  );
  const [[least, most] = [1, 0]] = ranges;
  const fields = fieldsOf(name);
  const [first] = fields;
  const isCounted = first === 'count' || first === 'bounds';
  const kinds = isCounted ? fields.slice(1) : fields;
  const isBetween = first === 'bounds' && written === '' && ranges.length > 0;
  const own = isBetween ? ranges.slice(1) : ranges;
  if ((!isBetween && isCounted !== (written !== '')) || own.length !== kinds.length) return undefined;
  const wanted = isBetween ? { least, count: most } : { count: Number(written) };
  return { name, ...wanted, ...Object.fromEntries(kinds.map((kind, at) => [kind, own[at]])) };
}

/** Widths of a drawing on a card, which is as high as it is wide. */
export const practiceSizes = [8, 12, 16, 24, 32] as const;

/** A card of the practice ground in one language. */
export interface PracticeCard {
  readonly theme: string;
  readonly size: number;
  /** Letters of the house palette (`art/resprite.gpl`), dark to light; the first is that of outlines. */
  readonly colors: string;
  readonly rules: readonly CardRule[];
  /** Our drawing of it, as `writeDrawing` has it; absent where there is none. */
  readonly drawing?: string;
}

/** A card of `content/practice.yaml`, in all languages of the site. */
export interface PracticeEntry extends Omit<PracticeCard, 'theme' | 'drawing'> {
  /** By locale code. */
  readonly themes: Readonly<Record<string, string>>;
}

/** The cards of the practice ground. */
export const practiceData: SharedData<readonly PracticeEntry[]> = { file: 'practice.yaml', none: [] };

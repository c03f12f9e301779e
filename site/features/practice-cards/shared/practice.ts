import type { SharedData } from 'generator/model/sharedData';
/** Rules that a drawing can be checked for: geometry, never taste. The README of `practice-ground` explains each. */
export const practiceRules = [
  'areas',
  'belt',
  'bevel',
  'blocks',
  'broad',
  'brow',
  'cells',
  'changed',
  'colors',
  'copies',
  'corners',
  'crown',
  'darker',
  'dawn',
  'dimmer',
  'ears',
  'each',
  'exchange',
  'eyes',
  'flip',
  'foot',
  'form',
  'full',
  'glide',
  'glow',
  'ground',
  'halo',
  'high',
  'holes',
  'in-color',
  'iris',
  'keep',
  'ledge',
  'lid',
  'light',
  'lit',
  'many',
  'margin',
  'mirror',
  'mirror-down',
  'narrow',
  'neck',
  'no-orphans',
  'outline',
  'own',
  'parts',
  'pieces',
  'pixels',
  'rays',
  'reach',
  'ripples',
  'seamless',
  'shadow',
  'shadow-top',
  'silhouette',
  'sized',
  'slices',
  'sloped',
  'specks',
  'spots',
  'straight',
  'thin',
  'turn',
  'upright',
  'volume',
  'wide',
  'within',
  'within-color',
] as const;
export type PracticeRule = (typeof practiceRules)[number];

/** Rules that ask for a number: `pieces 3`. */
export const countedRules: ReadonlySet<PracticeRule> = new Set([
  'areas',
  'belt',
  'blocks',
  'broad',
  'brow',
  'cells',
  'changed',
  'colors',
  'copies',
  'corners',
  'crown',
  'darker',
  'each',
  'flip',
  'foot',
  'halo',
  'high',
  'holes',
  'in-color',
  'iris',
  'keep',
  'ledge',
  'many',
  'margin',
  'mirror-down',
  'narrow',
  'neck',
  'own',
  'parts',
  'pieces',
  'pixels',
  'ripples',
  'shadow-top',
  'silhouette',
  'sized',
  'slices',
  'sloped',
  'specks',
  'spots',
  'straight',
  'upright',
  'volume',
  'wide',
  'within-color',
]);

/**
 * Rules that hold in a place: of rows, `parts 2 5-8`, or of columns and rows, `within 3-6 5-8`. Of `areas`, `sloped` and
 * `upright` the range is one of colours, and so is the first of `ears`.
 */
export const placeRules: Readonly<Partial<Record<PracticeRule, 1 | 2>>> = {
  areas: 1,
  belt: 1,
  broad: 1,
  copies: 2,
  dawn: 2,
  dimmer: 1,
  ears: 2,
  flip: 1,
  'in-color': 2,
  ledge: 2,
  many: 1,
  narrow: 1,
  neck: 1,
  parts: 1,
  reach: 2,
  ripples: 1,
  sized: 2,
  specks: 2,
  straight: 1,
  sloped: 1,
  upright: 1,
  within: 2,
  'within-color': 2,
};

/** First and last, counted from 1. */
export type Range = readonly [first: number, last: number];

/** A rule of a card: its name and, of those that are counted, its number. */
export interface CardRule {
  readonly name: PracticeRule;
  /** 0 where the rule has none. */
  readonly count: number;
  /** The least of what is counted; 1 where nothing is said. */
  readonly least?: number;
  readonly columns?: Range;
  readonly rows?: Range;
}

/**
 * `mirror`, `pieces 3`, `changed 20-60` or `within 3-6 5-8`; `undefined` for what is no rule, or has a number too many
 * or too few.
 */
export function parseRule(text: string): CardRule | undefined {
  const [, word, written = '', places = ''] =
    /^([a-z-]+)((?: \d{1,4})?)((?: \d{1,4}-\d{1,4})*)$/.exec(text) ?? [];
  const name = practiceRules.find((rule) => rule === word);
  const ranges = [...places.matchAll(/(\d+)-(\d+)/g)].map(
    ([, first, last]): Range => [Number(first), Number(last)],
  );
  if (name === 'changed' && written === '' && ranges.length === 1)
    return { name, least: ranges[0]?.[0] ?? 1, count: ranges[0]?.[1] ?? 0 };
  if (name === undefined || countedRules.has(name) !== (written !== '')) return undefined;
  if (ranges.length !== (placeRules[name] ?? 0)) return undefined;
  const [rows, columns] = ranges.toReversed();
  return { name, count: Number(written), ...(rows && { rows }), ...(columns && { columns }) };
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

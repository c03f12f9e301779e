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
  'dusk',
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
  'shadow',
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

/** What the ranges after a rule say: `parts 2 5-8` has rows, `within 3-6 5-8` columns and rows. */
export const ruleRanges: Readonly<Partial<Record<PracticeRule, readonly ('colors' | 'columns' | 'rows')[]>>> =
  {
    areas: ['colors'],
    belt: ['colors', 'rows'],
    broad: ['rows'],
    copies: ['columns', 'rows'],
    dawn: ['columns', 'rows'],
    dimmer: ['rows'],
    dusk: ['rows'],
    ears: ['colors', 'rows'],
    flip: ['rows'],
    'in-color': ['columns', 'rows'],
    ledge: ['columns', 'rows'],
    many: ['colors', 'columns', 'rows'],
    narrow: ['rows'],
    neck: ['rows'],
    parts: ['rows'],
    reach: ['columns', 'rows'],
    ripples: ['rows'],
    // How wide and how high.
    sized: ['columns', 'rows'],
    sloped: ['colors'],
    specks: ['columns', 'rows'],
    straight: ['rows'],
    upright: ['colors'],
    within: ['columns', 'rows'],
    'within-color': ['columns', 'rows'],
  };

/** Rules that may say how many it takes at least and at most: `changed 20-60`. */
const boundedRules: ReadonlySet<PracticeRule> = new Set(['changed', 'pieces']);

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
  const [, word, written = '', places = ''] =
    /^([a-z-]+)((?: \d{1,4})?)((?: \d{1,4}-\d{1,4})*)$/.exec(text) ?? [];
  const name = practiceRules.find((rule) => rule === word);
  const ranges = [...places.matchAll(/(\d+)-(\d+)/g)].map(
    ([, first, last]): Range => [Number(first), Number(last)],
  );
  const [[least, most] = [1, 0]] = ranges;
  if (name !== undefined && boundedRules.has(name) && written === '' && ranges.length === 1)
    return { name, least, count: most };
  if (name === undefined || countedRules.has(name) !== (written !== '')) return undefined;
  const kinds = ruleRanges[name] ?? [];
  if (ranges.length !== kinds.length) return undefined;
  return { name, count: Number(written), ...Object.fromEntries(kinds.map((kind, at) => [kind, ranges[at]])) };
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

import type { SharedData } from 'generator/model/sharedData';
/** Rules that a drawing can be checked for: geometry, never taste. The README of `practice-ground` explains each. */
export const practiceRules = [
  'band',
  'blocks',
  'cells',
  'changed',
  'colors',
  'crown',
  'darker',
  'each',
  'exchange',
  'eye',
  'foot',
  'form',
  'full',
  'glide',
  'glow',
  'ground',
  'halo',
  'high',
  'holes',
  'keep',
  'light',
  'lit',
  'margin',
  'mirror',
  'mirror-down',
  'no-orphans',
  'outline',
  'patches',
  'pieces',
  'pixels',
  'seamless',
  'shadow',
  'silhouette',
  'slices',
  'spots',
  'thin',
  'turn',
  'volume',
  'wide',
] as const;
export type PracticeRule = (typeof practiceRules)[number];

/** Rules that ask for a number: `pieces 3`. */
export const countedRules: ReadonlySet<PracticeRule> = new Set([
  'blocks',
  'cells',
  'changed',
  'colors',
  'crown',
  'darker',
  'each',
  'foot',
  'halo',
  'high',
  'holes',
  'keep',
  'margin',
  'mirror-down',
  'patches',
  'pieces',
  'pixels',
  'shadow',
  'silhouette',
  'slices',
  'spots',
  'volume',
  'wide',
]);

/** A rule of a card: its name and, of those that are counted, its number. */
export interface CardRule {
  readonly name: PracticeRule;
  /** 0 where the rule has none. */
  readonly count: number;
  /** The least of what is counted; 1 where nothing is said. */
  readonly least?: number;
}

/** `mirror`, `pieces 3` or `changed 20-60`; `undefined` for what is no rule, or has a number too many or too few. */
export function parseRule(text: string): CardRule | undefined {
  const [, word, least, number] = /^([a-z-]+)(?: (?:(\d{1,4})-)?(\d{1,4}))?$/.exec(text) ?? [];
  const name = practiceRules.find((rule) => rule === word);
  if (name === undefined || countedRules.has(name) !== (number !== undefined)) return undefined;
  if (least !== undefined && name !== 'changed') return undefined;
  return { name, count: Number(number ?? 0), ...(least !== undefined && { least: Number(least) }) };
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

import type { CardRule } from '../../features/practice-cards/shared/practice';
import type { Grid } from './grid';
import type { Words } from './words';

/** The one thing that is wrong of a rule that asks for several, or of which a sentence says more than a number. */
export interface Reason {
  readonly name: keyof Words['reasons'];
  /** The pixels to mend. */
  readonly at: readonly number[];
  /** Colours that it speaks of. */
  readonly colors?: readonly number[];
  /** Numbers that it speaks of, by their marks in the words. */
  readonly values?: Readonly<Record<string, number>>;
}

/** What is looked at: the drawing, what was there at first, the colours to draw with, and how much light each has. */
export interface Looked {
  readonly grid: Grid;
  readonly given: Grid;
  readonly offered: readonly number[];
  readonly lights: readonly number[];
}

/** Says what is wrong with a rule; nothing where it is kept. */
export type Finder = (rule: CardRule, looked: Looked) => Reason | undefined;

/** A fault that has a name and, where it is not -1, a pixel to mend. */
export const reasonOfFault = (fault: { name: Reason['name']; at: number | false | undefined } | undefined) =>
  fault && { name: fault.name, at: typeof fault.at === 'number' && fault.at >= 0 ? [fault.at] : [] };

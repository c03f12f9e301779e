import type { NamedColor } from 'pixels/parse/paletteFile';
import type { Rgba } from 'pixels/raster';
import { type FileRemark, splitOutcomes } from '../kit/fileRemarks';
import type { Outcome } from '../kit/messages';
import type { OpenedPalette } from './messages';
import { type Order, orderColors } from './orderColors';

/** The tasks that are done with a palette: one at a time is in view. */
export const tasks = ['look', 'twins', 'contrast', 'ramp'] as const;
export type Task = (typeof tasks)[number];

/** The palette of a file as the reader has changed it. */
export interface Bench {
  readonly opened: OpenedPalette;
  readonly colors: readonly NamedColor[];
  /** `colors` before each change, the latest last. */
  readonly past: readonly (readonly NamedColor[])[];
  /** Index of the colour that was touched last. */
  readonly chosen: number;
  /** Index of the one touched before it. */
  readonly other: number;
}

export interface Laboratory {
  readonly benches: readonly Bench[];
  /** Index of the one in view. */
  readonly shown: number;
  readonly task: Task;
  /** Of files that could not be read, and of those that are no `.gpl`, whose lines are told of apart. */
  readonly remarks: readonly FileRemark[];
}

export type LaboratoryAction =
  | { readonly kind: 'open'; readonly outcomes: readonly Outcome<OpenedPalette>[] }
  | { readonly kind: 'show'; readonly index: number }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'order'; readonly order: Order }
  /** Takes colours out; each is an index. */
  | { readonly kind: 'drop'; readonly indexes: readonly number[] }
  /** Puts colours that the palette does not have behind the chosen one. */
  | { readonly kind: 'add'; readonly colors: readonly Rgba[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset' };

export const empty: Laboratory = { benches: [], shown: 0, task: 'look', remarks: [] };

/** How many changes can be undone. */
const mostPast = 50;

/** The state after an action. New files take the place of those before; the task in view stays. */
export function reducer(before: Laboratory, action: LaboratoryAction): Laboratory {
  switch (action.kind) {
    case 'open':
      return openPalettes(before, action.outcomes);
    case 'show':
      return { ...before, shown: action.index };
    case 'task':
      return { ...before, task: action.task };
    case 'reset':
      return empty;
    default:
      return {
        ...before,
        benches: before.benches.map((bench, index) =>
          index === before.shown ? changeBench(bench, action) : bench,
        ),
      };
  }
}

type BenchAction = Extract<LaboratoryAction, { kind: 'choose' | 'order' | 'drop' | 'add' | 'undo' }>;

function changeBench(bench: Bench, action: BenchAction): Bench {
  const { colors, chosen, past } = bench;
  switch (action.kind) {
    case 'choose':
      return action.index === chosen ? bench : { ...bench, chosen: action.index, other: chosen };
    case 'order':
      return withColors(bench, orderColors(colors, action.order));
    case 'drop':
      return withColors(
        bench,
        colors.filter((_, index) => !action.indexes.includes(index)),
      );
    case 'add': {
      const added = newColors(colors, action.colors).map((color) => ({ color, name: undefined }));
      return withColors(bench, colors.toSpliced(chosen + 1, 0, ...added));
    }
    case 'undo': {
      const last = past.at(-1);
      return last === undefined ? bench : { ...withColors(bench, last), past: past.slice(0, -1) };
    }
  }
}

/** Other colours; the touched ones stay touched where they still are. */
function withColors(bench: Bench, colors: readonly NamedColor[]): Bench {
  const follow = (index: number) => {
    const named = bench.colors[index];
    const found = named === undefined ? -1 : colors.indexOf(named);
    return found < 0 ? Math.min(index, colors.length - 1) : found;
  };
  const isSame =
    colors.length === bench.colors.length && colors.every((color, index) => color === bench.colors[index]);
  if (isSame) return bench;
  const past = [...bench.past, bench.colors].slice(-mostPast);
  return { ...bench, colors, past, chosen: follow(bench.chosen), other: follow(bench.other) };
}

/** Those of `wanted` that are not among `colors`, each once. */
export function newColors(colors: readonly NamedColor[], wanted: readonly Rgba[]): readonly Rgba[] {
  const known = new Set(colors.map(({ color }) => color.join()));
  return wanted.filter((color) => !known.has(color.join()) && known.add(color.join()));
}

/** Files of which none can be read are told of, and leave what is in view alone. */
function openPalettes(before: Laboratory, outcomes: readonly Outcome<OpenedPalette>[]): Laboratory {
  const { opened, remarks: all } = splitOutcomes(outcomes);
  const mended = new Set(opened.filter(({ source }) => source === 'gpl').flatMap(({ notes }) => notes));
  const remarks = all.filter(({ remark }) => remark.unit !== 'line' || !mended.has(remark));
  if (opened.length === 0) return { ...before, remarks };
  return { ...before, benches: opened.map(startBench), shown: 0, remarks };
}

function startBench(opened: OpenedPalette): Bench {
  const { colors } = opened;
  return { opened, colors, past: [], chosen: 0, other: colors.length - 1 };
}

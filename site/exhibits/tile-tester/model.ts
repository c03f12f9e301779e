import type { Raster } from 'pixels/raster';
import { type FileRemark, splitOutcomes } from '../kit/fileRemarks';
import type { Outcome } from '../kit/messages';
import type { Laying, OpenedTile, TemplateSize } from './messages';

/** What the button saves: the copies as they are laid, or a template. */
export type Saved = 'laid' | TemplateSize;

export interface TileTester {
  readonly tiles: readonly OpenedTile[];
  /** Index of the one on the stage. */
  readonly shown: number;
  readonly remarks: readonly FileRemark[];
  readonly laying: Laying;
  readonly isMarked: boolean;
  readonly saved: Saved;
  /** What the stage repeats, or shows once; `undefined` until it was made. */
  readonly laid: Raster | undefined;
}

export type TileAction =
  | { readonly kind: 'open'; readonly outcomes: readonly Outcome<OpenedTile>[] }
  | { readonly kind: 'show'; readonly index: number }
  | { readonly kind: 'laying'; readonly laying: Laying }
  | { readonly kind: 'marks'; readonly isMarked: boolean }
  | { readonly kind: 'saved'; readonly saved: Saved }
  | { readonly kind: 'laid'; readonly raster: Raster }
  | { readonly kind: 'reset' };

/** Without a tile. */
export const start: TileTester = {
  tiles: [],
  shown: 0,
  remarks: [],
  laying: 'repeated',
  isMarked: true,
  saved: 'laid',
  laid: undefined,
};

/** The state after an action. New files take the place of those before; how they are laid stays. */
export function reducer(before: TileTester, action: TileAction): TileTester {
  switch (action.kind) {
    case 'open':
      return openTiles(before, action.outcomes);
    case 'show':
      return { ...before, shown: action.index };
    case 'laying':
      return { ...before, laying: action.laying };
    case 'marks':
      return { ...before, isMarked: action.isMarked };
    case 'saved':
      return { ...before, saved: action.saved };
    case 'laid':
      return { ...before, laid: action.raster };
    case 'reset':
      return start;
  }
}

/** Files of which none can be read are told of, and leave what is on the stage alone. */
function openTiles(before: TileTester, outcomes: readonly Outcome<OpenedTile>[]): TileTester {
  const { opened: tiles, remarks } = splitOutcomes(outcomes);
  return tiles.length === 0
    ? { ...before, remarks }
    : { ...before, tiles, shown: 0, remarks, laid: undefined };
}

/** Ranges of rows or columns that are named. */
const most = 6;

/** Numbers as people write rows: `3–7, 9`; those after the first few are left out. */
export function listRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.slice(0, most).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...shown, ...(ranges.length > most ? ['…'] : [])].join(', ');
}

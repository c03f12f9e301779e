import { countCells, type SheetGrid } from 'pixels/edit/cutSheet';
import type { DeskFrame, Selection } from './editFrames';
import type { OpenedFrames, OpenedSheet } from './messages';

/** The views of the desk: a sheet is cut, then its frames are timed. */
export const views = ['cut', 'time'] as const;
export type View = (typeof views)[number];

export interface Desk {
  readonly opened: OpenedFrames | undefined;
  /** The grid that a single picture is cut by. */
  readonly grid: SheetGrid | undefined;
  readonly view: View;
  /** In the order in which they play, those that are left out too. */
  readonly frames: readonly DeskFrame[];
  readonly selected: Selection;
  /** Where a stretch of selected frames begins. */
  readonly anchor: number | undefined;
  /** The frames before each change, the last change last. */
  readonly past: readonly (readonly DeskFrame[])[];
  /** The selected frames whose time was changed last: typing on is the same change. */
  readonly typed: Selection | undefined;
  /** Of the next copy of a frame. */
  readonly nextId: number;
  /** Frames in a row of the sheet that is saved, where the reader has set them. */
  readonly columns: number | undefined;
  readonly remarks: OpenedSheet['remarks'];
}

/** How a touched frame joins the selected ones. */
export type SelectionWay = 'one' | 'toggle' | 'stretch';

/** A change of the selected frames. */
export type Edit =
  | { readonly kind: 'time'; readonly duration: number }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'reverse' }
  | { readonly kind: 'leaveOut' };

export type DeskAction =
  | { readonly kind: 'open'; readonly result: OpenedSheet }
  | { readonly kind: 'cut'; readonly grid: SheetGrid }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'select'; readonly id: number; readonly way: SelectionWay }
  | { readonly kind: 'selectAll' }
  | { readonly kind: 'edit'; readonly edit: Edit }
  /** All frames of one time get another one. */
  | { readonly kind: 'retime'; readonly from: number; readonly to: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'columns'; readonly columns: number }
  | { readonly kind: 'reset' };

/** Without a file. */
export const empty: Desk = {
  opened: undefined,
  grid: undefined,
  view: 'time',
  frames: [],
  selected: new Set(),
  anchor: undefined,
  past: [],
  typed: undefined,
  nextId: 0,
  columns: undefined,
  remarks: [],
};

/** The frames that are played and saved. */
export function usedOf({ frames }: Pick<Desk, 'frames'>): readonly DeskFrame[] {
  return frames.filter(({ isUsed }) => isUsed);
}

/** The time that the selected frames have; `undefined` where it is not the same. */
export function commonDuration({ frames, selected }: Desk): number | undefined {
  const [first, ...others] = new Set(
    frames.filter(({ id }) => selected.has(id)).map(({ duration }) => duration),
  );
  return others.length === 0 ? first : undefined;
}

/** Frames in a row of the sheet that is saved: those that are wished for, as far as there are frames. */
export function columnsOf(desk: Desk): number {
  return Math.max(1, Math.min(desk.columns ?? usualColumns(desk), usedOf(desk).length));
}

/** As the files have them: those of the grid, else all, as far as a row stays handy. */
function usualColumns({ opened, grid, frames }: Desk): number {
  const [sheet] = opened?.pictures ?? [];
  if (sheet === undefined) return 1;
  if (grid) return Math.max(1, countCells(sheet, grid).columns);
  const count = frames.length;
  return sheet.width * count <= handyRow ? count : Math.ceil(Math.sqrt(count));
}

/** Pixels; larger textures are not taken everywhere. */
const handyRow = 2048;

import { isEmpty } from '../../pixels/edit/area';
import { countCells, listCells, type SheetGrid } from '../../pixels/edit/cutSheet';
import {
  type DeskFrame,
  duplicateFrames,
  leaveOut,
  moveFrames,
  reverseFrames,
  roundDuration,
  type Selection,
  setDuration,
} from './editFrames';
import type { DeskResult, OpenedFrames } from './messages';

/** What is done on the desk: a sheet is cut, then its frames are timed. */
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
  readonly remarks: Extract<DeskResult, { kind: 'opened' }>['remarks'];
}

/** How a touched frame joins the selected ones. */
export type SelectionWay = 'one' | 'toggle' | 'stretch';

/** What is done to the selected frames. */
export type Edit =
  | { readonly kind: 'time'; readonly duration: number }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'reverse' }
  | { readonly kind: 'leaveOut' };

export type DeskAction =
  | { readonly kind: 'open'; readonly result: Extract<DeskResult, { kind: 'opened' }> }
  | { readonly kind: 'cut'; readonly grid: SheetGrid }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'select'; readonly id: number; readonly way: SelectionWay }
  | { readonly kind: 'selectAll' }
  | { readonly kind: 'edit'; readonly edit: Edit }
  /** All frames of one time get another one. */
  | { readonly kind: 'retime'; readonly from: number; readonly to: number }
  | { readonly kind: 'undo' }
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
  remarks: [],
};

/** For frames that do not say how long they stand: ten in a second, as browsers do. */
const usualDuration = 100;
/** Changes that can be undone. */
const mostPast = 100;

/** The state after an action. */
export function work(before: Desk, action: DeskAction): Desk {
  switch (action.kind) {
    case 'open':
      return open(before, action.result);
    case 'cut':
      return before.opened ? cut(before, before.opened, action.grid) : before;
    case 'view':
      return { ...before, view: action.view };
    case 'select':
      return select(before, action.id, action.way);
    case 'selectAll':
      return { ...before, selected: new Set(before.frames.map(({ id }) => id)) };
    case 'edit':
      return edit(before, action.edit);
    case 'retime': {
      const meant = before.frames.filter(({ duration }) => duration === action.from);
      return change(before, setDuration(before.frames, new Set(meant.map(({ id }) => id)), action.to));
    }
    case 'undo':
      return undo(before);
    case 'reset':
      return empty;
  }
}

/** Files of which none can be read are told of, and leave what is on the desk alone. */
function open(before: Desk, { opened, remarks }: Extract<DeskAction, { kind: 'open' }>['result']): Desk {
  if (opened === undefined) return { ...before, remarks };
  if (opened.guess) return { ...cut(empty, opened, opened.guess), view: 'cut', remarks };
  const frames = opened.pictures.map(
    ({ width, height }, index): DeskFrame => ({
      ...{ id: index, source: index, picture: index },
      area: { left: 0, top: 0, width, height },
      duration: roundDuration(opened.durations[index] || usualDuration),
      isUsed: true,
    }),
  );
  return { ...empty, opened, frames, selected: firstOf(frames), nextId: frames.length, remarks };
}

/** Frames that are as many as before keep their order and their times. */
function cut(before: Desk, opened: OpenedFrames, grid: SheetGrid): Desk {
  const [sheet] = opened.pictures;
  if (sheet === undefined) return before;
  const cells = listCells(sheet, grid);
  const isAlike = cells.length === new Set(before.frames.map(({ source }) => source)).size;
  const frames = isAlike
    ? before.frames.map((frame) => ({ ...frame, area: cells[frame.source] ?? frame.area }))
    : cells.map(
        (area, index): DeskFrame => ({
          ...{ id: index, source: index, picture: 0, area },
          duration: usualDuration,
          isUsed: !isEmpty(sheet, area),
        }),
      );
  if (isAlike) return { ...before, opened, grid, frames, past: [], typed: undefined };
  return {
    ...empty,
    opened,
    grid,
    view: before.view,
    remarks: before.remarks,
    frames,
    selected: firstOf(frames),
    nextId: frames.length,
  };
}

function firstOf([first]: readonly DeskFrame[]): Selection {
  return new Set(first ? [first.id] : []);
}

function select(before: Desk, id: number, way: SelectionWay): Desk {
  const { frames, selected, anchor } = before;
  if (way === 'one') return { ...before, selected: new Set([id]), anchor: id };
  if (way === 'toggle') {
    const next = new Set(selected);
    // One stays: what is done would be done to nothing.
    if (!next.delete(id) || next.size === 0) next.add(id);
    return { ...before, selected: next, anchor: id };
  }
  const [from, to] = [anchor, id]
    .map((wanted) =>
      Math.max(
        0,
        frames.findIndex((frame) => frame.id === wanted),
      ),
    )
    .sort((one, other) => one - other);
  return { ...before, selected: new Set(frames.slice(from, (to ?? 0) + 1).map((frame) => frame.id)) };
}

function edit(before: Desk, wanted: Edit): Desk {
  const { frames, selected, nextId } = before;
  switch (wanted.kind) {
    case 'time':
      return setTime(before, wanted.duration);
    case 'move':
      return change(before, moveFrames(frames, selected, wanted.by));
    case 'reverse':
      return change(before, reverseFrames(frames, selected));
    case 'leaveOut':
      return change(before, leaveOut(frames, selected));
    case 'duplicate': {
      const { frames: next, copies } = duplicateFrames(frames, selected, nextId);
      if (next.length > mostFrames) return before;
      const ids = copies.map(({ id }) => id);
      return { ...change(before, next), selected: new Set(ids), anchor: ids[0], nextId: nextId + ids.length };
    }
  }
}

/** As many as the parsers of files take. */
const mostFrames = 4096;

function setTime(before: Desk, duration: number): Desk {
  const { frames, selected, past, typed } = before;
  const after = change(before, setDuration(frames, selected, duration));
  if (after === before) return before;
  return { ...after, past: typed === selected ? past : after.past, typed: selected };
}

function change(before: Desk, frames: readonly DeskFrame[]): Desk {
  const isSame =
    frames.length === before.frames.length &&
    frames.every((frame, index) => isAlike(frame, before.frames[index]));
  if (isSame) return before;
  return { ...before, frames, past: [...before.past, before.frames].slice(-mostPast), typed: undefined };
}

function isAlike(one: DeskFrame, other: DeskFrame | undefined): boolean {
  return one.id === other?.id && one.duration === other.duration && one.isUsed === other.isUsed;
}

function undo(before: Desk): Desk {
  const frames = before.past.at(-1);
  if (frames === undefined) return before;
  const left = frames.filter(({ id }) => before.selected.has(id)).map(({ id }) => id);
  return {
    ...before,
    frames,
    selected: left.length > 0 ? new Set(left) : firstOf(frames),
    past: before.past.slice(0, -1),
    typed: undefined,
  };
}

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

/** Frames in a row as the files have them: those of the grid, else all, as far as a row stays handy. */
export function usualColumns({ opened, grid, frames }: Desk): number {
  const [sheet] = opened?.pictures ?? [];
  if (sheet === undefined) return 1;
  if (grid) return Math.max(1, countCells(sheet, grid).columns);
  const count = frames.length;
  return sheet.width * count <= handyRow ? count : Math.ceil(Math.sqrt(count));
}

/** Pixels; larger textures are not taken everywhere. */
const handyRow = 2048;

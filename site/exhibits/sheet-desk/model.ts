import { type Desk, type DeskAction, type Edit, empty, type SelectionWay } from './desk';
import {
  type DeskFrame,
  duplicateFrames,
  leaveOut,
  moveFrames,
  reverseFrames,
  setDuration,
} from './editFrames';
import { cutDesk, firstOf, openDesk } from './openDesk';

/** Changes that can be undone. */
const mostPast = 100;
/** As many as the parsers of files take. */
const mostFrames = 4096;

/** The state after an action. */
export function reducer(before: Desk, action: DeskAction): Desk {
  switch (action.kind) {
    case 'open':
      return openDesk(before, action.result);
    case 'cut':
      return cutDesk(before, action.grid);
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
    case 'columns':
      return { ...before, columns: action.columns };
    case 'reset':
      return empty;
  }
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

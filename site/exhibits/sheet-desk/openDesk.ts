import { isEmpty } from 'pixels/edit/area';
import { listCells, type SheetGrid } from 'pixels/edit/cutSheet';
import { type Desk, empty } from './desk';
import { type DeskFrame, roundDuration, type Selection } from './editFrames';
import type { OpenedSheet } from './messages';

/** For frames that do not say how long they stand: ten in a second, as browsers do. */
const usualDuration = 100;

/** Files of which none can be read are told of, and leave what is on the desk alone. */
export function openDesk(before: Desk, { opened, remarks }: OpenedSheet): Desk {
  if (opened === undefined) return { ...before, remarks };
  const [likeliest] = opened.guesses;
  if (likeliest) return { ...cutDesk({ ...empty, opened }, likeliest), view: 'cut', remarks };
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
export function cutDesk(before: Desk, grid: SheetGrid): Desk {
  const { opened } = before;
  const [sheet] = opened?.pictures ?? [];
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
  if (isAlike) return { ...before, grid, frames, past: [], typed: undefined };
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

/** The first selection: one frame always is. */
export function firstOf([first]: readonly DeskFrame[]): Selection {
  return new Set(first ? [first.id] : []);
}

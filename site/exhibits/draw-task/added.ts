import { type Beat, evenBeat, isFelt } from './beat';
import { type Folder, isTidy } from './folder';
import { addUp, type Plan, wishes } from './plan';
import type { Task } from './tasks';

/** What a lesson asks for after the drawing, besides the times of a motion that has a scene. */
export interface Wanted {
  /** Minutes that the character of a plan may take; 0 where none is asked for. */
  readonly minutes: number;
  readonly isFolder: boolean;
  /** Pixels that the ground of the motion goes back with each drawing; 0 where it stays. */
  readonly speed: number;
}

/** What the reader sets there. */
export interface Added {
  readonly plan: Plan;
  readonly folder: Folder;
  readonly speed: number;
  readonly beat: Beat;
}

/** @param attributes those of the directive */
export function readWanted(attributes: Readonly<Record<string, unknown>>): Wanted {
  return {
    minutes: Number(attributes['minutes'] ?? 0),
    isFolder: attributes['folder'] !== undefined,
    speed: Number(attributes['speed'] ?? 0),
  };
}

/** What stands there before anything is set. */
export function beginAdded(): Added {
  return { plan: wishes, folder: {}, speed: 0, beat: evenBeat };
}

/** @param spent minutes that the drawing took so far; absent before its first stroke */
export function isAllAdded(added: Added, wanted: Wanted, task: Task, spent: number | undefined): boolean {
  return (
    (wanted.minutes === 0 || addUp(added.plan, wanted.minutes, spent).fit === 'kept') &&
    (!wanted.isFolder || isTidy(added.folder)) &&
    added.speed === wanted.speed &&
    (task.swing === undefined || isFelt(added.beat))
  );
}

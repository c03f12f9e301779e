import { fetchJson } from '../kit/fetchFile';

/** What a lesson gives to draw on, and a solution of it. Both are of one width, and as high as wide. */
export interface Task {
  /** Of the piece in the art folder. */
  readonly name: string;
  readonly side: number;
  /** `#rrggbb`; the first is that of outlines. */
  readonly colors: readonly string[];
  /** Numbers of the colours to draw with, from 1: those that the solution adds. */
  readonly offered: readonly number[];
  /** As `writeDrawing` has it, and so is the solution. */
  readonly given: string;
  readonly solution: string;
  /** The drawings of a motion, the solution among them, each with its time in milliseconds; absent where there is none. */
  readonly motion?: readonly { readonly drawing: string; readonly duration: number }[];
  /** `#rrggbb`, what the motion is seen on; empty where that is the page. */
  readonly ground?: string;
  /** A scene in which the motion is timed, in letters of the house palette (`Swing.tsx`); absent where there is none. */
  readonly swing?: readonly string[];
}

/** The tasks of all lessons; `undefined` where they cannot be loaded. */
export async function fetchTasks(address: string): Promise<readonly Task[] | undefined> {
  const document = await fetchJson(address);
  const tasks = Array.isArray(document) ? document.filter(isTask) : [];
  return tasks.length > 0 ? tasks : undefined;
}

/** Whether it is a task: a page may be of another build than its exhibit. */
function isTask(written: unknown): written is Task {
  if (typeof written !== 'object' || written === null) return false;
  const {
    name,
    side,
    colors,
    offered,
    given,
    solution,
    motion = [],
    ground = '',
    swing = [],
  }: Partial<Record<keyof Task, unknown>> = written;
  return (
    typeof side === 'number' &&
    Array.isArray(colors) &&
    Array.isArray(offered) &&
    Array.isArray(motion) &&
    Array.isArray(swing) &&
    motion.every((moment) => typeof moment?.drawing === 'string' && typeof moment.duration === 'number') &&
    [name, given, solution, ground, ...colors, ...swing].every((part) => typeof part === 'string')
  );
}

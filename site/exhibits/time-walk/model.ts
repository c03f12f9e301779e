import { fields, listOf, oneOf } from '../kit/linkCodec';

export interface Walk {
  /** How many steps each frame lasts. */
  readonly steps: readonly number[];
  /** The frame that the slider changes. */
  readonly selected: number;
}

/** Milliseconds of a step: the base duration. */
export const stepLength = 50;
/** How many steps a frame may last (rule 1). */
export const fewest = 1;
export const most = 5;
/** The length of all frames of the even walk. */
export const evenSteps = 2;
export const poseNames = ['contact', 'down', 'passing', 'up'] as const;

/** The two frames in which a foot touches the ground first. */
const contacts = [0, 4];
/** Longest cycle of the goal, in steps: one second has 20. */
export const longestCycle = 19;

export const startWalk: Walk = { steps: Array.from({ length: 8 }, () => evenSteps), selected: 0 };

/** Longest cycle that the strip has room for, in steps (rule 1). */
const longestStrip = 24;

/** Columns of a step in the strip below the walkers, and where that begins (rule 2). */
export const stepWidth = 5;
export const stripLeft = 2;

/** The first column of each frame in the strip, and at last the column behind it. */
export function edgesOf({ steps }: Pick<Walk, 'steps'>): number[] {
  const edges = [stripLeft];
  for (const count of steps) edges.push((edges.at(-1) ?? 0) + count * stepWidth);
  return edges;
}

/** The frame of the strip in a column; the first or the last beside it (rule 2). */
export function frameAt(walk: Pick<Walk, 'steps'>, x: number): number {
  const behind = edgesOf(walk).findIndex((edge) => edge > x);
  if (behind === -1) return walk.steps.length - 1;
  return Math.max(0, behind - 1);
}

/** The walk with another frame selected, as near as there is one. */
export function selectFrame(walk: Walk, frame: number): Walk {
  return { ...walk, selected: Math.max(0, Math.min(walk.steps.length - 1, frame)) };
}

/** The walk with so many steps of the selected frame, as near as allowed (rule 1). */
export function stretch(walk: Walk, steps: number): Walk {
  const room = longestStrip - cycleOf(walk) + (walk.steps[walk.selected] ?? 0);
  const allowed = Math.max(fewest, Math.min(most, room, steps));
  return { ...walk, steps: walk.steps.map((own, frame) => (frame === walk.selected ? allowed : own)) };
}

/** How long a cycle lasts, in steps. */
export function cycleOf({ steps }: Pick<Walk, 'steps'>): number {
  return steps.reduce((sum, own) => sum + own, 0);
}

/** What the goal still asks for: to hold the contacts longest, or a faster cycle (rule 4). */
export function missingOf(walk: Walk): 'hold' | 'slow' | undefined {
  const held = Math.min(...walk.steps.filter((_, frame) => contacts.includes(frame)));
  const others = Math.max(...walk.steps.filter((_, frame) => !contacts.includes(frame)));
  if (held <= others) return 'hold';
  return cycleOf(walk) > longestCycle ? 'slow' : undefined;
}

/** Rule 4: both contacts last longer than every other frame, and a cycle less than a second. */
export function isGoalMet(walk: Walk): boolean {
  return missingOf(walk) === undefined;
}

const stepsField = oneOf<readonly number[]>(1, 2, 3, 4, 5);

const digits = fields('{steps}', {
  steps: listOf(
    startWalk.steps.map(() => stepsField),
    '',
  ),
});

/** A digit for each frame (rule 6). */
export const walkLink: typeof digits = {
  ...digits,
  read: (text) => {
    const walk = digits.read(text);
    return walk && cycleOf(walk) <= longestStrip ? walk : undefined;
  },
};

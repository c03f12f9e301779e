/** A small character before it is drawn: the frames of its actions, the directions, and the minutes for a drawing. */
export interface Plan {
  readonly idle: number;
  readonly hop: number;
  readonly hurt: number;
  readonly directions: number;
  readonly minutes: number;
}

/** Minutes that a drawing counts at least, so that not all wishes have room, and at most, so that some have. */
export const pace = { least: 15, most: 30 };

/** What one would like to have. */
export const wishes: Plan = { idle: 4, hop: 6, hurt: 2, directions: 4, minutes: pace.least };

/** Minutes that may be left over: a drawing more would take about as many. */
const spare = 20;

/**
 * How many drawings a plan has, how many minutes they take by the clock of the one just made, or by the plan where no
 * clock ran, and whether that is too much for those there are, or leaves too many of them. What fits in several
 * directions has drawings (`twins`) that one direction would give, since a slime is its own mirror image.
 */
export function addUp(plan: Plan, most: number, spent = plan.minutes) {
  const { idle, hop, hurt, directions } = plan;
  const drawings = (idle + hop + hurt) * directions;
  const minutes = Math.min(pace.most, Math.max(pace.least, spent));
  const left = most - drawings * minutes;
  const fit = left < 0 ? 'over' : directions > 1 ? 'mirrored' : left > spare ? 'under' : 'kept';
  const twins = drawings - drawings / directions;
  return { drawings, minutes, sum: drawings * minutes, left: Math.abs(left), twins, fit } as const;
}

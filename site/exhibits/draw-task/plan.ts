/** A small character before it is drawn: the frames of its actions, the directions, and the minutes for a drawing. */
export interface Plan {
  readonly idle: number;
  readonly hop: number;
  readonly hurt: number;
  readonly directions: number;
  readonly minutes: number;
}

/** What one would like to have; the minutes are those of the clock. */
export const wishes: Plan = { idle: 4, hop: 6, hurt: 2, directions: 4, minutes: 0 };

/** Minutes that a drawing counts at least, so that not all wishes have room, and for the clock at most, so that some have. */
const pace = { least: 15, most: 30 };

/** Minutes that may be left over: a drawing more would take about as many. */
const spare = 20;

/** Minutes of a drawing by the clock of the one just made. */
export const paceOf = (spent = 0) => Math.min(pace.most, Math.max(pace.least, spent));

/**
 * How many drawings a plan has, how many minutes they take, and whether that is too much for those there are, or leaves
 * too many of them: a drawing takes no less than the one just made did.
 */
export function addUp({ idle, hop, hurt, directions, minutes }: Plan, most: number, spent?: number) {
  const drawings = (idle + hop + hurt) * directions;
  const each = Math.max(minutes, paceOf(spent));
  const left = most - drawings * each;
  const fit = left < 0 ? 'over' : left > spare ? 'under' : 'kept';
  return { drawings, minutes: each, sum: drawings * each, left: Math.abs(left), fit } as const;
}

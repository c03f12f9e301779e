/** A small character before it is drawn: the frames of its actions, the directions, and the minutes for a drawing. */
export interface Plan {
  readonly idle: number;
  readonly hop: number;
  readonly hurt: number;
  readonly directions: number;
  readonly minutes: number;
}

/** What one would like to have, at the minutes of the lesson's table. */
export const wishes: Plan = { idle: 4, hop: 6, hurt: 2, directions: 4, minutes: 20 };

/** How many drawings it has, and how many minutes they take: a drawing takes no less than the one just made did. */
export function addUp({ idle, hop, hurt, directions, minutes }: Plan, spent = 0) {
  const drawings = (idle + hop + hurt) * directions;
  const each = Math.max(minutes, spent);
  return { drawings, minutes: each, sum: drawings * each };
}

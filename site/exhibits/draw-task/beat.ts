/** How a hit of five drawings is timed. */
export interface Beat {
  /** How long each drawing is shown, in milliseconds. */
  readonly times: readonly number[];
  /** For how many of them the attacker holds the pose of the impact. */
  readonly hold: number;
}

/** A hit without weight: all drawings last as long, and nobody stops. */
export const evenBeat: Beat = { times: [80, 80, 80, 80, 80], hold: 0 };

/** In milliseconds: what the first drawing lasts at most, and what all last together. */
export const beatLimits = { first: 40, shortest: 300, longest: 400 };

/** The star is seen in the first drawings, as many as this; what follows are its strokes alone. */
export const drawingsOfStar = 3;

/**
 * What a beat keeps: its first drawing is a flash; each next one lasts as long as the one before or longer, but for the
 * one of that number; all take about a third of a second; and the attacker stands still while the star is there.
 */
export function checkBeat({ times, hold }: Beat) {
  const sum = times.reduce((all, time) => all + time, 0);
  const shorter = times.findIndex((time, at) => at > 0 && time < (times[at - 1] ?? 0));
  return {
    isFlash: (times[0] ?? 0) <= beatLimits.first,
    /** Counts from 1; 0 where there is none. */
    shorter: shorter + 1,
    sum,
    isThird: sum >= beatLimits.shortest && sum <= beatLimits.longest,
    isHeld: hold === drawingsOfStar,
  };
}

/** Whether a beat keeps all of it. */
export function isFelt(beat: Beat): boolean {
  const { isFlash, shorter, isThird, isHeld } = checkBeat(beat);
  return isFlash && shorter === 0 && isThird && isHeld;
}

import { findExactDurations, toGifDelays } from 'pixels/encode/gifDelays';

/** The times of frames as a GIF rounds them, all in milliseconds. */
export interface GifTimes {
  /** Of each frame, as the GIF has it. */
  readonly delays: readonly number[];
  /** Of one round: as wished for, and in the GIF. */
  readonly total: number;
  readonly gifTotal: number;
  /** Each time that a GIF cannot say, once, the most frequent first. */
  readonly inexact: readonly InexactTime[];
}

interface InexactTime {
  readonly duration: number;
  /** The times that frames of this time get, from short to long. */
  readonly becomes: readonly number[];
  /** The times next to it that a GIF can say. */
  readonly exact: readonly number[];
  readonly count: number;
}

/** Up to here many viewers take a time for a mistake, and show the frame for 100 ms. */
export const mistakenDuration = 10;

export function judgeGifTimes(durations: readonly number[]): GifTimes {
  const delays = toGifDelays(durations).map((delay) => delay * 10);
  const found = new Map<number, number[]>();
  for (const [index, duration] of durations.entries()) {
    const [exact] = findExactDurations(duration);
    if (exact !== duration) found.set(duration, [...(found.get(duration) ?? []), delays[index] ?? 0]);
  }
  const inexact = [...found].map(([duration, became]) => ({
    duration,
    becomes: [...new Set(became)].sort((one, other) => one - other),
    exact: findExactDurations(duration),
    count: became.length,
  }));
  return {
    delays,
    total: sum(durations),
    gifTotal: sum(delays),
    inexact: inexact.sort((one, other) => other.count - one.count),
  };
}

/** To a tenth. */
function sum(durations: readonly number[]): number {
  return Math.round(durations.reduce((total, duration) => total + duration, 0) * 10) / 10;
}

/** Browsers show frames with a shorter delay ten times as long. */
const leastDelay = 2;

/** Largest number of 16 bits. */
const mostDelay = 0xffff;

/** For frames that do not say how long they stand: ten in a second, as browsers do. */
const usualDuration = 100;

/**
 * Durations in hundredths of a second, as GIF has them. What is lost or gained by rounding is carried
 * to the next frame, so that the whole takes as long as it should.
 * @param durations milliseconds; 0 where the file does not say
 * @returns 2 to 65,535 each
 */
export function toGifDelays(durations: readonly number[]): number[] {
  let owed = 0;
  return durations.map((duration) => {
    owed += (duration > 0 ? duration : usualDuration) / 10;
    // Sums of thirds end a hair below a half.
    const delay = Math.min(mostDelay, Math.max(leastDelay, Math.round(owed + 1e-9)));
    owed -= delay;
    return delay;
  });
}

/**
 * The durations next to one that a GIF can say: itself where it can, else the one below and the one
 * above. None is shorter than browsers play.
 * @param duration milliseconds, more than 0
 */
export function findExactDurations(duration: number): number[] {
  const hundredths = duration / 10;
  const around = [Math.floor(hundredths), Math.ceil(hundredths)].map(
    (delay) => 10 * Math.min(mostDelay, Math.max(leastDelay, delay)),
  );
  return [...new Set(around)];
}

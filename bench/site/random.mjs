/**
 * A small generator of pseudo-random numbers (mulberry32), so that a generated site is the same
 * each time it is made.
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function openRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    /** A whole number from 0 to `limit - 1`. */
    below,
    pick: (list) => list[below(list.length)],
    /** `count` different entries of the list. */
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
    },
  };
}

/**
 * Edit distance of two strings: the fewest insertions, deletions, replacements and swaps of
 * neighbours that turn one into the other (optimal string alignment distance; Damerau 1964,
 * "A technique for computer detection and correction of spelling errors").
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/**
 * The candidate that `found` was most likely meant to be, or `undefined` where none is close:
 * at most a third of the letters may differ, so that the suggestion is not a guess.
 */
export function nearest(found: string, candidates: Iterable<string>): string | undefined {
  // Nobody mistypes a name of that length, and comparing two of them takes the square of it.
  if (found.length > 100) return undefined;
  const limit = Math.max(1, Math.floor(found.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - found.length) >= bestDistance) continue;
    const distance = editDistance(found.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

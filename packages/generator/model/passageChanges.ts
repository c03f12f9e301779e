/**
 * How two states of a text differ, passage by passage. Each state is known by the codes of its passages, so that
 * the older text itself need not be kept. Indexes count passages from 0, `before` those of the older state, `now`
 * those of the newer one.
 */
export type PassageChange =
  | { readonly kind: 'changed'; readonly before: number; readonly now: number }
  | { readonly kind: 'added'; readonly now: number }
  | { readonly kind: 'removed'; readonly before: number };

/** Digits of a code: one changed passage in 16 million gets the code that it had. */
export const codeLength = 4;

/** The codes of the passages of a text, as a translation writes them down in one word. */
export function splitCodes(codes: string): readonly string[] {
  return codes.match(new RegExp(`.{1,${codeLength}}`, 'gs')) ?? [];
}

/**
 * The changes of the passages of a text, in the order of the newer state. The two states are laid beside each
 * other so that as many passages as possible stay the same (the longest common subsequence; Hunt and McIlroy,
 * "An algorithm for differential file comparison", 1976). Between two that stayed, the first lost passage has
 * become the first new one, the second the second, and so on; what is left over was added or removed.
 */
export function comparePassages(before: readonly string[], now: readonly string[]): readonly PassageChange[] {
  const kept = commonLengths(before, now);
  const changes: PassageChange[] = [];
  const [lost, gained]: [number[], number[]] = [[], []];
  const settle = () => {
    while (lost.length > 0 || gained.length > 0) {
      const [from, to] = [lost.shift(), gained.shift()];
      if (from !== undefined && to !== undefined) changes.push({ kind: 'changed', before: from, now: to });
      else if (to !== undefined) changes.push({ kind: 'added', now: to });
      else if (from !== undefined) changes.push({ kind: 'removed', before: from });
    }
  };
  let [old, current] = [0, 0];
  while (old < before.length || current < now.length) {
    if (old < before.length && current < now.length && before[old] === now[current]) {
      settle();
      old += 1;
      current += 1;
    } else if (
      current >= now.length ||
      (old < before.length && kept(old + 1, current) >= kept(old, current + 1))
    )
      lost.push(old++);
    else gained.push(current++);
  }
  settle();
  return changes;
}

/** How many passages can stay the same from two places on, at most. */
function commonLengths(
  before: readonly string[],
  now: readonly string[],
): (old: number, current: number) => number {
  const width = now.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (old: number, current: number) => lengths[old * width + current] ?? 0;
  for (let old = before.length - 1; old >= 0; old--)
    for (let current = now.length - 1; current >= 0; current--)
      lengths[old * width + current] =
        before[old] === now[current]
          ? at(old + 1, current + 1) + 1
          : Math.max(at(old + 1, current), at(old, current + 1));
  return at;
}

/** The entries of a list on the visit before this one and now, and when it was last looked at. */
export interface Seen {
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Coming back after so long is another visit. */
const visitEnds = 30 * 60 * 1000;

/** The new entries of a list since the visit before, none on the first; and what to remember. */
export function newSince(
  last: Seen | undefined,
  listed: readonly string[],
  time: number,
): { readonly fresh: readonly string[]; readonly seen: Seen } {
  if (last === undefined) return { fresh: [], seen: { before: listed, now: listed, at: time } };
  const before = time - last.at > visitEnds ? last.now : last.before;
  const fresh = listed.filter((entry) => !before.includes(entry));
  return { fresh, seen: { before, now: listed, at: time } };
}

/** The stored value, if it is what this site stores. */
export function parseSeen(stored: string | null): Seen | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { before, now, at } = { before: undefined, now: undefined, at: undefined, ...value };
    return isTexts(before) && isTexts(now) && typeof at === 'number' ? { before, now, at } : undefined;
  } catch {
    return undefined; // Someone else's text under this key.
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

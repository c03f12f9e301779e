import type { KeyTaker } from '../../features/keys/shared/keys';
import type { VersionEdition } from '../../features/releases/shared/versions';
import { type Keys, nameKeys, noKeys, parseKeys, type System, systemsOf, takersOn } from './keys';

/** Keys that someone takes before the app sees them, in the language of the page. */
export interface TakenRow {
  readonly by: KeyTaker;
  /** As `content/keys.yaml` writes them. */
  readonly keys: readonly string[];
  readonly does: string;
  readonly advice?: string;
}

/** A line of the reader's own list. */
export interface OwnKeys {
  readonly keys: Keys;
  /** Their purpose, in the reader's words. */
  readonly use: string;
}

/** The reader's list, for the keyboard of one system. */
export interface OwnList {
  readonly system: System;
  readonly rows: readonly OwnKeys[];
}

/** Of a list; what a link may carry. */
export const mostRows = 30;
export const longestUse = 40;

/** Who takes keys on a system (rule 2); `undefined` where nobody is known to. */
export function findTaken(rows: readonly TakenRow[], system: System, keys: Keys): TakenRow | undefined {
  const wanted = nameKeys(keys, system);
  return takersOn(system)
    .flatMap((taker) => rows.filter(({ by }) => by === taker))
    .find((row) => row.keys.some((name) => nameKeys(parseKeys(name, system) ?? noKeys, system) === wanted));
}

/** Whether an input method may take it, as it does with letters that are pressed alone (rule 4). */
export function isBareLetter({ held, key }: Keys): boolean {
  return /^[A-Z]$/.test(key) && held.every((modifier) => modifier === 'shift');
}

/** The list with these keys at its end, and only there (rule 5). */
export function putOnList(list: OwnList, keys: Keys, use: string): OwnList {
  const others = takeOffList(list, keys).rows;
  return {
    ...list,
    rows: [...others, { keys, use: use.trim().slice(0, longestUse).trimEnd() }].slice(-mostRows),
  };
}

export function takeOffList(list: OwnList, keys: Keys): OwnList {
  const name = nameKeys(keys, list.system);
  return { ...list, rows: list.rows.filter((row) => nameKeys(row.keys, list.system) !== name) };
}

/** Whether nobody is known to take keys, and no input method does either. */
export function isFree(taken: readonly TakenRow[], system: System, keys: Keys): boolean {
  return !isBareLetter(keys) && findTaken(taken, system, keys) === undefined;
}

/** The free keys of a list, as they are written. */
export function freeKeysOf(taken: readonly TakenRow[], { system, rows }: OwnList): string[] {
  return rows.filter(({ keys }) => isFree(taken, system, keys)).map(({ keys }) => nameKeys(keys, system));
}

/** So many free keys meet the goal. */
export const fullList = 3;

/** Rule 6. */
export function isGoalMet(taken: readonly TakenRow[], list: OwnList): boolean {
  return freeKeysOf(taken, list).length >= fullList;
}

/** What is wanted of these and has no line yet (rule 6). */
export function missingUses({ rows }: OwnList, wanted: readonly string[]): readonly string[] {
  return wanted.filter((one) => rows.every(({ use }) => use !== one));
}

/** Keys of the keyboard that somebody takes together with others (rule 9). */
export function takenWithOthers(taken: readonly TakenRow[], system: System): ReadonlySet<string> {
  const takers = takersOn(system);
  return new Set(
    taken
      .filter(({ by }) => takers.includes(by))
      .flatMap(({ keys }) => keys.flatMap((name) => parseKeys(name, system) ?? []))
      .flatMap(({ held, key }) => (held.length > 0 && key !== '' ? [key] : [])),
  );
}

/** The list as text, for addresses and storage: `system=windows&Ctrl%2BZ=undo` (rule 7). */
export function writeList({ system, rows }: OwnList): string {
  return new URLSearchParams([
    ['system', system],
    ...rows.map(({ keys, use }) => [nameKeys(keys, system), use]),
  ]).toString();
}

/** The list that `writeList` gave, for a system of this edition; `undefined` for any other text. */
export function readList(text: string, edition: VersionEdition): OwnList | undefined {
  const [first, ...others] = new URLSearchParams(text);
  const system = systemsOf(edition).find((one) => first?.[0] === 'system' && first[1] === one);
  if (system === undefined || others.length > mostRows) return undefined;
  let list: OwnList = { system, rows: [] };
  for (const [name, use] of others) {
    const keys = parseKeys(name, system);
    if (keys === undefined) return undefined;
    list = putOnList(list, keys, use);
  }
  return writeList(list) === text ? list : undefined;
}

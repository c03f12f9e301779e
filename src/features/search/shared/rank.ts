import { editDistance } from '../../../model/nearest';
import type { Query, QueryAlternative, QueryUnit } from './query';
import { decodePostings, type SearchChunk } from './searchIndex';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly pages: readonly RankedPage[];
  /** Words of the index that stood in for words that are nowhere, by what was written. */
  readonly corrections: Readonly<Record<string, string>>;
}

/** What a term that only begins with a word is worth beside the word itself. */
const beginningWorth = 0.6;
/** What the nearest spelling is worth. */
const correctionWorth = 0.4;

/**
 * The pages that fit a query, by the sum of the impacts of its words, each times how rare it is
 * (inverse document frequency; Robertson and Spärck Jones 1976). A page that lacks a unit counts
 * for little: by the fourth power of its share of units. A page with a title, keyword or heading that is
 * the whole query, or begins with it, gains by that.
 * @param chunks those in which the terms of the query lie
 * @param count number of pages of the index
 * @param allows whether a page may be shown
 */
export function rankPages(
  { units, phrases }: Query,
  chunks: readonly SearchChunk[],
  count: number,
  allows: (page: number) => boolean = () => true,
): Ranking {
  const index = new Map(chunks.flatMap((chunk) => Object.entries(chunk)));
  const corrections: Record<string, string> = {};
  const totals = new Map<number, { score: number; units: number }>();
  for (const unit of units) {
    const best = new Map<number, number>();
    for (const alternative of unit.alternatives)
      for (const [page, score] of scoresOf(alternative, index, count))
        best.set(page, Math.max(best.get(page) ?? 0, score));
    const correction = best.size === 0 ? findCorrection(unit, index) : undefined;
    if (correction !== undefined) {
      const [written, nearest] = correction;
      corrections[written] = nearest;
      for (const [page, score] of termScores(nearest, false, index, count))
        best.set(page, score * correctionWorth);
    }
    for (const [page, score] of best) {
      if (!allows(page)) continue;
      const total = totals.get(page) ?? { score: 0, units: 0 };
      totals.set(page, { score: total.score + score, units: total.units + 1 });
    }
  }
  const whole = new Map<number, number>();
  for (const phrase of phrases)
    for (const [page, score] of termScores(phrase, true, index, count))
      whole.set(page, Math.max(whole.get(page) ?? 0, score));
  const pages = [...totals].map(([page, total]) => ({
    page,
    score: total.score * (total.units / units.length) ** 4 + (whole.get(page) ?? 0),
  }));
  return { pages: pages.sort((a, b) => b.score - a.score || a.page - b.page), corrections };
}

type Index = ReadonlyMap<string, readonly number[]>;

/** The pages that have every term of an alternative. */
function scoresOf({ terms, open }: QueryAlternative, index: Index, count: number): Map<number, number> {
  const last = terms.length - 1;
  const [first = new Map<number, number>(), ...others] = terms.map((term, position) =>
    termScores(term, open && position === last, index, count),
  );
  const scores = new Map<number, number>();
  for (const [page, score] of first) {
    if (!others.every((other) => other.has(page))) continue;
    const sum = others.reduce((total, other) => total + (other.get(page) ?? 0), score);
    // Terms of one alternative are parts of one word or name: together they count as one.
    scores.set(page, sum / Math.sqrt(terms.length));
  }
  return scores;
}

function termScores(term: string, open: boolean, index: Index, count: number): Map<number, number> {
  const impacts = new Map<number, number>();
  const found = open ? [...index.keys()].filter((other) => other.startsWith(term)) : [term];
  for (const other of found) {
    const worth = other === term ? 1 : beginningWorth * Math.sqrt(term.length / other.length);
    for (const { page, impact } of decodePostings(index.get(other) ?? []))
      impacts.set(page, Math.max(impacts.get(page) ?? 0, impact * worth));
  }
  const rarity = Math.log(1 + (count - impacts.size + 0.5) / (impacts.size + 0.5));
  return new Map([...impacts].map(([page, impact]) => [page, impact * rarity]));
}

/** The word of the index that is nearest to a unit's, if the unit is one word and one is near enough. */
function findCorrection(
  unit: QueryUnit,
  index: Index,
): readonly [written: string, nearest: string] | undefined {
  const [written, ...others] = unit.alternatives[0]?.terms ?? [];
  if (written === undefined || others.length > 0 || written.length < 4) return undefined;
  const limit = written.length < 6 ? 1 : 2;
  let nearest: string | undefined;
  let distance = limit + 1;
  for (const [term, { length }] of index) {
    if (Math.abs(term.length - written.length) > distance) continue;
    const found = editDistance(written, term);
    // Of two that are as near, the more common one is meant.
    const isMoreCommon =
      found === distance && nearest !== undefined && length > (index.get(nearest)?.length ?? 0);
    if (found < distance || isMoreCommon) {
      nearest = term;
      distance = found;
    }
  }
  return nearest === undefined ? undefined : [written, nearest];
}

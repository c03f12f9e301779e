import { type IndexTerms, nearestTerm } from './nearestTerm';
import type { Query, QueryAlternative, QueryUnit } from './query';
import { decodePostings, decodeWays, pageOfWay, type SearchChunk } from './searchIndex';

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

/** Weight of a term that only begins with a word, beside the word itself. */
const beginningWorth = 0.6;
/** Weight of another spelling or word of the same meaning, beside the one that is written. */
const sameMeaningWorth = 0.6;
/** Weight of a pair of characters that belong to two words. */
const acrossWorth = 0.7;
/** Weight of the nearest spelling. */
const correctionWorth = 0.4;

/** Worth of a way to ask that is the query word for word, beside the sum of the impacts of the best page. */
const wayWorth = 1;

/**
 * The pages that fit a query, by the sum of the impacts of its words, each times how rare it is
 * (inverse document frequency; Robertson and Spärck Jones 1976). A page that lacks a unit counts
 * for little: by the share that it has, in which rare units count for more. A page with a title,
 * keyword or heading that is the whole query, or begins with it, gains by that; and so does one by the way to ask
 * that is nearest to the query, which tells "copy a frame" from a page that is asked for frames and for copies.
 * @param chunks those in which the terms of the query lie
 * @param count number of pages of the index
 * @param allows whether a page may be shown
 */
export function rankPages(
  { units, phrases, across }: Query,
  chunks: readonly SearchChunk[],
  count: number,
  allows: (page: number) => boolean = () => true,
): Ranking {
  const index = new Map(chunks.flatMap((chunk) => Object.entries(chunk)));
  const corrections: Record<string, string> = {};
  const totals = new Map<number, { score: number; share: number }>();
  const ways = new Map<number, WayTotal>();
  let whole = 0;
  for (const unit of units) {
    const best = new Map<number, number>();
    const asked = new Map<number, WayTotal>();
    for (const [number, alternative] of unit.alternatives.entries()) {
      const worth = number === 0 ? 1 : sameMeaningWorth;
      for (const [page, score] of scoresOf(alternative, index, count))
        best.set(page, Math.max(best.get(page) ?? 0, score * worth));
      for (const [way, length] of waysOf(alternative, index))
        if (!asked.has(way)) asked.set(way, { share: worth, terms: alternative.terms.length, length });
    }
    const correction = best.size === 0 ? findCorrection(unit, index) : undefined;
    if (correction !== undefined) {
      const [written, nearest] = correction;
      corrections[written] = nearest;
      for (const [page, score] of termScores(nearest, false, index, count))
        best.set(page, score * correctionWorth);
    }
    if (best.size === 0) continue;
    const rarity = rarityOf(best.size, count);
    whole += rarity;
    for (const [way, { share, terms, length }] of asked) {
      const total = ways.get(way) ?? { share: 0, terms: 0, length };
      ways.set(way, { share: total.share + share * rarity, terms: total.terms + terms, length });
    }
    for (const [page, score] of best) {
      if (!allows(page)) continue;
      const total = totals.get(page) ?? { score: 0, share: 0 };
      totals.set(page, { score: total.score + score, share: total.share + rarity });
    }
  }
  for (const term of across)
    for (const [page, score] of termScores(term, false, index, count)) {
      const total = totals.get(page);
      if (total !== undefined) totals.set(page, { ...total, score: total.score + score * acrossWorth });
    }
  const named = new Map<number, number>();
  for (const phrase of phrases)
    for (const [page, score] of termScores(phrase, true, index, count))
      named.set(page, Math.max(named.get(page) ?? 0, score));
  const found = [...totals].map(([page, total]) => ({
    page,
    score: total.score * (total.share / whole) + (named.get(page) ?? 0),
  }));
  const highest = Math.max(...found.map(({ score }) => score));
  const nearness = new Map<number, number>();
  for (const [way, { share, terms, length }] of ways) {
    const page = pageOfWay(way);
    const near = (share / whole) * Math.sqrt(Math.min(1, terms / length));
    nearness.set(page, Math.max(nearness.get(page) ?? 0, near));
  }
  const pages = found.map(({ page, score }) => ({
    page,
    score: score + highest * wayWorth * (nearness.get(page) ?? 0),
  }));
  return { pages: pages.sort((a, b) => b.score - a.score || a.page - b.page), corrections };
}

/** How much of a query a way to ask has. */
interface WayTotal {
  /** The share of the query, in which rare words count for more. */
  readonly share: number;
  /** How many of the way's terms are in the query. */
  readonly terms: number;
  /** How many terms the way has. */
  readonly length: number;
}

/** The ways that have every term of an alternative, and how many terms they have. */
function waysOf({ terms, open }: QueryAlternative, index: IndexTerms): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = terms.map((term, position) => {
    const isOpen = open && position === terms.length - 1 && !index.has(term);
    const found = isOpen ? [...index.keys()].filter((other) => other.startsWith(term)) : [term];
    return new Map(
      found.flatMap((other) =>
        decodeWays(index.get(other) ?? []).map(({ id, length }) => [id, length] as const),
      ),
    );
  });
  return new Map([...first].filter(([way]) => others.every((other) => other.has(way))));
}

/** The pages that have every term of an alternative. */
function scoresOf({ terms, open }: QueryAlternative, index: IndexTerms, count: number): Map<number, number> {
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

function termScores(term: string, open: boolean, index: IndexTerms, count: number): Map<number, number> {
  const impacts = new Map<number, number>();
  const found = open ? [...index.keys()].filter((other) => other.startsWith(term)) : [term];
  for (const other of found) {
    const worth = other === term ? 1 : beginningWorth * Math.sqrt(term.length / other.length);
    for (const { page, impact } of decodePostings(index.get(other) ?? []))
      impacts.set(page, Math.max(impacts.get(page) ?? 0, impact * worth));
  }
  const rarity = rarityOf(impacts.size, count);
  return new Map([...impacts].map(([page, impact]) => [page, impact * rarity]));
}

/** Inverse document frequency of a term that so many of `count` pages have. */
function rarityOf(having: number, count: number): number {
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
}

/** The word of the index that is nearest to a unit's, if the unit is one word and one is near enough. */
function findCorrection(
  unit: QueryUnit,
  index: IndexTerms,
): readonly [written: string, nearest: string] | undefined {
  const [written, ...others] = unit.alternatives[0]?.terms ?? [];
  if (written === undefined || others.length > 0) return undefined;
  const nearest = nearestTerm(written, index);
  return nearest && [written, nearest.term];
}

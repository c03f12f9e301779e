import { parseQuery, type Query } from './query';
import { phraseTerm, termsOf, tokensOf } from './words';

/** The fields of a page that are searched. Lists have an entry for each keyword or heading. */
export interface SearchFields {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly description: string;
  /** Ways in which readers ask for the page; never shown. */
  readonly asked: readonly string[];
}

export interface SearchBody {
  readonly headings: readonly string[];
  readonly text: string;
}

/**
 * The weights of fields. A title of one word says more about its page than one of ten, so what a
 * title gives is shared out. The text gives at most little more than a heading, however often it
 * repeats a word.
 */
const weights = { title: 40, asked: 16, keyword: 16, heading: 5, description: 3, text: 1 } as const;
/** A word that is in many ways to ask for a page is worth no more than a title of one word. */
const mostAsked = 40;
/** What a pair of characters that belong to two words of a way to ask has of the worth of a word. */
const askedAcross = 0.7;
/** Impact of a query that is exactly a title, a keyword or a heading. */
const phrases = { title: 63, keyword: 40, heading: 24 } as const;

/** The highest impact; six bits. */
export const highestImpact = 63;

/** Weights of the terms of headings and text, not rounded yet. Apart from the title, because the build keeps it for each file. */
export function bodyWeights({ headings, text }: SearchBody): Map<string, number> {
  const sums = new Map<string, number>();
  const counts = new Map<string, number>();
  let length = 0;
  for (const token of tokensOf(text)) {
    for (const term of termsOf(token)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      length += 1;
    }
  }
  // In a long text a word occurs more often by chance.
  const share = 1 / (0.75 + length / 2400);
  for (const [term, count] of counts) add(sums, term, weights.text * Math.log2(1 + count * share) + 1);
  for (const heading of headings) {
    const terms = tokensOf(heading).flatMap(termsOf);
    for (const term of new Set(terms)) add(sums, term, weights.heading / Math.sqrt(1 + terms.length));
    sums.set(phraseTerm(heading), phrases.heading);
  }
  return sums;
}

/**
 * The impact of each term of a page, from 1 to `highestImpact`.
 * @param sums what its body gives; becomes what is returned, since copies for every page would take
 *   longer than all the rest
 */
export function impactsOf(fields: SearchFields, sums: Map<string, number>): ReadonlyMap<string, number> {
  for (const keyword of fields.keywords) sums.set(phraseTerm(keyword), phrases.keyword);
  sums.set(phraseTerm(fields.title), phrases.title);
  const title = tokensOf(fields.title).flatMap(termsOf);
  for (const term of new Set(title)) add(sums, term, weights.title / (0.6 + 0.4 * Math.sqrt(title.length)));
  for (const keyword of fields.keywords) {
    const terms = tokensOf(keyword).flatMap(termsOf);
    for (const term of new Set(terms)) add(sums, term, weights.keyword / Math.sqrt(terms.length));
  }
  for (const term of new Set(tokensOf(fields.description).flatMap(termsOf)))
    add(sums, term, weights.description);
  for (const [term, weight] of askedWeights(fields.asked)) add(sums, term, Math.min(mostAsked, weight));
  for (const [term, sum] of sums) sums.set(term, Math.min(highestImpact, Math.max(1, Math.round(sum))));
  return sums;
}

/** Of the terms that a query has when it is asked so: all others would only fill the index. */
function askedWeights(asked: readonly string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const way of asked) {
    const { units, across } = parseQuery(way, []);
    const share = weights.asked / Math.sqrt(units.length);
    for (const term of termsOfUnits(units)) add(sums, term, share);
    for (const term of across) add(sums, term, share * askedAcross);
  }
  return sums;
}

function termsOfUnits(units: Query['units']): ReadonlySet<string> {
  return new Set(units.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
}

/** The terms of a way to ask by which a query finds it. */
export function wayTerms(way: string): ReadonlySet<string> {
  return termsOfUnits(parseQuery(way, []).units);
}

function add(sums: Map<string, number>, term: string, weight: number): void {
  sums.set(term, (sums.get(term) ?? 0) + weight);
}

import { isFunctionWord } from './functionWords';
import { onceFor } from './onceFor';
import type { Synonyms } from './searchIndex';
import { phraseTerm, type Token, termsOf, tokensOf } from './words';

export interface Query {
  readonly units: readonly QueryUnit[];
  /** Terms of the titles, keywords and headings that the query as a whole may be, or begin. */
  readonly phrases: readonly string[];
  /** Terms across the borders of Chinese words ("画圆" of 画 and 圆): a page that has them is the likelier for it. */
  readonly across: readonly string[];
}

/** A part of a query that a page should have, in any of the ways in which it can be said. */
export interface QueryUnit {
  readonly alternatives: readonly QueryAlternative[];
}

export interface QueryAlternative {
  /** As it is marked in texts. */
  readonly words: readonly string[];
  /** All of them must be in a page. */
  readonly terms: readonly string[];
  /** Whether the last term may be only the beginning of a word. */
  readonly open: boolean;
}

/**
 * A query in units. Words of the glossary become one unit with all their spellings, the longest
 * first. What is left of a run of Chinese is cut into words. Words that only hold a sentence together
 * do not count, unless there are no others.
 */
export function parseQuery(query: string, synonyms: readonly Synonyms[]): Query {
  const spellings = spellingsOf(synonyms);
  const found = unitsOf(query, spellings, isFunctionWord);
  const units = withoutRepeats(found.length > 0 ? found : unitsOf(query, spellings, () => false));
  const [only, ...others] = units;
  const same = only === undefined || others.length > 0 ? [] : only.alternatives.slice(1);
  const texts = [query, ...same.map(({ words }) => words.join(' '))];
  const within = new Set(units.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)));
  return {
    units,
    phrases: [...new Set(texts.map(phraseTerm))].filter((term) => term !== '='),
    across: pairsOf(query).filter(
      (term) => !within.has(term) && !isFunctionWord({ kind: 'han', text: term }),
    ),
  };
}

/** The pairs of neighbouring characters in the runs of Chinese of a text. */
function pairsOf(text: string): string[] {
  const runs = tokensOf(text).filter(({ kind, text: run }) => kind === 'han' && run.length > 1);
  return [...new Set(runs.flatMap(termsOf))];
}

/** What is said twice is asked for once. */
function withoutRepeats(units: readonly QueryUnit[]): QueryUnit[] {
  const nameOf = ({ alternatives }: QueryUnit) => alternatives.map(({ terms }) => terms.join(' ')).join('/');
  return [...new Map(units.map((unit) => [nameOf(unit), unit])).values()];
}

function unitsOf(
  query: string,
  spellings: readonly Spelling[],
  isLeftOut: (token: Token) => boolean,
): QueryUnit[] {
  const units: QueryUnit[] = [];
  let rest = tokensOf(query);
  while (rest.length > 0) {
    const [token, ...others] = rest;
    if (token === undefined) break;
    const found = spellings.find(({ tokens: spelling }) => startsWith(rest, spelling));
    const length = found?.tokens.length ?? 0;
    if (found !== undefined && (token.kind === 'word' || length > 1)) {
      units.push(unitOf(found.own, rest.slice(0, length), rest.length === length));
      rest = rest.slice(length);
      continue;
    }
    if (token.kind === 'han') units.push(...hanUnits(token.text, spellings, isLeftOut));
    else if (!isLeftOut(token)) units.push(unitOf([], [token], others.length === 0));
    rest = others;
  }
  return units;
}

interface Spelling {
  readonly tokens: readonly Token[];
  /** The spellings of the same word in the language that is searched. */
  readonly own: readonly string[];
}

const spellingsOf = onceFor((synonyms: readonly Synonyms[]): Spelling[] =>
  synonyms
    .flatMap(([own, foreign]) => [...own, ...foreign].map((text) => ({ tokens: tokensOf(text), own })))
    .filter(({ tokens }) => tokens.length > 0)
    .sort((a, b) => b.tokens.length - a.tokens.length || lengthOf(b.tokens) - lengthOf(a.tokens)),
);

function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}

function startsWith(tokens: readonly Token[], beginning: readonly Token[]): boolean {
  return beginning.every(
    ({ kind, text }, index) => tokens[index]?.kind === kind && tokens[index].text === text,
  );
}

/** A run of Chinese: words of the glossary in it, and what stands between them. */
function hanUnits(
  text: string,
  spellings: readonly Spelling[],
  isLeftOut: (token: Token) => boolean,
): QueryUnit[] {
  if (text === '') return [];
  for (const { tokens, own } of spellings) {
    const [only, ...others] = tokens;
    if (only?.kind !== 'han' || others.length > 0 || !text.includes(only.text)) continue;
    const at = text.indexOf(only.text);
    return [
      ...hanUnits(text.slice(0, at), spellings, isLeftOut),
      unitOf(own, [only], false),
      ...hanUnits(text.slice(at + only.text.length), spellings, isLeftOut),
    ];
  }
  return segmentWords(text)
    .map((word): Token => ({ kind: 'han', text: word }))
    .filter((token) => !isLeftOut(token))
    .map((token) => unitOf([], [token], true));
}

/** The words of a run of Chinese, where the browser knows them. */
function segmentWords(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [text];
  return [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

function unitOf(spellings: readonly string[], written: readonly Token[], isLast: boolean): QueryUnit {
  const ways = [written, ...spellings.map(tokensOf)];
  const alternatives = ways.map(
    (tokens, index): QueryAlternative => ({
      words: tokens.map(({ text }) => text),
      terms: tokens.flatMap(termsOf),
      open: index === 0 && (isLast || (tokens[0]?.kind === 'han' && tokens[0].text.length === 1)),
    }),
  );
  const seen = new Set<string>();
  return {
    alternatives: alternatives.filter(({ terms }) => {
      const key = terms.join(' ');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  };
}

import { editDistance } from '../../../model/nearest';
import type { ChineseReader } from './chineseSpellings';
import { isFunctionWord } from './functionWords';
import { type IndexTerms, largestDistance, nearestTerm } from './nearestTerm';
import { onceFor } from './onceFor';
import type { Synonyms } from './searchIndex';
import { type Token, termsOf, tokensOf } from './words';

/** The words that a query is compared with. */
export interface QueryKnowledge {
  readonly synonyms: readonly Synonyms[];
  /** The terms of the index near these, and these. */
  readonly look: (terms: readonly string[]) => Promise<IndexTerms>;
  /** Loads what leads from other ways to write Chinese to its words, where the site has it. */
  readonly openChinese: () => Promise<ChineseReader | undefined>;
}

export interface CorrectedQuery {
  /** As the index is asked. */
  readonly query: string;
  /** Words that stand in for words that are nowhere, by what was written. */
  readonly corrections: Readonly<Record<string, string>>;
}

/** No word is so long that more characters or syllables need be tried together. */
const longestWord = 6;

/**
 * A query in words that the site has: traditional characters become simplified, pinyin and Chinese that
 * sounds like a word become that word, and so does a misspelt word whose nearest is one of the glossary
 * or of everyday, in either language. What the index has stays as it is.
 */
export async function correctQuery(query: string, knowledge: QueryKnowledge): Promise<CorrectedQuery> {
  const tokens = tokensOf(query);
  const corrector = { ...knowledge, ...spellingsOf(knowledge.synonyms) };
  const corrections: Record<string, string> = {};
  const written: string[] = [];
  let rest = tokens;
  while (rest.length > 0) {
    const [token] = rest;
    if (token === undefined) break;
    const step =
      token.kind === 'han' ? await correctHan(token, corrector) : await correctWord(rest, corrector);
    Object.assign(corrections, step.corrections);
    written.push(step.text);
    rest = rest.slice(step.length);
  }
  const text = written.join(' ');
  return { query: text === joinTokens(tokens) ? query : text, corrections };
}

interface Spellings {
  /** All spellings of the glossary and of everyday words, folded. */
  readonly known: ReadonlySet<string>;
  /** The same, as they are written. */
  readonly spellings: readonly string[];
}

const spellingsOf = onceFor((synonyms: readonly Synonyms[]): Spellings => {
  const spellings = [...new Set(synonyms.flatMap(([own, foreign]) => [...own, ...foreign]))];
  return { known: new Set(spellings.map((spelling) => joinTokens(tokensOf(spelling)))), spellings };
});

interface Corrector extends QueryKnowledge, Spellings {}

interface Step {
  readonly text: string;
  /** How many tokens it stands for. */
  readonly length: number;
  readonly corrections: Readonly<Record<string, string>>;
}

function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** Whether any page may have all terms of a token; with `open`, or words that begin with it. */
async function isWritten(token: Token, { known, look }: Corrector, open = false): Promise<boolean> {
  if (known.has(token.text)) return true;
  const terms = termsOf(token);
  const index = await look(terms);
  if (terms.every((term) => index.has(term))) return true;
  return open && [...index.keys()].some((term) => term.startsWith(token.text));
}

/** A run of Chinese: what sounds or looks like a word and is nowhere gives way to that word, the longest first. */
async function correctHan(token: Token, corrector: Corrector): Promise<Step> {
  const kept: Step = { text: token.text, length: 1, corrections: {} };
  if (token.text.length === 1 || corrector.known.has(token.text)) return kept;
  const reader = await corrector.openChinese();
  if (reader === undefined) return kept;
  const corrections: Record<string, string> = {};
  let text = reader.simplify(token.text);
  for (let size = Math.min(longestWord, text.length); size > 1; size--) {
    for (let start = 0; start + size <= text.length; start++) {
      const piece = text.slice(start, start + size);
      const word = reader.wordLike(piece);
      if (word === undefined || word === piece) continue;
      if (await isWritten({ kind: 'han', text: piece }, corrector)) continue;
      corrections[piece] = word;
      text = text.slice(0, start) + word + text.slice(start + size);
    }
  }
  return { text, length: 1, corrections };
}

/** The words at the beginning of what is left: as pinyin, else as the nearest word that is known. */
async function correctWord(rest: readonly Token[], corrector: Corrector): Promise<Step> {
  const [token] = rest;
  if (token === undefined) return { text: '', length: 1, corrections: {} };
  const kept: Step = { text: token.text, length: 1, corrections: {} };
  const spelling = longestSpelling(rest, corrector.known);
  if (spelling > 0) return { ...kept, text: joinTokens(rest.slice(0, spelling)), length: spelling };
  if (!/^[a-z]{2,}$/.test(token.text) || isFunctionWord(token)) return kept;
  const isLast = rest.length === 1;
  if (await isWritten(token, corrector, isLast)) return kept;
  const reader = await corrector.openChinese();
  for (let size = Math.min(longestWord, rest.length); size > 0 && reader !== undefined; size--) {
    const syllables = rest.slice(0, size);
    if (!syllables.every(({ kind }) => kind === 'word')) continue;
    const word = reader.wordOfPinyin(syllables.map(({ text }) => text).join(''), size === rest.length);
    if (word === undefined) continue;
    return { text: word, length: size, corrections: { [joinTokens(syllables)]: word } };
  }
  const nearest = await nearestSpelling(token.text, corrector);
  return nearest === undefined ? kept : { text: nearest, length: 1, corrections: { [token.text]: nearest } };
}

/** How many of the first tokens are one spelling that is known. */
function longestSpelling(rest: readonly Token[], known: ReadonlySet<string>): number {
  for (let size = Math.min(longestWord, rest.length); size > 0; size--)
    if (known.has(joinTokens(rest.slice(0, size)))) return size;
  return 0;
}

/** The spelling that is nearest to a word, unless a word of the index is as near. */
async function nearestSpelling(written: string, { spellings, look }: Corrector): Promise<string | undefined> {
  const limit = largestDistance(written);
  let best: string | undefined;
  let bestDistance =
    Math.min(limit, (nearestTerm(written, await look([written]))?.distance ?? limit + 1) - 1) + 1;
  for (const spelling of spellings) {
    if (Math.abs(spelling.length - written.length) >= bestDistance) continue;
    const distance = editDistance(written, spelling.toLowerCase());
    if (distance >= bestDistance) continue;
    best = spelling;
    bestDistance = distance;
  }
  return best;
}

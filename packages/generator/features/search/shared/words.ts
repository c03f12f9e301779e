/**
 * A piece of text that is searched as one: a word, or an unbroken run of Chinese characters.
 * `text` is folded, so that spellings that mean the same are the same.
 */
export interface Token {
  readonly kind: 'word' | 'han';
  readonly text: string;
}

const pieces = /\p{Script=Han}+|\d+(?:\.\d+)+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’]\p{L}+)*/gu;
const han = /^\p{Script=Han}/u;

/** The sign in a size or a scale, which hardly any keyboard has: people type an x. */
const times = /(?<=\d)(?: ?× ?(?=\d)|×)/g;

/** The tokens of a text in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.normalize('NFKC').replace(times, 'x').matchAll(pieces)].map(([piece]): Token => {
    if (han.test(piece)) return { kind: 'han', text: piece };
    return { kind: 'word', text: foldWord(piece) };
  });
}

/** The terms of the index that a token becomes: a word is one, Chinese a row of overlapping pairs. */
export function termsOf({ kind, text }: Token): string[] {
  if (kind === 'word') return [text];
  const characters = [...text];
  if (characters.length === 1) return [text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Longer phrases are told apart by this much of their beginning. */
const phraseLength = 48;

/**
 * The term of a whole title, heading or keyword, so that one who asks for exactly that finds it.
 * Its sign keeps it apart from all words.
 */
export function phraseTerm(text: string): string {
  const words = tokensOf(text).map((token) => token.text);
  return `=${words.join(' ')}`.slice(0, phraseLength);
}

/**
 * A word in lower case without accents, possessive and plural ending. The ending is judged by its
 * letters alone, which is wrong now and then, but wrong in the same way on both sides.
 */
function foldWord(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/'s?$/, '')
    .replace(/colour/, 'color')
    .replace(/grey/, 'gray');
  return /^[a-z]{4,}$/.test(plain) ? foldVerb(foldPlural(plain)) : plain;
}

function foldPlural(word: string): string {
  if (!word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Nouns that end like verbs and mean something of their own. */
const nouns = new Set(['setting', 'drawing', 'string', 'speed', 'seed', 'need', 'feed', 'embed']);

/** A verb without "-ed" and "-ing", by the rules of Porter's stemmer (1980) for these endings. */
function foldVerb(word: string): string {
  const stem = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < 3 || stem.endsWith('e') || nouns.has(word)) return word;
  if (/(at|bl|iz|ang|[^aeioug]g|[^aeiou]l|[rl]s|c|v|u)$/.test(stem) && !/([^a]ng|ll)$/.test(stem))
    return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiouy]*[aeiouy][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

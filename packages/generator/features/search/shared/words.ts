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
 * A word in lower case without accents, as British and American English, singular and plural, and the forms of a verb
 * share it. Endings are judged by their letters alone, which is wrong now and then, but wrong in the same way on both
 * sides.
 */
function foldWord(word: string): string {
  const plain = foldSpelling(
    word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/'s?$/, ''),
  );
  if (!/^[a-z]{3,}$/.test(plain)) return plain;
  const base = irregular.get(plain);
  if (base !== undefined || plain.length === 3) return base ?? plain;
  return foldVerb(foldPlural(foldAdverb(plain)));
}

/** One of two spellings, and negations without their apostrophe, which many leave out. */
function foldSpelling(word: string): string {
  return word
    .replace(/n't$/, 'nt')
    .replace(/^(?:cannot|couldnt)$/, 'cant')
    .replace(/(?<=col|arm|fav|neighb|behavi|flav|harb)our/, 'or')
    .replace(/grey/, 'gray')
    .replace(/(?<=..(?:al|an|ar|im|tom|gn|il|on|or|el))is(?=e|ing|ation)/, 'iz')
    .replace(/^centr(?:e(?=s?$)|(?=ed|ing))/, 'center')
    .replace(/logue(?=s?$)/, 'log')
    .replace(/(?<=ea|clo)the(?=s?$)/, 'th');
}

/** Verbs whose forms have other letters. */
const irregular = new Map(
  `draw drew drawn|break broke broken|freeze froze frozen|choose chose chosen|hide hid hidden|take took taken|make made|
  send sent|keep kept|lose lost|pay paid|buy bought|forget forgot forgotten|write wrote written|run ran|find found|
  overwrite overwrote overwritten|shrink shrank shrunk|hold held|spin spun|swing swung|sell sold|build built|tear tore torn|
  shake shook shaken|undo undid undone|steal stole stolen|grow grew grown|throw threw thrown|leaf leaves|foot feet`
    .split('|')
    .map((row) => row.trim().split(' '))
    .flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const)),
);

function foldAdverb(word: string): string {
  return word.length > 6
    ? word.replace(/(?<=mat|metr|bas)ically$/, 'ic').replace(/(?<=[^bfp])ly$/, '')
    : word;
}

function foldPlural(word: string): string {
  if (!word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(canvas|atlas)es$/.test(word)) return word.slice(0, -3);
  return /(ch|sh|x|ss|hero|undo|redo)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Nouns that end like verbs and mean something of their own. */
const nouns = new Set(['setting', 'drawing', 'string', 'speed', 'seed', 'need', 'feed', 'embed']);

/** Ends of stems that have lost an "e". */
const lostE = new RegExp(
  `(?:[^aeo]at|creat|^past|iz|[aeiou]s|ez|(?:ch|r)ang|[^aeioug]g|ag|[^aeiou]l|[rl]s|c|v|u|(?:del|pl|p)et|[^aeiou][aou]d|[^aeo]id|` +
    `[^aou]in|[^aeo]am|[^aeiou]um|[^aeo]ar|(?:st|gn|pl)or|[^ao]ir|[^aeio]ur|(?:esc|sh)ap|[^aeo]ak|scrib|writ)$`,
);

/** A verb without "-ed" and "-ing", by the rules of Porter's stemmer (1980) for these endings, and more for a lost "e". */
function foldVerb(word: string): string {
  if (word.length > 5 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const stem = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < 3 || stem.endsWith('e') || nouns.has(word)) return word;
  if (/^.{3,}ell$/.test(stem)) return stem.slice(0, -1);
  if (lostE.test(stem) && !/(ng|ll)$/.test(stem.replace(/(ch|r)ang$/, '')) && !/(focu|alia)s$/.test(stem))
    return `${stem}e`;
  if (stem.length > 3 && /([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiouy]*[aeiouy][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

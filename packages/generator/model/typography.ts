const openers = /^[（《“‘「『【([]$/;
const closers = /^[，。、；：？！）》”’」』】…%,.;:?!)\]—]+$/;
const han = /^\p{Script=Han}/u;

/** Particles, some with a word of place before them, and what says where a verb leads: a line must not begin with one. */
const leaning = /^(?:[上下里中内外前后]?的|[得了着过吗呢吧们]|[上下进出回过起][来去]|不[上下到住])$/;

/**
 * A title cut into the parts that a line may not divide, signs and spaces with the word they belong to; joined
 * they are the title. Words are found as UAX 29 and ICU's dictionary have them, which leaves Chinese words that
 * it does not know in single characters: these stay with their neighbours, so a line may break in fewer places
 * than a native reader would allow, but hardly in a worse one.
 * @param known words that are not to be divided, such as the terms of a glossary; those in other letters and of one character are left out
 * @see https://unicode.org/reports/tr29/#Word_Boundaries
 */
export function splitPhrases(title: string, known: readonly string[] = []): string[] {
  const phrases: string[] = [];
  let opening = '';
  /** The last phrase still waits for a word: it is a single character with nothing before it. */
  let isBare = false;
  for (const { word, isKnown } of segmentWords(title, known)) {
    if (openers.test(word)) {
      opening += word;
      continue;
    }
    const last = phrases.at(-1);
    const isSingle = !isKnown && han.test(word) && [...word].length === 1;
    if (last !== undefined && opening === '' && (isBare || follows(last, word, isSingle, isKnown))) {
      phrases[phrases.length - 1] = last + word;
      isBare &&= isSingle && !joining.test(word);
    } else {
      phrases.push(opening + word);
      isBare = isSingle;
      opening = '';
    }
  }
  return opening === '' ? phrases : [...phrases, opening];
}

/** What comes after one of these may begin a line. */
const joining = /^[与和或]$/;

function follows(last: string, word: string, isSingle: boolean, isKnown: boolean): boolean {
  if (closers.test(word) || /^\s+$/.test(word) || isTied(last, word)) return true;
  // A number and what it counts.
  if (leaning.test(word) || (isKnown && /\d$/.test(last))) return true;
  return isSingle && !last.endsWith('的') && !closers.test([...last].at(-1) ?? '') && !/\s$/.test(last);
}

/** Latin words with signs inside, such as `1.27.0` or `sub-pixel`, are one, and so is what a no-break space joins. */
function isTied(before: string, after: string): boolean {
  const isLatin = (character: string | undefined) =>
    character !== undefined && /[\p{Script=Latin}\p{N}#+&/'-]/u.test(character);
  return before.endsWith('\u00a0') || (isLatin([...before].at(-1)) && isLatin([...after][0]));
}

/** Made when it is first needed: this module is part of the client too, where Firefox has had none until 125. */
let segmenter: Intl.Segmenter | undefined;

function* segmentWords(
  title: string,
  known: readonly string[],
): Generator<{ word: string; isKnown: boolean }> {
  const chinese = known
    .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${chinese.join('|') || '(?!)'})`);
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const [index, part] of title.split(pattern).entries()) {
    // What the brackets of a pattern match stands between the other parts.
    if (index % 2 === 1) yield { word: part, isKnown: true };
    else for (const { segment } of segmenter.segment(part)) yield { word: segment, isKnown: false };
  }
}
/**
 * The text with the apostrophes of print, for words that were typed with those of a keyboard. After a letter or a
 * digit the mark is an apostrophe or the end of a single quotation, and both look the same; before one it may
 * open a quotation, and stays.
 */
export function withApostrophes(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}])'/gu, '’');
}

/** The text with a no-break space between a number and the sign of its unit. */
export function withTiedUnits(text: string): string {
  return text.replace(/(?<=\d) (?=(?:[KMG]i?B|ms|px|fps|Hz)\b)/g, '\u00a0');
}

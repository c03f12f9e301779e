/** A word that is sorted. */
interface Word {
  readonly name: string;
  /** What it is sorted as, if not as its name. */
  readonly sorted?: string;
}

/**
 * The characters with which the syllables of Chinese begin, letter by letter, in the order of pinyin that
 * `Intl.Collator` has: a character stands under the last of these that is not after it.
 */
const firstOfPinyin = '阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥扨它穵夕丫帀';
const lettersOfPinyin = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** Words under the letters with which they begin, Chinese ones under those of their pinyin, both in order. */
export function groupByInitial<W extends Word>(
  words: readonly W[],
  language: string,
): readonly { readonly initial: string; readonly words: readonly W[] }[] {
  const { compare } = new Intl.Collator(language);
  const keyOf = ({ name, sorted = name }: Word) => sorted;
  const sorted = [...words].sort((a, b) => compare(keyOf(a), keyOf(b)));
  const initials = sorted.map((word) => initialOf(keyOf(word), compare));
  return [...new Set(initials)].sort(compare).map((initial) => ({
    initial,
    words: sorted.filter((_, index) => initials[index] === initial),
  }));
}

function initialOf(word: string, compare: Intl.Collator['compare']): string {
  const [first = ''] = word;
  if (!/\p{Script=Han}/u.test(first)) return first.toUpperCase();
  const index = [...firstOfPinyin].findLastIndex((character) => compare(character, first) <= 0);
  return lettersOfPinyin[index] ?? first;
}

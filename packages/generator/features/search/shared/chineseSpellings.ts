import { onceFor } from './onceFor';
import { tokensOf } from './words';

/** Maps other ways to write Chinese to words of the site: a file beside the index. */
export interface ChineseSpellings {
  /** Words with their pinyin, a space between syllables: `['图层', 'tu ceng']`. The likeliest first. */
  readonly words: readonly (readonly [word: string, pinyin: string])[];
  /** The common characters by syllable: a character that can be read in two ways is in two. */
  readonly sounds: Readonly<Record<string, string>>;
  /** Traditional characters, each followed by the simplified one. */
  readonly simplified: string;
}

/** Whether it is what it should be, as with the other files of the index. */
export function isChineseSpellings(value: unknown): value is ChineseSpellings {
  const { words, sounds, simplified } = Object(value);
  return Array.isArray(words) && typeof sounds === 'object' && typeof simplified === 'string';
}

/** Finds words by what they sound and look like. */
export interface ChineseReader {
  /** A text in simplified characters. */
  simplify(text: string): string;
  /** The word of which this is the pinyin, in one piece and perhaps folded; with `open`, or of whose pinyin it is the beginning. */
  wordOfPinyin(letters: string, open: boolean): string | undefined;
  /**
   * The word that sounds like this, or differs from it in one of three characters or more. What is a word with
   * another character beside it ("没颜色") stays as it is: it needs no other.
   */
  wordLike(written: string): string | undefined;
}

/** A beginning of pinyin that has fewer letters is the beginning of too many words. */
const shortestBeginning = 4;
/** Of two words this long, which differ in one character, one is likely to be meant for the other. */
const shortestAlike = 3;

export const openChinese = onceFor(({ words, sounds, simplified }: ChineseSpellings): ChineseReader => {
  const characters = [...simplified];
  const plain = new Map<string, string>();
  for (let index = 0; index < characters.length; index += 2)
    plain.set(characters[index] ?? '', characters[index + 1] ?? '');
  const spelled = words.map(([word, pinyin]) => ({
    word,
    characters: [...word],
    syllables: pinyin.split(' '),
    letters: pinyin.replaceAll(' ', ''),
    // In one piece it may end like an English verb.
    folded: tokensOf(pinyin.replaceAll(' ', ''))[0]?.text,
  }));
  const known = new Set(words.map(([word]) => word));
  const soundsLike = (character: string, other: string, syllable: string) =>
    character === other || (sounds[syllable] ?? '').includes(character);
  return {
    simplify: (text) => [...text].map((character) => plain.get(character) ?? character).join(''),
    wordOfPinyin: (letters, open) => {
      const whole = spelled.find((word) => word.letters === letters || word.folded === letters);
      if (whole !== undefined || !open || letters.length < shortestBeginning) return whole?.word;
      return spelled.find((word) => word.letters.startsWith(letters))?.word;
    },
    wordLike: (written) => {
      const pieces = [...written];
      const fitting = spelled.filter((word) => word.characters.length === pieces.length);
      const sounding = fitting.find(({ characters: own, syllables }) =>
        own.every((other, index) => soundsLike(pieces[index] ?? '', other, syllables[index] ?? '')),
      );
      const alike = () =>
        pieces.length < shortestAlike
          ? undefined
          : fitting.find(({ characters: own }) => {
              const [place, ...more] = placesOfDifference(pieces, own);
              if (place === undefined || more.length > 0) return false;
              return ![pieces.slice(0, place), pieces.slice(place + 1)].some((rest) =>
                known.has(rest.join('')),
              );
            });
      return (sounding ?? alike())?.word;
    },
  };
});

function placesOfDifference(a: readonly string[], b: readonly string[]): number[] {
  return [...a.keys()].filter((index) => a[index] !== b[index]);
}

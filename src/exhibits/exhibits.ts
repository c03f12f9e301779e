import type { Dictionaries } from '../model/words/dictionaries';
import type { Exhibit } from './exhibit';

/** All exhibits by their names, those of their folders. For the build: nothing of this reaches a browser. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  Object.entries(import.meta.glob<Exhibit>('./*/exhibit.ts', { import: 'exhibit', eager: true })).map(
    ([path, exhibit]) => [path.split('/').at(-2) ?? '', exhibit],
  ),
);

/** Dictionaries with the words of all exhibits. One that an exhibit has no words for gets the English ones. */
export function addExhibitWords(dictionaries: Dictionaries): Dictionaries {
  const wordsIn = (locale: string) =>
    Object.fromEntries(
      [...exhibits].flatMap(([name, { words }]) =>
        words === undefined ? [] : [[name, words[locale] ?? words.en]],
      ),
    );
  return Object.fromEntries(
    Object.entries(dictionaries).map(([locale, words]) => [
      locale,
      { ...words, tools: { ...words.tools, exhibits: wordsIn(locale) } },
    ]),
  );
}

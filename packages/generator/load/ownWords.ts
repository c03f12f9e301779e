import { exhibits, exhibitWords } from '#site/vocabulary';
import type { Dictionaries } from '../model/words/dictionaries';
import type { LoadHooks } from './hooks';

/**
 * Dictionaries with the words that exhibits and features bring along. Those who have none in a language get their
 * English ones.
 */
export function addOwnWords(dictionaries: Dictionaries, features: readonly LoadHooks[]): Dictionaries {
  const exhibitsIn = (locale: string) =>
    Object.fromEntries(
      [...exhibits].flatMap(([name, { words }]) =>
        words === undefined ? [] : [[name, words[locale] ?? words.en]],
      ),
    );
  const featuresIn = (locale: string) =>
    Object.fromEntries(
      features.flatMap(({ words }) =>
        words === undefined ? [] : [[words.name, words.byLocale[locale] ?? words.byLocale.en]],
      ),
    );
  return Object.fromEntries(
    Object.entries(dictionaries).map(([locale, words]) => [
      locale,
      {
        ...words,
        tools: { shared: exhibitWords[locale] ?? exhibitWords.en, exhibits: exhibitsIn(locale) },
        features: featuresIn(locale),
      },
    ]),
  );
}

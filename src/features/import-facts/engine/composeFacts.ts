import { localize } from '../../../model/config/localized';
import type { ImportFact, ShownImportFact } from '../../../model/importFacts';

/** The facts in the language of a page, else in the default one, in the order of their file. */
export function composeFacts(
  facts: readonly ImportFact[],
  locale: string,
  defaultLocale: string,
): readonly ShownImportFact[] {
  return facts.map(({ topic, editions, confirmed, words }) => {
    const [first, second] = editions;
    return {
      topic,
      words: localize(words, locale, defaultLocale),
      ...(first !== undefined && second === undefined ? { only: first } : {}),
      unconfirmed: editions.filter((edition) => !confirmed.includes(edition)),
    };
  });
}

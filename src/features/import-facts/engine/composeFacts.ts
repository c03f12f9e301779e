import { localize } from '../../../model/config/localized';
import type { SiteConfig } from '../../../model/config/siteConfig';
import type { ImportFact, ShownImportFact } from '../../../model/importFacts';
import { otherLanguage } from '../../../model/otherLanguage';

/** The facts in the language of a page, else in the default one, in the order of their file. */
export function composeFacts(
  facts: readonly ImportFact[],
  locale: string,
  locales: SiteConfig['locales'],
): readonly ShownImportFact[] {
  return facts.map(({ topic, editions, confirmed, words }) => {
    const [first, second] = editions;
    return {
      topic,
      words: localize(words, locale, locales.default),
      ...otherLanguage(words, locale, locales),
      ...(first !== undefined && second === undefined ? { only: first } : {}),
      unconfirmed: editions.filter((edition) => !confirmed.includes(edition)),
    };
  });
}

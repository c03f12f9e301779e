import { localize } from 'generator/model/config/localized';
import type { SiteConfig } from 'generator/model/config/siteConfig';
import { otherLanguage } from 'generator/model/otherLanguage';
import type { ImportFact, ShownImportFact } from '../shared/importFacts';

/** The facts in the language of a page, else in the default one, in the order of their file. */
export function composeFacts(
  facts: readonly ImportFact[],
  locale: string,
  locales: SiteConfig['locales'],
): readonly ShownImportFact[] {
  return facts.map(({ topic, edition, words }) => ({
    topic,
    words: localize(words, locale, locales.default),
    ...otherLanguage(words, locale, locales),
    ...(edition === undefined ? {} : { edition }),
  }));
}

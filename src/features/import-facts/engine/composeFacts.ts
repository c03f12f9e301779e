import type { ImportFact, ShownImportFact } from '../../../model/importFacts';

/** The facts in the language of a page, in the order of their file. */
export function composeFacts(facts: readonly ImportFact[], locale: string): readonly ShownImportFact[] {
  return facts.map(({ topic, editions, confirmed, words }) => {
    const [first, second] = editions;
    return {
      topic,
      words: words[locale] ?? '',
      ...(first !== undefined && second === undefined ? { only: first } : {}),
      unconfirmed: editions.filter((edition) => !confirmed.includes(edition)),
    };
  });
}

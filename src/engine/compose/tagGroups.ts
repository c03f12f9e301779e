import type { LinkItem, TagGroup } from '../../model/document';

type CountedTag = LinkItem & { readonly count: number };

/** Tags under their first letter, letters and tags in the order of the language (BL-08). */
export function tagGroups(tags: readonly CountedTag[], htmlLang: string): TagGroup[] {
  const order = new Intl.Collator(htmlLang);
  const groups = new Map<string, CountedTag[]>();
  for (const tag of [...tags].sort((a, b) => order.compare(a.label, b.label))) {
    const letter = ([...tag.label][0] ?? '#').toLocaleUpperCase(htmlLang);
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].map(([letter, inner]) => ({ letter, tags: inner }));
}

import type { ImportFact, ShownImportFact } from '../../../model/importFacts';
import { mapElements, type TreeNode } from '../../../model/tree';

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

/** Tells the inspectors of a page where the facts are. */
export function addFacts(tree: readonly TreeNode[], address: string): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    if (name !== 'Exhibit' || props?.['exhibit'] !== 'inspector') return element;
    return [name, { ...props, factsSrc: address }, ...children];
  });
}

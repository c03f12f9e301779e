import { phrasesOf } from '../../model/phrases';
import type { TreeNode } from '../../model/tree';
import type { Scope } from './context';

const endsInHan = /\p{Script=Han}$/u;
const endsInLatin = /[\p{Script=Latin}\p{N}]$/u;
const beginsWithHan = /^\p{Script=Han}/u;
const beginsWithLatin = /^[\p{Script=Latin}\p{N}]/u;

/**
 * A title as a heading: one in Chinese tells the browser where its lines may break (`wbr`). Between Chinese and
 * Latin the browser sees no neighbours there and leaves no space, so the phrase before is a `span` with its own.
 */
export function headingOf({ site }: Scope, title: string): readonly TreeNode[] {
  if (!/\p{Script=Han}/u.test(title)) return [title];
  const known = site.content.glossary.terms.flatMap(({ words }) =>
    Object.values(words).map(({ name }) => name),
  );
  const phrases = phrasesOf(title, known);
  return phrases.flatMap((phrase, index): TreeNode[] => {
    const next = phrases[index + 1];
    if (next === undefined) return [phrase];
    const isMixed =
      (endsInHan.test(phrase) && beginsWithLatin.test(next)) ||
      (endsInLatin.test(phrase) && beginsWithHan.test(next));
    return [isMixed ? ['span', null, phrase] : phrase, ['wbr', null]];
  });
}

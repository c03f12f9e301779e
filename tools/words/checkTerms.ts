import type { Term } from '../../src/features/glossary/shared/glossary';
import type { Passage } from '../../src/markdown/proseOf';
import { escapeRegExp } from '../../src/model/escape';
import type { WordFault } from './checkWords';

/**
 * Terms of the original that its translation never calls by the agreed word. Where the term stands in
 * the original is told, since the translation does not have it.
 */
export function missingTerms(
  original: readonly Passage[],
  translation: readonly Passage[],
  terms: readonly Term[],
): { readonly term: Term; readonly at: number }[] {
  const chinese = translation.map(({ text }) => text).join('\n');
  return terms.flatMap((term) => {
    if (term.loose || term.level === 'everyday' || chinese.toLowerCase().includes(term.zh.toLowerCase()))
      return [];
    const at = findTerm(term.en, original);
    return at === undefined ? [] : [{ term, at }];
  });
}

/** Uses of another spelling in a Chinese text where the agreed word is meant. */
export function otherSpellings(passages: readonly Passage[], terms: readonly Term[]): WordFault[] {
  const agreed = terms.map(({ zh }) => zh);
  return terms
    .filter(({ loose }) => !loose)
    .flatMap(({ zh, also_zh }) =>
      also_zh
        // A part of an agreed word cannot be told from it.
        .filter(
          (other) =>
            /\p{Script=Han}/u.test(other) &&
            !other.includes(zh) &&
            !agreed.some((word) => word.includes(other)),
        )
        .flatMap((other) =>
          passages
            .filter(({ key }) => key !== 'keywords' && key !== 'also_zh')
            .flatMap(({ text, offset }) =>
              [...text.matchAll(new RegExp(other, 'g'))].map(({ index }) => ({
                at: offset + index,
                message: `"${other}" where "${zh}" is agreed.`,
                remedy: 'One word for one thing; the agreed words are in content/glossary.yaml.',
              })),
            ),
        ),
    );
}

function findTerm(name: string, passages: readonly Passage[]): number | undefined {
  const escaped = escapeRegExp(name);
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?:e?s)?(?![\\w-])`, 'i');
  for (const { text, offset, key } of passages) {
    if (key === 'keywords' || key === 'needs') continue;
    const found = pattern.exec(text);
    if (found !== null) return offset + found.index;
  }
  return undefined;
}

import type { Term } from 'generator/features/glossary/shared/glossary';
import type { Prose } from 'generator/markdown/proseOf';
import { escapeRegExp } from 'generator/model/escape';
import type { WordFault } from './checkWords';

/** A term by its agreed word in an original and in a translation. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The terms that translations from one language into another are held to. */
export function pairsOf(terms: readonly Term[], from: string, to: string): Pair[] {
  return terms.flatMap(({ loose, level, words }) => {
    const [original, translation] = [words[from], words[to]];
    const isHeld = !loose && level !== 'everyday' && original !== undefined && translation !== undefined;
    return isHeld ? [{ from: original.name, to: translation.name }] : [];
  });
}

/**
 * Terms of the original that its translation never calls by the agreed word. Where the term stands in
 * the original is told, since the translation does not have it.
 */
export function missingTerms(
  original: readonly Prose[],
  translation: readonly Prose[],
  terms: readonly Pair[],
): { readonly term: Pair; readonly at: number }[] {
  const chinese = translation.map(({ text }) => text).join('\n');
  return terms.flatMap((term) => {
    if (chinese.toLowerCase().includes(term.to.toLowerCase())) return [];
    const at = findTerm(term.from, original);
    return at === undefined ? [] : [{ term, at }];
  });
}

/** Uses of another spelling in a Chinese text where the agreed word is meant. */
export function otherSpellings(
  passages: readonly Prose[],
  terms: readonly Term[],
  locale: string,
): WordFault[] {
  const agreed = terms.flatMap(({ words }) => words[locale]?.name ?? []);
  return terms
    .filter(({ loose }) => !loose)
    .flatMap(({ words }) => words[locale] ?? [])
    .flatMap(({ name, also }) =>
      also
        // A part of an agreed word cannot be told from it.
        .filter(
          (other) =>
            /\p{Script=Han}/u.test(other) &&
            !other.includes(name) &&
            !agreed.some((word) => word.includes(other)),
        )
        .flatMap((other) =>
          passages
            .filter(({ key }) => key !== 'keywords' && key !== `also_${locale}`)
            .flatMap(({ text, offset }) =>
              [...text.matchAll(new RegExp(other, 'g'))].map(({ index }) => ({
                at: offset + index,
                message: `"${other}" where "${name}" is agreed.`,
                remedy: 'One word for one thing; the agreed words are in content/glossary.yaml.',
              })),
            ),
        ),
    );
}

function findTerm(name: string, passages: readonly Prose[]): number | undefined {
  const escaped = escapeRegExp(name);
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?:e?s)?(?![\\w-])`, 'i');
  for (const { text, offset, key } of passages) {
    if (key === 'keywords') continue;
    const found = pattern.exec(text);
    if (found !== null) return offset + found.index;
  }
  return undefined;
}

import type { PageDocument } from '../../../model/document';
import { traitsOf } from '../../../model/elements';
import { escapeRegExp } from '../../../model/escape';
import { childrenOf, isElement, type TreeNode, textOf } from '../../../model/tree';
import type { GlossaryWords } from './glossaryWords';

/** So many explanations on a page; more would make it restless. */
const mostMarks = 5;

/** The word list where it stands; elsewhere terms lead to it, in guides and answers only. */
export function explainTerms(
  tree: readonly TreeNode[],
  document: PageDocument,
  glossary: GlossaryWords,
): readonly TreeNode[] {
  if (document.route === glossary.address) return fillGlossary(tree, glossary);
  if (document.kind !== 'doc' || document.facts !== undefined) return tree;
  return document.article.lang === undefined
    ? markTerms(tree, glossary, textOf(document.article.heading ?? []))
    : tree;
}

/** The tree with the words in the place of `::glossary`, a list for each letter, below the letters, which lead to their first words. */
function fillGlossary(tree: readonly TreeNode[], glossary: GlossaryWords): readonly TreeNode[] {
  return tree.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return [node];
    const [name, props] = node;
    if (name !== 'Glossary') return [[name, props, ...fillGlossary(childrenOf(node), glossary)]];
    const pictures = props?.['pictures'];
    const drawn = pictures === undefined ? undefined : glossary.draw(String(pictures));
    const picture = (id: string): TreeNode[] => {
      const at = drawn?.tags.find(({ name }) => name === id)?.first;
      return at === undefined ? [] : [['TermPicture', { at: String(at) }]];
    };
    const shown = drawn ? { pictures: `url(${(drawn.sheet ?? drawn.still).src})` } : null;
    const lists = glossary.letters.map(
      ({ initial, words }): TreeNode => [
        'Glossary',
        shown,
        ...words.flatMap(({ id, name, definition }, index): TreeNode[] => [
          ['dt', { id, ...(index === 0 && { initial }) }, ...picture(id), name],
          ['dd', null, definition],
        ]),
      ],
    );
    const letters = glossary.letters.map(
      ({ initial, words }): TreeNode => ['a', { href: `#${words[0]?.id}` }, initial],
    );
    return [['p', null, ...letters], ...lists];
  });
}

/**
 * The tree with a link to the glossary at the first use of each term that a beginner may not know,
 * except for those that the page itself is about.
 */
export function markTerms(
  tree: readonly TreeNode[],
  glossary: GlossaryWords,
  title: string,
): readonly TreeNode[] {
  const pattern = patternOf(glossary);
  if (pattern === undefined) return tree;
  // The text below a heading explains its terms better than a single sentence.
  const promised = [title, ...headingsOf(tree)].flatMap((heading) => [...heading.matchAll(pattern)]);
  const done = new Set(promised.map((match) => findTerm(match, glossary)));
  let left = mostMarks;

  const markText = (text: string): TreeNode[] => {
    const parts: TreeNode[] = [];
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const term = findTerm(match, glossary);
      if (left === 0 || term === undefined || done.has(term)) continue;
      done.add(term);
      left -= 1;
      const { id, definition } = term;
      const link: TreeNode = ['Explained', { href: `${glossary.address}#${id}`, definition }, match[0]];
      parts.push(text.slice(end, match.index), link);
      end = match.index + match[0].length;
    }
    return [...parts, text.slice(end)].filter((part) => part !== '');
  };
  const mark = (nodes: readonly TreeNode[]): TreeNode[] =>
    nodes.flatMap((node): TreeNode[] => {
      if (!isElement(node)) return markText(node);
      if (left === 0 || traitsOf(node[0]).isUnexplained) return [node];
      return [[node[0], node[1], ...mark(childrenOf(node))]];
    });
  return mark(tree);
}

function headingsOf(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => (isElement(node) && /^h[2-6]$/.test(node[0]) ? [textOf([node])] : []));
}

const patterns = new WeakMap<GlossaryWords, RegExp>();

/** The names of all explained terms, the longest first; `undefined` where there are none. */
function patternOf(glossary: GlossaryWords): RegExp | undefined {
  const known = patterns.get(glossary);
  if (known !== undefined) return known;
  const names = Object.keys(glossary.explained).sort((a, b) => b.length - a.length);
  if (names.length === 0) return undefined;
  const choices = names.map((name) => {
    const escaped = escapeRegExp(name);
    // Han characters have no word bounds, and a plural belongs to the word.
    return /^[\w.]/.test(name) ? `(?<![\\w.-])${escaped}(?:e?s)?(?![\\w-])` : escaped;
  });
  const pattern = new RegExp(choices.join('|'), 'giu');
  patterns.set(glossary, pattern);
  return pattern;
}

/** The term that was found, in the singular or in the plural. */
function findTerm([found]: RegExpExecArray | RegExpMatchArray, { explained }: GlossaryWords) {
  const name = found.toLowerCase();
  return explained[name] ?? explained[name.replace(/s$/, '')] ?? explained[name.replace(/es$/, '')];
}

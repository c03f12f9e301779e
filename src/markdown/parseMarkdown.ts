import type { FrontMatterOf, MarkdownKind, ParsedMarkdown } from '../model/parsed';
import { fenceOf } from './code/fence';
import { loadLanguages } from './code/highlighter';
import { convertBody } from './convertBody';
import { firstParagraph } from './firstParagraph';
import { takeInventory } from './inventory';
import { normalizeSource } from './normalizeSource';
import { emptyFrontMatter, parseFrontMatter } from './parseFrontMatter';
import { parseSyntax } from './parseSyntax';
import { ProblemList } from './problemList';

/**
 * Parses and checks a Markdown file. Never throws for what a writer wrote: all that is wrong is in
 * the problems of the summary, and front matter and tree hold what can be used all the same.
 * `file` is the path that the problems name.
 */
export async function parseMarkdown<K extends MarkdownKind>(
  source: string,
  file: string,
  kind: K,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  const problems = new ProblemList(file);
  try {
    return await parseNormalized(normalizeSource(source), file, kind, problems);
  } catch (error) {
    // Thousands of quotations inside each other exhaust the stack, in the parser or here.
    if (!(error instanceof RangeError)) throw error;
    problems.error({ line: 1, column: 1 }, 'The blocks of this file are nested too deeply', {
      remedy: 'Use a few levels of quotations and lists only.',
    });
    return unreadable(kind, problems);
  }
}

async function parseNormalized<K extends MarkdownKind>(
  source: string,
  file: string,
  kind: K,
  problems: ProblemList,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  const root = parseSyntax(source);
  const { frontMatter, keyPositions } = parseFrontMatter(root, source, file, kind, problems);
  const inventory = takeInventory(root);
  await loadLanguages(inventory.code.map((node) => fenceOf(node).language));
  const { tree, truncateAt, found } = convertBody(root, inventory, source, problems);
  if (tree.length === 0 && keyPositions['title'] === undefined) {
    problems.error({ line: 1, column: 1 }, 'The file is empty', { remedy: 'Give it a title or remove it.' });
  }
  const { bodyTitle, headings, otherIds, references, usesGlossary } = found;
  return {
    summary: {
      frontMatter,
      keyPositions,
      bodyTitle,
      firstParagraph: firstParagraph(tree),
      headings,
      otherIds,
      references,
      usesGlossary,
      truncateAt,
      problems: problems.sorted(),
    },
    tree,
  };
}

function unreadable<K extends MarkdownKind>(
  kind: K,
  problems: ProblemList,
): ParsedMarkdown<FrontMatterOf[K]> {
  return {
    summary: {
      frontMatter: emptyFrontMatter[kind],
      keyPositions: {},
      bodyTitle: undefined,
      firstParagraph: '',
      headings: [],
      otherIds: [],
      references: [],
      usesGlossary: false,
      truncateAt: -1,
      problems: problems.sorted(),
    },
    tree: [],
  };
}

import type { FrontMatterOf, MarkdownKind, ParsedMarkdown } from '../model/parsed';
import { splitFence } from './code/fence';
import { loadLanguages } from './code/highlighter';
import { nothingFound } from './conversion';
import { type Body, convertBody } from './convertBody';
import { collectInventory } from './inventory';
import { firstParagraph } from './nodes/inlineContent';
import { emptyFrontMatter, type ParsedFrontMatter, parseFrontMatter } from './parseFrontMatter';
import { parseSyntax } from './parseSyntax';
import { ProblemList } from './problemList';
import { normalizeSource } from './sourcePosition';

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
    return await parseSource(normalizeSource(source), file, kind, problems);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of blocks inside each other exhaust the stack, in the parser or here.
    problems.error({ line: 1, column: 1 }, 'The blocks of this file are nested too deeply', {
      remedy: 'Use a few levels of quotations, lists and directives only.',
    });
    const frontMatter = { frontMatter: emptyFrontMatter[kind], keyPositions: {} };
    return summarize(
      frontMatter,
      { tree: [], truncateAt: -1, found: { ...nothingFound(), isPartial: true } },
      problems,
    );
  }
}

async function parseSource<K extends MarkdownKind>(
  source: string,
  file: string,
  kind: K,
  problems: ProblemList,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  const root = parseSyntax(source);
  const parsed = parseFrontMatter(root, source, file, kind, problems);
  const { frontMatter, keyPositions } = parsed;
  const inventory = collectInventory(root);
  await loadLanguages(inventory.code.map((node) => splitFence(node).language));
  // A title that is not shown does not stand in the way of one in the body.
  const title = frontMatter.hideTitle === true ? undefined : frontMatter.title;
  const body = convertBody(root, inventory, source, title, problems);
  if (!body.found.isPartial && body.tree.length === 0 && keyPositions['title'] === undefined) {
    problems.error({ line: 1, column: 1 }, 'The file is empty', { remedy: 'Give it a title or remove it.' });
  }
  return summarize(parsed, body, problems);
}

function summarize<FrontMatter>(
  { frontMatter, keyPositions }: ParsedFrontMatter<FrontMatter>,
  { tree, truncateAt, found }: Body,
  problems: ProblemList,
): ParsedMarkdown<FrontMatter> {
  const { bodyTitle, headings, otherIds, references, usesGlossary, versionTable, sinceMarks, isPartial } =
    found;
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
      versionTable,
      sinceMarks,
      isPartial,
      truncateAt,
      problems: problems.sorted(),
    },
    tree,
  };
}

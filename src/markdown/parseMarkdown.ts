import type { FrontMatterOf, MarkdownKind, ParsedMarkdown } from '../model/parsed';
import { splitFence } from './code/fence';
import { loadLanguages } from './code/highlighter';
import { nothingFound } from './conversion';
import { type Body, convertBody } from './convertBody';
import { findDeepMarkdown } from './deepNesting';
import { collectInventory } from './inventory';
import { firstParagraph } from './nodes/inlineContent';
import { emptyFrontMatter, type ParsedFrontMatter, parseFrontMatter } from './parseFrontMatter';
import { parseSyntax } from './parseSyntax';
import { ProblemList } from './problemList';
import { normalizeSource, settleConflicts } from './settleConflicts';

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
  const { text, conflicts } = settleConflicts(normalizeSource(source));
  for (const { message, remedy, ...at } of conflicts) problems.error(at, message, { remedy });
  const deep = findDeepMarkdown(text);
  if (deep !== undefined) return refuseDepth(deep, kind, problems);
  try {
    return await parseSettled(text, file, kind, problems, conflicts.length > 0);
  } catch (error) {
    // Thousands of quotations inside each other exhaust the stack, in the parser or here.
    if (!(error instanceof RangeError)) throw error;
    return refuseDepth(1, kind, problems);
  }
}

function refuseDepth<K extends MarkdownKind>(
  line: number,
  kind: K,
  problems: ProblemList,
): ParsedMarkdown<FrontMatterOf[K]> {
  problems.error({ line, column: 1 }, 'The blocks of this file are nested too deeply', {
    remedy: 'Use a few levels of quotations, lists and directives only.',
  });
  const found = { ...nothingFound(), isPartial: true };
  const frontMatter = { frontMatter: emptyFrontMatter[kind], keyPositions: {} };
  return summarize(frontMatter, { tree: [], truncateAt: -1, found }, problems);
}

async function parseSettled<K extends MarkdownKind>(
  source: string,
  file: string,
  kind: K,
  problems: ProblemList,
  hadConflicts: boolean,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  const root = parseSyntax(source);
  const parsed = parseFrontMatter(root, source, file, kind, problems);
  const { frontMatter, keyPositions } = parsed;
  const inventory = collectInventory(root);
  await loadLanguages(inventory.code.map((node) => splitFence(node).language));
  // A title that is not shown does not stand in the way of one in the body.
  const title = frontMatter.hideTitle === true ? undefined : frontMatter.title;
  const body = convertBody(root, inventory, source, title, problems);
  const isPartial = hadConflicts || body.found.isPartial;
  if (!isPartial && body.tree.length === 0 && keyPositions['title'] === undefined) {
    problems.error({ line: 1, column: 1 }, 'The file is empty', { remedy: 'Give it a title or remove it.' });
  }
  return summarize(parsed, { ...body, found: { ...body.found, isPartial } }, problems);
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

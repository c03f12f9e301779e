import type { FrontMatterOf, MarkdownKind, ParsedMarkdown } from '../model/parsed';
import { counted } from '../model/problem';
import { splitFence } from './code/fence';
import { loadLanguages } from './code/highlighter';
import { nothingFound } from './conversion';
import { type Body, convertBody } from './convertBody';
import { reportBareOpen } from './directives/openQuestions';
import { collectInventory } from './inventory';
import { firstParagraph } from './nodes/inlineContent';
import { emptyFrontMatter, type ParsedFrontMatter, parseFrontMatter } from './parseFrontMatter';
import { parseSyntax } from './parseSyntax';
import { ProblemList } from './problemList';
import { normalizeSource, positionAt } from './sourcePosition';

/**
 * Parses and checks a Markdown file. Never throws for faults of the text: they are in the summary's problems, and
 * front matter and tree contain the usable rest.
 * @param file path for the problems
 * @param showsOpen whether open questions are in the tree; the summary has them in any case
 */
export async function parseMarkdown<K extends MarkdownKind>(
  source: string,
  file: string,
  kind: K,
  showsOpen = false,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  const problems = new ProblemList(file);
  try {
    return await parseSource(normalizeSource(source), file, kind, problems, showsOpen);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of nested blocks exhaust the stack, in the parser or here.
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
  showsOpen: boolean,
): Promise<ParsedMarkdown<FrontMatterOf[K]>> {
  warnOfPasted(source, problems);
  const root = parseSyntax(source);
  const parsed = parseFrontMatter(root, source, file, kind, problems);
  const { frontMatter, keyPositions } = parsed;
  const inventory = collectInventory(root);
  reportBareOpen(root, source, problems);
  await loadLanguages(inventory.code.map((node) => splitFence(node).language));
  // A hidden title does not rule out one in the body.
  const title = frontMatter.hideTitle === true ? undefined : frontMatter.title;
  const body = convertBody(root, inventory, source, title, problems, showsOpen);
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
  const { bodyTitle, headings, otherIds, references, placed, open, isPartial } = found;
  return {
    summary: {
      frontMatter,
      keyPositions,
      bodyTitle,
      firstParagraph: firstParagraph(tree),
      headings,
      otherIds,
      references,
      placed,
      open,
      isPartial,
      truncateAt,
      problems: problems.sorted(),
    },
    tree,
  };
}

/** Traces of text pasted from a word processor: invisible spaces and hyphens, and bullets. */
const pasted = /[\u00A0\u00AD\u200B\u2060\uFEFF]|&nbsp;|^[ \t]*[•▪◦·][ \t]/gm;

function warnOfPasted(source: string, problems: ProblemList): void {
  const [first, ...others] = [...source.matchAll(pasted)];
  if (first === undefined) return;
  const found = first[0].trim();
  const name = /[^\u00A0\u00AD\u200B\u2060\uFEFF]/.test(found)
    ? `"${found}"`
    : `U+${first[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, which is not seen`;
  const more =
    others.length === 0 ? '' : `; ${counted(others.length, 'more place', 'more places')} of the file`;
  problems.warning(positionAt(source, first.index), `This came along with a pasted text: ${name}${more}`, {
    remedy: 'Type a plain space or nothing there; a list has a hyphen and a space before each entry.',
  });
}

import { parseMarkdown } from '../../markdown/parseMarkdown';
import type { FrontMatterOf, MarkdownKind, ParsedSummary } from '../../model/parsed';
import { listPassages } from '../../model/passages';
import type { TreeNode } from '../../model/tree';
import { readText } from './readText';
import { codePassages, countWords } from './words';

export interface ParseTask {
  readonly absolute: string;
  readonly file: string;
  readonly markdown: MarkdownKind;
}

export interface ParseResult {
  readonly tree: readonly TreeNode[];
  /** Number of words of a post, for its reading time; 0 for other kinds. */
  readonly words: number;
  /** What a translation made from this text says in `follows`. */
  readonly passageCodes: string;
  readonly summary: ParsedSummary<FrontMatterOf[MarkdownKind]>;
}

/** Reads and parses one Markdown file. */
export async function parseFile(task: ParseTask): Promise<ParseResult> {
  const read = await readText(task.absolute, task.file);
  const text = 'text' in read ? read.text : '';
  const { summary, tree } = await parseMarkdown(text, task.file, task.markdown);
  const words = task.markdown === 'post' ? countWords(tree) : 0;
  return {
    tree,
    words,
    passageCodes: codePassages(listPassages(summary.frontMatter, tree)),
    summary: 'text' in read ? summary : { ...summary, isPartial: true, problems: [read.problem] },
  };
}

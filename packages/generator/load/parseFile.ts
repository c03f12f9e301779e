import { createHash } from 'node:crypto';
import { parseMarkdown } from '../markdown/parseMarkdown';
import type { FrontMatterOf, MarkdownKind, ParsedSummary } from '../model/parsed';
import { codeLength } from '../model/passageChanges';
import { listPassages, type Passage } from '../model/passages';
import type { TreeNode } from '../model/tree';
import { countWords } from './countWords';
import { readText } from './readText';

export interface ParseTask {
  readonly absolute: string;
  readonly file: string;
  readonly markdown: MarkdownKind;
  /** Whether open questions are in the tree. */
  readonly showsOpen: boolean;
}

export interface ParseResult {
  readonly tree: readonly TreeNode[];
  /** Number of words of a post, for its reading time; 0 for other kinds. */
  readonly words: number;
  /** The value of `follows` in a translation of this text. */
  readonly passageCodes: string;
  readonly summary: ParsedSummary<FrontMatterOf[MarkdownKind]>;
}

/** Reads and parses one Markdown file. */
export async function parseFile(task: ParseTask): Promise<ParseResult> {
  const read = await readText(task.absolute, task.file);
  const text = 'text' in read ? read.text : '';
  const { summary, tree } = await parseMarkdown(text, task.file, task.markdown, task.showsOpen);
  const words = task.markdown === 'post' ? countWords(tree) : 0;
  return {
    tree,
    words,
    passageCodes: codePassages(listPassages(summary.frontMatter, tree)),
    summary: 'text' in read ? summary : { ...summary, isPartial: true, problems: [read.problem] },
  };
}

/**
 * A code for each passage, in order, joined to one string. A translation records it in `follows`; the code of a
 * passage changes with its text.
 */
export function codePassages(passages: readonly Passage[]): string {
  return passages
    .map(({ text }) => createHash('sha256').update(text).digest('base64url').slice(0, codeLength))
    .join('');
}

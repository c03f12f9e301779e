import { createHash } from 'node:crypto';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import type { FrontMatterOf, MarkdownKind, ParsedSummary } from '../../model/parsed';
import { listPassages } from '../../model/passages';
import { type CachePlace, openCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import type { LoadHooks } from './hooks';
import { readText } from './readText';
import { codePassages, countWords } from './words';

export interface ParseTask {
  readonly absolute: string;
  readonly file: string;
  readonly markdown: MarkdownKind;
  readonly cache: CachePlace;
}

export interface ParseResult {
  /** Name of its tree in the tree store; changes with the text. */
  readonly hash: string;
  /** Number of words of a post, for its reading time; 0 for other kinds. */
  readonly words: number;
  /** What a translation made from this text says in `follows`. */
  readonly passageCodes: string;
  readonly summary: ParsedSummary<FrontMatterOf[MarkdownKind]>;
}

/** Reads and parses one Markdown file; its tree, and what features keep of it, go to the cache. */
export async function parseFile(task: ParseTask, features: readonly LoadHooks[]): Promise<ParseResult> {
  const read = await readText(task.absolute, task.file);
  const text = 'text' in read ? read.text : '';
  const hash = createHash('sha256').update(task.markdown).update(text).digest('hex').slice(0, 20);
  const { summary, tree } = await parseMarkdown(text, task.file, task.markdown);
  const cache = openCache(task.cache.folder, task.cache.tool);
  openTreeStore(cache).put(hash, tree);
  for (const { texts } of features) texts?.keep(cache, hash, tree);
  const words = task.markdown === 'post' ? countWords(tree) : 0;
  return {
    hash,
    words,
    passageCodes: codePassages(listPassages(summary.frontMatter, tree)),
    summary: 'text' in read ? summary : { ...summary, isPartial: true, problems: [read.problem] },
  };
}

import { createHash } from 'node:crypto';
import { bodyOf } from '../../features/search/engine/bodyOf';
import { openWeightStore } from '../../features/search/engine/weightStore';
import { bodyWeights } from '../../features/search/shared/impact';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import type { FrontMatterOf, MarkdownKind, ParsedSummary } from '../../model/parsed';
import { type CachePlace, openCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import { countWords } from './countWords';
import { hashWords } from './hashWords';
import { readText } from './readText';

export interface ParseTask {
  readonly absolute: string;
  readonly file: string;
  readonly markdown: MarkdownKind;
  readonly cache: CachePlace;
}

export interface ParseResult {
  readonly hash: string;
  /** Number of words of a post, for its reading time; 0 for other kinds. */
  readonly words: number;
  /** What a translation made from this text says in `follows`. */
  readonly wordsHash: string;
  readonly summary: ParsedSummary<FrontMatterOf[MarkdownKind]>;
}

/** Reads and parses one Markdown file; its tree goes to the tree store. */
export async function parseFile(task: ParseTask): Promise<ParseResult> {
  const read = await readText(task.absolute, task.file);
  const text = 'text' in read ? read.text : '';
  const hash = createHash('sha256').update(task.markdown).update(text).digest('hex').slice(0, 20);
  const { summary, tree } = await parseMarkdown(text, task.file, task.markdown);
  const cache = openCache(task.cache.folder, task.cache.tool);
  openTreeStore(cache).put(hash, tree);
  openWeightStore(cache).put(hash, bodyWeights(bodyOf(tree)));
  const words = task.markdown === 'post' ? countWords(tree) : 0;
  return {
    hash,
    words,
    wordsHash: hashWords(summary.frontMatter, tree),
    summary: 'text' in read ? summary : { ...summary, problems: [read.problem] },
  };
}

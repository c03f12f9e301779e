import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import type { TreeNode } from '../../model/tree';
import { type PlainWords, toBlocks } from './toBlocks';

/**
 * A tree as plain Markdown that any reader understands: CommonMark with GitHub's tables, task lists,
 * strikethrough and footnotes, and nothing of our own dialect.
 */
export function writeMarkdown(tree: readonly TreeNode[], words: PlainWords): string {
  return toMarkdown(
    { type: 'root', children: toBlocks(tree, words) },
    {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), cjkFriendlyToMarkdown()],
    },
  );
}

import type { Html, Nodes } from 'mdast';
import type { TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import { offsetOf, positionAt, positionOf, sourceOf } from '../sourcePosition';

const remedies: Readonly<Record<string, string>> = {
  a: 'Write [text](target).',
  b: 'Write **text**.',
  blockquote: 'Begin each line with ">".',
  br: 'End the line with a backslash.',
  code: 'Write `code` between backticks.',
  del: 'Write ~~text~~.',
  details: 'Write :::details[Summary] and close it with ":::".',
  em: 'Write *text*.',
  h1: 'Write the title in the front matter.',
  h2: 'Write ## and the heading.',
  h3: 'Write ### and the heading.',
  hr: 'Write --- on a line of its own.',
  i: 'Write *text*.',
  img: 'Write ![what it shows](./picture.png).',
  kbd: 'Write :kbd[Ctrl+Z].',
  li: 'Begin each line with "- " or "1. ".',
  ol: 'Begin each line with "1. ".',
  p: 'Separate paragraphs by an empty line.',
  pre: 'Write the code between two lines of ```.',
  s: 'Write ~~text~~.',
  strong: 'Write **text**.',
  summary: 'Write :::details[Summary] and close it with ":::".',
  table: 'Write a table with | between the cells.',
  ul: 'Begin each line with "- ".',
};
const otherRemedy = 'Use Markdown or a directive; for a "<" as text write \\< or put it between backticks.';

/** Drops comments; reports all other HTML and leaves it out. */
export function convertHtml(node: Html, conversion: Conversion): TreeNode[] {
  const { source, problems, found } = conversion;
  reportInnerMarker(node, conversion);
  const written = sourceOf(node, source).replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  // Inside a quotation, lines begin with markers that are not part of the HTML.
  const start = written.search(/[^\s>]/);
  if (start === -1) return [];
  const at = positionAt(source, offsetOf(node) + start);
  const rest = written.slice(start);
  if (rest.startsWith('<!--')) {
    found.isPartial = true;
    problems.error(at, 'This comment is not closed: it hides the rest of the page', {
      remedy: 'Close it with -->.',
    });
  } else if (rest.startsWith('<')) {
    reportTag(rest, at, conversion);
  } else {
    problems.error(at, 'The text behind a comment on the same line is lost', {
      remedy: 'Begin a new line for it.',
    });
  }
  return [];
}

function reportTag(
  html: string,
  at: { line: number; column: number },
  { problems, found }: Conversion,
): void {
  const [tag] = /^<[^>\n]*>?/.exec(html) ?? [html];
  const name = /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (tag.startsWith('</') && found.htmlNames.has(name)) return;
  found.htmlNames.add(name);
  problems.error(at, `HTML cannot be used here: ${tag}`, { remedy: remedies[name] ?? otherRemedy });
}
const comment = /^(?:<!--([\s\S]*?)-->|\{\/\*([\s\S]*?)\*\/\})\s*$/;

/** The text of a node that is only a comment, in HTML's syntax or in braces; otherwise `undefined`. */
export function readComment(node: Nodes, source: string): string | undefined {
  if (node.type !== 'html' && node.type !== 'paragraph') return undefined;
  const match = comment.exec(sourceOf(node, source));
  return match === null ? undefined : (match[1] ?? match[2] ?? '').trim();
}

/** Whether a node marks the end of a post's summary. */
export function isTruncateMarker(node: Nodes, source: string): boolean {
  return readComment(node, source) === 'truncate';
}

/** Reports a truncate marker that is not at the top level of the page. */
export function reportInnerMarker(node: Nodes, { source, problems }: Conversion): void {
  if (!isTruncateMarker(node, source)) return;
  problems.error(positionOf(node), 'The truncate marker is inside another block', {
    remedy: 'Write it on a line of its own, not indented, with an empty line before and after it.',
  });
}

import type { Code } from 'mdast';
import { nearest } from '../../model/nearest';
import { omitUndefined } from '../../model/omitUndefined';
import type { Position } from '../../model/parsed';
import { type TreeElement, type TreeNode, textOf } from '../../model/tree';
import type { Conversion } from '../conversion';
import { offsetOf, positionAt, positionOf, sourceOf } from '../sourcePosition';
import { parseFenceMeta, splitFence } from './fence';
import { highlightLines, isHighlighted, languageNames } from './highlighter';
import { readLineMarkers } from './lineMarkers';

/** A `CodeBlock` with a `line` element for each line. The language must be loaded. */
export function convertCode(node: Code, { source, problems, found }: Conversion): TreeNode[] {
  const { language, meta } = splitFence(node);
  if (node.data?.fences === 1) {
    found.isPartial = true;
    problems.error(positionOf(node), 'This code block is not closed', {
      remedy: adviseClosing(node, source),
    });
  }
  if (language !== '' && !languageNames.includes(language)) {
    problems.warning(positionInFence(node, source, node.lang ?? ''), `Language does not exist: ${language}`, {
      remedy: 'The code is shown without colours; write `text` if that is meant.',
      nearest: nearest(language, languageNames),
    });
  }
  const written = highlightLines(node.value, language);
  const { lines, marked, faults } = readLineMarkers(written, !isHighlighted(language));
  for (const { index, message, remedy } of faults) {
    problems.error(positionOfLine(node, source, index, textOf(written[index] ?? [])), message, { remedy });
  }
  const { title, lineNumbers, marked: ranges, faults: metaFaults } = parseFenceMeta(meta, lines.length);
  for (const { index, message, ...help } of metaFaults) {
    problems.error(positionInFence(node, source, meta, index), message, help);
  }

  const shown = ranges ?? marked;
  const content = lines.map(
    (tokens, index): TreeElement => ['line', shown.has(index + 1) ? { marked: true } : null, ...tokens],
  );
  return [['CodeBlock', omitUndefined({ lang: language || 'text', title, lineNumbers }), ...content]];
}

/** Remedy for a block that is only closed by the end of the file or of the block around it. */
function adviseClosing(node: Code, source: string): string {
  const [fence = ''] = /^(?:`+|~+)/.exec(sourceOf(node, source)) ?? [];
  const close = `Close it with ${fence} on a line of its own`;
  const [, colons] = /^[\s>]*(:{3,})[ \t]*(?:\n|$)/.exec(source.slice(node.position?.end.offset)) ?? [];
  return colons === undefined
    ? `${close}, as far indented as this line and with the same ">" before it.`
    : `${close} before ${colons} closes the directive; if these colons belong to the code, give the directive more.`;
}

/** Position of a part of the opening line, or of the character of that part at `index`. */
function positionInFence(node: Code, source: string, part: string, index = 0): Position {
  const [fence = ''] = sourceOf(node, source).split('\n', 1);
  const start = fence.indexOf(part);
  return positionAt(source, offsetOf(node) + (start === -1 ? 0 : start + index));
}

/** Position of a line of the code, without the prefixes of surrounding blocks. */
function positionOfLine(node: Code, source: string, index: number, text: string): Position {
  const fenced = /^[`~]{3}/.test(sourceOf(node, source));
  const line = positionOf(node).line + index + (fenced ? 1 : 0);
  const column = source.split('\n')[line - 1]?.lastIndexOf(text.trim()) ?? 0;
  return { line, column: Math.max(0, column) + 1 };
}

import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';

/** A line of highlighted code: texts and `tok` elements. */
export type CodeTokens = readonly TreeNode[];

export interface MarkedCode {
  /** The lines without the comments that mark others. */
  readonly lines: readonly CodeTokens[];
  /** Numbers of the marked lines among these, 1-based. */
  readonly marked: ReadonlySet<number>;
  readonly faults: readonly MarkerFault[];
}

interface MarkerFault {
  /** Index of the comment's line in the code as written. */
  readonly index: number;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Reads the comments `highlight-next-line`, `highlight-start` and `highlight-end` in highlighted code,
 * each on a line of its own.
 * @param isPlain the code has no colours, which tell a comment: any way of writing one counts
 */
export function readLineMarkers(written: readonly CodeTokens[], isPlain: boolean): MarkedCode {
  const lines: CodeTokens[] = [];
  const marked = new Set<number>();
  const faults: MarkerFault[] = [];
  let next: number | undefined;
  let start: number | undefined;

  written.forEach((line, index) => {
    switch (markerOf(line, isPlain)) {
      case 'next-line':
        next = index;
        break;
      case 'start':
        if (start !== undefined) faults.push(unclosed(start));
        start = index;
        break;
      case 'end':
        if (start === undefined) {
          faults.push({
            index,
            message: 'highlight-end without highlight-start',
            remedy: 'Write highlight-start before it.',
          });
        }
        start = undefined;
        break;
      default:
        lines.push(line);
        if (next !== undefined || start !== undefined) marked.add(lines.length);
        next = undefined;
    }
  });
  if (next !== undefined) {
    faults.push({ index: next, message: 'highlight-next-line has no next line', remedy: 'Remove it.' });
  }
  if (start !== undefined) faults.push(unclosed(start));
  return { lines, marked, faults };
}

function unclosed(index: number): MarkerFault {
  return {
    index,
    message: 'highlight-start without highlight-end',
    remedy: 'Write highlight-end behind the last line.',
  };
}

const marker = 'highlight-(next-line|start|end)';

/** A marker alone on its line, in each of the ways in which languages write comments. */
const patterns = [
  String.raw`(?://|#|--|%|;|')\s*${marker}`,
  String.raw`/\*\s*${marker}\s*\*/`,
  String.raw`\{/\*\s*${marker}\s*\*/\}`,
  String.raw`<!--\s*${marker}\s*-->`,
].map((comment) => new RegExp(String.raw`^\s*${comment}\s*$`));

/** What the marker of a line says; `undefined` for code. */
function markerOf(line: CodeTokens, isPlain: boolean): string | undefined {
  if (!isPlain && !line.some(isMarkingComment)) return undefined;
  const text = textOf(line);
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
}

function isMarkingComment(token: TreeNode): boolean {
  return (
    isElement(token) && token[1]?.['c'] === 'comment' && textOf(childrenOf(token)).includes('highlight-')
  );
}

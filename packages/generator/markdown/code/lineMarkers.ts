import { isElement, type TreeNode, textOf } from '../../model/tree';

/** A line of highlighted code: texts and `tok` elements. */
type CodeTokens = readonly TreeNode[];

interface MarkerFault {
  /** Index of the comment's line in the original code. */
  readonly index: number;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Reads the comments `highlight-next-line`, `highlight-start` and `highlight-end` in highlighted code, each on a line
 * of its own.
 * @param isPlain whether the code has no colours that identify comments: then any comment syntax counts
 * @returns the lines without these comments, and the numbers of highlighted ones among them, from 1
 */
export function readLineMarkers(written: readonly CodeTokens[], isPlain: boolean) {
  const lines: CodeTokens[] = [];
  const marked = new Set<number>();
  const faults: MarkerFault[] = [];
  let next: number | undefined;
  let start: number | undefined;

  const reportOpen = () => {
    if (start === undefined) return;
    const remedy = 'Write highlight-end behind the last line.';
    faults.push({ index: start, message: 'highlight-start without highlight-end', remedy });
  };
  for (const [index, line] of written.entries()) {
    const mark = markerOf(line, isPlain);
    if (mark === 'next-line') next = index;
    else if (mark === 'start') {
      reportOpen();
      start = index;
    } else if (mark === 'end') {
      const remedy = 'Write highlight-start before it.';
      if (start === undefined)
        faults.push({ index, message: 'highlight-end without highlight-start', remedy });
      start = undefined;
    } else {
      lines.push(line);
      if (next !== undefined || start !== undefined) marked.add(lines.length);
      next = undefined;
    }
  }
  if (next !== undefined)
    faults.push({ index: next, message: 'highlight-next-line has no next line', remedy: 'Remove it.' });
  reportOpen();
  return { lines, marked, faults };
}

const marker = 'highlight-(next-line|start|end)';

/** A marker alone on its line, in every comment syntax. */
const patterns = [
  String.raw`(?://|#|--|%|;|')\s*${marker}`,
  String.raw`/\*\s*${marker}\s*\*/`,
  String.raw`\{/\*\s*${marker}\s*\*/\}`,
  String.raw`<!--\s*${marker}\s*-->`,
].map((comment) => new RegExp(String.raw`^\s*${comment}\s*$`));

/** The marker of a line; `undefined` for code. */
function markerOf(line: CodeTokens, isPlain: boolean): string | undefined {
  const hasComment = line.some((token) => isElement(token) && token[1]?.['c'] === 'comment');
  if (!isPlain && !hasComment) return undefined;
  const text = textOf(line);
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
}

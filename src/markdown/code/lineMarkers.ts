import { commentStylesOf } from './commentSyntax';

export interface MarkedCode {
  /** The lines without the comments that mark others. */
  readonly lines: readonly string[];
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
 * Reads the comments `highlight-next-line`, `highlight-start` and `highlight-end` in code, each on
 * a line of its own and in the comment syntax of the language.
 */
export function readLineMarkers(written: readonly string[], language: string): MarkedCode {
  const lines: string[] = [];
  const marked = new Set<number>();
  const faults: MarkerFault[] = [];
  let next: number | undefined;
  let start: number | undefined;

  written.forEach((line, index) => {
    switch (markerOf(line, language)) {
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

const patterns = new Map<string, readonly RegExp[]>();

/** One pattern for each way in which the language writes comments. */
function patternsOf(language: string): readonly RegExp[] {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const made = commentStylesOf(language).map(([open, close]) => {
    return new RegExp(
      String.raw`^\s*${escaped(open)}\s*highlight-(next-line|start|end)\s*${escaped(close)}\s*$`,
    );
  });
  patterns.set(language, made);
  return made;
}

function markerOf(line: string, language: string): string | undefined {
  if (!line.includes('highlight-')) return undefined;
  for (const pattern of patternsOf(language)) {
    const marker = pattern.exec(line)?.[1];
    if (marker !== undefined) return marker;
  }
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/[*{}/]/g, String.raw`\$&`);
}

import type { Code } from 'mdast';
import { nearest } from '../../model/nearest';
import { counted, type Help } from '../../model/problem';

/** The opening line of a code block. */
export interface Fence {
  /** In lower case; empty if none is given. */
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
}

/** Separates the language from an attached range, as in `js{1,4}`. */
export function splitFence({ lang, meta }: Code): Fence {
  const [, language = '', glued = ''] = /^([^{]*)(.*)$/s.exec(lang ?? '') ?? [];
  return { language: language.toLowerCase(), meta: [glued, meta ?? ''].join(' ').trim() };
}

/** Options after the language of a code block. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Number of the first line; `undefined` without line numbers. */
  readonly lineNumbers: number | undefined;
  /** Numbers of the highlighted lines, from 1; `undefined` if no range is given. */
  readonly marked: ReadonlySet<number> | undefined;
  readonly faults: readonly MetaFault[];
}
interface MetaFault extends Help {
  /** Index of the fault in the text. */
  readonly index: number;
  readonly message: string;
}
const allowed = ['title', 'showLineNumbers'];
const remedy = 'Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.';

/** Parses `title="…" showLineNumbers=5 {1,4-6}`, in any order, for a block of `lineCount` lines. */
export function parseFenceMeta(meta: string, lineCount: number): FenceMeta {
  let title: string | undefined;
  let lineNumbers: number | undefined;
  let marked: Set<number> | undefined;
  const faults: MetaFault[] = [];

  for (const match of meta.matchAll(/\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s{]+)))?|\S+/g)) {
    const { 0: written, 1: ranges, 2: name, index } = match;
    const value = match[3] ?? match[4] ?? match[5];
    if (ranges !== undefined) {
      marked ??= new Set();
      let start = index + 1;
      for (const range of ranges.split(',')) {
        const message = addRange(range, lineCount, marked);
        if (message !== undefined) faults.push({ index: start, message, remedy });
        start += range.length + 1;
      }
    } else if (name === 'title' && value !== undefined) {
      title = value;
    } else if (name === 'showLineNumbers' && /^\d+$/.test(value ?? '1')) {
      lineNumbers = Number(value ?? 1);
    } else if (name !== undefined && allowed.includes(name)) {
      faults.push({ index, message: `This value of ${name} cannot be used: ${written}`, remedy });
    } else {
      faults.push({
        index,
        message: `Unknown setting of a code block: ${written}`,
        remedy,
        nearest: nearest(name ?? written, allowed),
      });
    }
  }
  return { title, lineNumbers, marked, faults };
}
/** Adds the lines of `4` or `4-6`, or describes what is wrong with the range. */
function addRange(range: string, lineCount: number, marked: Set<number>): string | undefined {
  const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range);
  if (match === null) return `"${range}" is not a line or a range of lines`;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  if (first < 1 || first > last || last > lineCount) {
    return `{${range.trim()}} is outside of the block, which has ${counted(lineCount, 'line')}`;
  }
  for (let line = first; line <= last; line++) marked.add(line);
  return undefined;
}

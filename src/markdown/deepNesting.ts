/**
 * More things than that inside each other are a mistake. The parsers' time grows with the square of the
 * depth, and with some thousands a stack overflows in places where no error can be caught.
 */
const deepest = 100;

/** Marks of emphasis in one paragraph: the parser compares each with all others. */
const mostMarks = 2000;

/**
 * The line, from 1, on which more blocks of a Markdown text stand inside each other than `deepest`, or
 * more marks than `mostMarks` in a paragraph; `undefined` if there is none. As in the parser, a line of
 * colons alone closes the innermost directive that has no more colons.
 */
export function findDeepMarkdown(text: string): number | undefined {
  const directives: number[] = [];
  let emphasis = 0;
  let isCode = false;
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks = '', colons = '', name = ''] = /^((?:[\s>*+-]|\d+[.)])*)(:{3,})?\s*(.?)/.exec(line) ?? [];
    if (colons !== '' && name !== '') directives.push(colons.length);
    else if (colons !== '') {
      const closed = directives.findLastIndex((length) => length <= colons.length);
      if (closed !== -1) directives.length = closed;
    }
    // Stars or dashes alone are a line across the page.
    const containers = name === '' && /^[\s*-]*$/.test(marks) ? 0 : countOf(marks, /[>*+.)-]/g);
    if (/^[\s>]*(?:```|~~~)/.test(line)) isCode = !isCode;
    // Names in code have underscores, and its brackets stand for themselves.
    if (isCode && directives.length + containers <= deepest) continue;
    const isInside = /\S/.test(line) && !/^\s*\|/.test(line);
    // A long run counts as the pairs that the parser takes it apart into.
    const marked = Math.max(countOf(line, /\*+|_+/g), countOf(line, /[*_]/g) / 2);
    emphasis = (isInside ? emphasis : 0) + marked;
    const depth = Math.max(directives.length + containers, deepestBrackets(line));
    if (depth > deepest || emphasis > mostMarks) return index + 1;
  }
  return undefined;
}

/** As `findDeepMarkdown`, for a YAML text, whose lists and mappings nest by indentation, by marks and by brackets. */
export function findDeepYaml(text: string): number | undefined {
  const indents: number[] = [];
  let brackets = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const [lead = '', marks = ''] = /^ *((?:[-?:]\s+)*)/.exec(line) ?? [];
    const indent = lead.length - marks.length;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    if (line.trim() !== '') indents.push(indent);
    const within = deepestBrackets(line, brackets);
    brackets = Math.max(0, brackets + countOf(line, /[[{]/g) - countOf(line, /[\]}]/g));
    // Prose has such marks too, but never so many in a line.
    if (indents.length + countOf(line, /[-?:]\s/g) + within > deepest) return index + 1;
  }
  return undefined;
}

/** How many brackets of any kind are open at once in a line, at most. */
function deepestBrackets(line: string, before = 0): number {
  let open = before;
  let most = before;
  for (const [bracket] of line.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

function countOf(text: string, form: RegExp): number {
  return text.match(form)?.length ?? 0;
}

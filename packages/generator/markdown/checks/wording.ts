import type { Path } from './schemaShape';

/** The path of a value in words: `release.edition`, `entry 2 of tags`, `toc.min in entry 1 of docSets`. */
export function nameOfPath(path: Path): string {
  if (path.length === 0) return 'the top level';
  const last = path.findLastIndex((key) => typeof key === 'number');
  const keys = path
    .slice(last + 1)
    .map(String)
    .join('.');
  if (last === -1) return keys;
  const entry = `entry ${Number(path[last]) + 1} of ${nameOfPath(path.slice(0, last))}`;
  return keys === '' ? entry : `${keys} in ${entry}`;
}
/** A value in words, for messages: `a text ("abc")`, `a number (3)`, `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `a text (${quote(value)})`;
  if (typeof value === 'number') return `a number (${value})`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'a mapping' : `a ${typeof value}`;
}
// Long enough to recognise a text, short enough for one line of a terminal.
const longest = 60;
function quote(text: string): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

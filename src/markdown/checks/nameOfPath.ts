import type { Path } from './schemaShape';

/** A place in a value in words: `release.edition`, `entry 2 of tags`, `toc.min in entry 1 of docSets`. */
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

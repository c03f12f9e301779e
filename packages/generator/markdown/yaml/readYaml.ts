import { isAlias, isMap, isScalar, isSeq, type Pair } from 'yaml';
import type { Position } from '../../model/parsed';
import type { ProblemList } from '../problemList';
import { parseTolerantly } from './parseTolerantly';
import { syntaxProblem } from './syntaxProblem';

/** A YAML text as plain values with positions, by path with dots: `release.new.0`. */
export interface YamlContent {
  readonly value: unknown;
  /** Positions of keys and list entries. */
  readonly keys: ReadonlyMap<string, Position>;
  /** Positions of values; of the key if it has no value. */
  readonly values: ReadonlyMap<string, Position>;
  /** Lines with invalid YAML, whose values mean nothing. */
  readonly brokenLines: ReadonlySet<number>;
}

/**
 * Reads YAML 1.2. Reports syntax errors, repeated keys (the first counts) and aliases, and continues behind them.
 * @param firstLine the line of the file that `source` begins on
 */
export function readYaml(source: string, firstLine: number, problems: ProblemList): YamlContent {
  const lines = source.split('\n');
  const { document, errors, positionAt } = parseTolerantly(source);
  const keys = new Map<string, Position>();
  const values = new Map<string, Position>();
  const brokenLines = new Set<number>();

  const at = (offset: number): Position => {
    const { line, column } = positionAt(offset);
    return { line: line + firstLine - 1, column };
  };
  const startOf = (node: unknown): Position => {
    const placed = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node);
    return at((placed ? node.range?.[0] : undefined) ?? 0);
  };

  const readMap = (pairs: readonly Pair[], path: string): unknown => {
    const entries = new Map<string, unknown>();
    for (const { key, value } of pairs) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const place = startOf(key);
      if (entries.has(name)) {
        problems.error(place, `The key "${name}" is given twice`, { remedy: 'Remove one of the two.' });
        continue;
      }
      const inner = join(path, name);
      keys.set(inner, place);
      values.set(inner, value === null || (isScalar(value) && value.value === null) ? place : startOf(value));
      entries.set(name, read(value, inner));
    }
    return Object.fromEntries(entries);
  };

  const read = (node: unknown, path: string): unknown => {
    if (isMap(node)) return readMap(node.items, path);
    if (isSeq(node)) {
      return node.items.map((item, index) => {
        const inner = join(path, String(index));
        keys.set(inner, startOf(item));
        return read(item, inner);
      });
    }
    if (isAlias(node)) {
      const place = startOf(node);
      brokenLines.add(place.line);
      problems.error(place, `Aliases such as *${node.source} are not read`, {
        remedy: 'Write the value itself.',
      });
    }
    if (!isScalar(node)) return null;
    if (node.type === 'PLAIN' && /^[“”‘’].*[“”‘’]$/.test(node.source ?? '')) {
      problems.warning(startOf(node), `The curly quotes are part of this value: ${node.source}`, {
        remedy: 'Write straight quotes ("…"), or none.',
      });
    }
    return node.value;
  };

  for (const error of errors) {
    const place = { line: error.line + firstLine - 1, column: error.column };
    // The first error of a line is the cause of those behind it.
    if (brokenLines.has(place.line)) continue;
    brokenLines.add(place.line);
    const { message, remedy } = syntaxProblem(error.code, error.message, lines[error.line - 1] ?? '');
    problems.error(place, message, { remedy });
  }
  return { value: read(document.contents, ''), keys, values, brokenLines };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

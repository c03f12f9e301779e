import type { z } from 'zod';
import type { Position } from '../model/parsed';
import type { Problem } from '../model/problem';
import { checkValue } from './checkValue';
import { ProblemList } from './problemList';
import { normalizeSource } from './sourcePosition';
import { readYaml, type YamlContent } from './yaml/readYaml';
import type { Fault, Noun } from './zodIssue';

export interface ParsedYaml<T> {
  /** The value without faulty top-level keys; `undefined` if that is not valid. */
  readonly value: T | undefined;
  /** Positions of keys and list entries, by path with dots: `release.new.0`. */
  readonly positions: Readonly<Record<string, Position>>;
  readonly problems: readonly Problem[];
}

/**
 * Parses and checks a YAML text. Never throws: faults are in `problems`. An empty text has no keys.
 * @param firstLine the line of `file` that the text begins on
 * @param noun the word for a key in messages
 */
export function parseYaml<T>(
  source: string,
  schema: z.ZodType<T>,
  file: string,
  { firstLine = 1, noun = 'key' }: { readonly firstLine?: number; readonly noun?: Noun } = {},
): ParsedYaml<T> {
  const problems = new ProblemList(file);
  const content = readYaml(normalizeSource(source), firstLine, problems);
  const { value, faults } = checkValue(schema, content.value ?? {}, noun);
  for (const fault of faults) {
    const place = findPosition(fault, content) ?? { line: firstLine, column: 1 };
    if (content.brokenLines.has(place.line)) continue;
    // The expected content would be on the next line, which does not exist.
    const path = fault.path.map(String).join('.');
    const isEmpty = content.keys.has(path) && content.values.get(path) === content.keys.get(path);
    if (isEmpty && content.brokenLines.has(place.line + 1)) continue;
    problems.error(place, fault.message, fault.path.length === 0 ? { remedy: lineForm } : fault);
  }
  return { value, positions: Object.fromEntries(content.keys), problems: problems.sorted() };
}

const lineForm = 'Write lines of the form `key: value`.';

/** The position of the key or value; if it is missing, that of the nearest one around it. */
function findPosition({ path, at }: Fault, { keys, values }: YamlContent): Position | undefined {
  for (let length = path.length; length > 0; length--) {
    const key = path.slice(0, length).map(String).join('.');
    const place = (at === 'value' && length === path.length ? values.get(key) : undefined) ?? keys.get(key);
    if (place !== undefined) return place;
  }
  return undefined;
}

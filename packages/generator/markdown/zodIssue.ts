import { z } from 'zod';
import { nearest } from '../model/nearest';
import { counted } from '../model/problem';
import {
  descriptionOf,
  expectedBy,
  keysOf,
  literalsOf,
  optionsOf,
  type Path,
  type Schema,
  schemaAt,
} from './checks/schemaShape';
import { describeValue, nameOfPath } from './checks/wording';

/** The word for a key in messages. */
export type Noun = 'key' | 'attribute' | 'setting';

/** A problem without its position. */
export interface Fault {
  readonly path: Path;
  /** Whether the key or its value is wrong. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly remedy?: string | undefined;
  readonly nearest?: string | undefined;
}

/**
 * Describes an issue of zod in plain words.
 * @param input the value that `whole` was applied to
 * @param base path of `input` in the file
 */
export function issueFaults(
  issue: z.core.$ZodIssue,
  whole: Schema,
  input: unknown,
  noun: Noun,
  base: Path = [],
): Fault[] {
  const path = [...base, ...issue.path];
  const schema = schemaAt(whole, issue.path);
  const value = valueAt(input, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const owner = schema && chooseOwner(issue.keys, schema, value);
    return issue.keys.map((key) => unknownKey(key, path, owner, noun));
  }

  const remedy = ownRemedy(issue) ?? descriptionOf(schema);
  const keyIs = (words: string) => `${capitalized(noun)} ${JSON.stringify(path.at(-1))}${words}`;
  if (value === undefined && path.length > 0 && issue.code !== 'custom') {
    return [{ path, at: 'key', message: keyIs(`${insideWords(path.slice(0, -1))} is missing`), remedy }];
  }
  if (issue.code === 'invalid_key') {
    const [reason] = issue.issues;
    const words = reason === undefined ? 'is not allowed' : predicate(reason, undefined);
    return [
      { path, at: 'key', message: keyIs(` ${words}`), remedy: (reason && ownRemedy(reason)) ?? remedy },
    ];
  }
  if (issue.code === 'invalid_union') {
    const kinds = listKinds(whole, issue);
    if (kinds.length > 0) {
      const message = `${nameOfPath(path)} must be one of ${kinds.join(', ')}, found ${describeValue(value)}`;
      const around = descriptionOf(schemaAt(whole, issue.path.slice(0, -1)));
      return [{ path, at: 'value', message, remedy: around, nearest: nearestTo(value, kinds) }];
    }
    const closest = closestOption(issue, schema, value);
    if (closest !== undefined)
      return closest.issues.flatMap((inner) => issueFaults(inner, closest.schema, value, noun, path));
  }
  const name = typeof path.at(-1) === 'string' ? nameOfPath(path) : capitalized(nameOfPath(path));
  return [
    {
      path,
      at: 'value',
      message: `${name} ${predicate(issue, schema)}, found ${describeValue(value)}`,
      remedy:
        [formFor(issue, value, schema), remedy].filter((part) => part !== undefined).join(' ') || undefined,
      nearest: issue.code === 'invalid_value' ? nearestTo(value, issue.values.map(String)) : undefined,
    },
  ];
}

function nearestTo(value: unknown, allowed: readonly string[]): string | undefined {
  return typeof value === 'string' ? nearest(value, allowed) : undefined;
}

/** Advice if quotes are what is wrong with a value. */
function formFor(issue: z.core.$ZodIssue, value: unknown, schema: Schema | undefined): string | undefined {
  if (schema === undefined || (issue.code !== 'invalid_type' && issue.code !== 'invalid_union'))
    return undefined;
  const expected = optionsOf(schema).map(expectedBy);
  // YAML reads `1.10` and `true` as a number and a boolean.
  if ((typeof value === 'number' || typeof value === 'boolean') && expected.includes('a text'))
    return 'Put it in quotes, which make it a text.';
  const plain = expected.find((form) => /number$|^true or false$/.test(form));
  return typeof value === 'string' && plain !== undefined ? `Write ${plain}, without quotes.` : undefined;
}

/** The remedy that our own rules attach to an issue. */
function ownRemedy(issue: z.core.$ZodIssue): string | undefined {
  const remedy: unknown = issue.code === 'custom' ? issue.params?.['remedy'] : undefined;
  return typeof remedy === 'string' ? remedy : undefined;
}

function unknownKey(key: string, path: Path, schema: Schema | undefined, noun: Noun): Fault {
  const allowed = keysOf(schema);
  return {
    path: [...path, key],
    at: 'key',
    message: `Unknown ${noun} ${JSON.stringify(key)}${insideWords(path)}`,
    remedy: listAllowed(allowed, noun),
    nearest: nearest(key, allowed),
  };
}

/** Longer lists are not read; the manual explains each name. */
const maxListed = 16;

function listAllowed(allowed: readonly string[], noun: Noun): string {
  if (allowed.length === 0) return `No ${noun} is allowed here.`;
  if (allowed.length <= maxListed) return `Allowed: ${allowed.join(', ')}.`;
  return noun === 'setting'
    ? 'packages/generator/model/config/ lists them with their meaning.'
    : 'docs/writing.md lists them.';
}

/** The discriminating values of the alternatives, if none of them matches. */
function listKinds(schema: Schema, issue: z.core.$ZodIssueInvalidUnion): string[] {
  const key = issue.path.at(-1);
  const union = schemaAt(schema, issue.path.slice(0, -1));
  if (issue.errors.length > 0 || key === undefined || union === undefined) return [];
  return optionsOf(union).flatMap((option) => literalsOf(schemaAt(option, [key])));
}

/** The alternative of a union with the fewest unknown keys for a value. */
function chooseOwner(unknown: readonly string[], schema: Schema, value: unknown): Schema {
  const known = Object.entries(Object(value)).filter(([key]) => !unknown.includes(key));
  const fits = (option: Schema) => z.safeParse(option, Object.fromEntries(known)).success;
  return optionsOf(schema).find(fits) ?? schema;
}

interface Alternative {
  readonly schema: Schema;
  readonly issues: readonly z.core.$ZodIssue[];
}

/** The most likely alternative of a union: of the right kind, with the nearest keys. */
function closestOption(
  { errors }: z.core.$ZodIssueInvalidUnion,
  schema: Schema | undefined,
  value: unknown,
): Alternative | undefined {
  const options = schema === undefined ? [] : optionsOf(schema);
  const alternatives = options.flatMap((option, index): Alternative[] => {
    const issues = errors[index] ?? [];
    const wrongKind = issues.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys');
    return issues.length === 0 || wrongKind ? [] : [{ schema: option, issues }];
  });
  const strangeKeys = ({ issues }: Alternative): number =>
    issues.reduce((count, issue) => {
      if (issue.path.length === 0 && issue.code === 'unrecognized_keys') return count + issue.keys.length;
      return issue.path.length === 1 && valueAt(value, issue.path) === undefined ? count + 1 : count;
    }, 0);
  return alternatives.sort((a, b) => strangeKeys(a) - strangeKeys(b) || a.issues.length - b.issues.length)[0];
}

function predicate(issue: z.core.$ZodIssue, schema: Schema | undefined): string {
  // Messages in our schemas are predicates in lower case; zod's own are sentences.
  if (/^[a-z]/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small':
      return `must ${amount(issue.inclusive === false ? 'more than' : 'at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${amount(issue.inclusive === false ? 'less than' : 'at most', issue.maximum, issue.origin)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'custom':
      return 'is not valid';
    case 'invalid_format':
      return formats[issue.format] ?? `must match ${issue.pattern ?? issue.format}`;
    default:
      return `must be ${expectedBy(schema)}`;
  }
}

const formats: Readonly<Record<string, string>> = {
  url: 'must be an address with https://',
  email: 'must be a mail address',
};

function amount(bound: string, limit: number | bigint, origin: string): string {
  if (origin === 'string') return `have ${bound} ${counted(limit, 'character')}`;
  if (origin === 'array') return `have ${bound} ${counted(limit, 'entry', 'entries')}`;
  return `be ${bound} ${limit}`;
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], input);
}

function insideWords(path: Path): string {
  return path.length === 0 ? '' : ` in ${nameOfPath(path)}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

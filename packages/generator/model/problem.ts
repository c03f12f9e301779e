import { omitUndefined } from './omitUndefined';

/** A place in a file that a writer can change; both numbers count from 1. */
export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** A count with its noun, as messages have it: `1 entry`, `2 entries`. */
export function counted(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}

/** Something wrong in what a writer or a builder wrote, said so that they can mend it. */
export interface Problem {
  /** `error` fails the build; `warning` is printed and the build goes on. */
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the site's root, with forward slashes. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** The fault, as a sentence that quotes what was found. */
  readonly message: string;
  /** The remedy: the allowed values, or the next step. */
  readonly remedy?: string;
  /** The nearest valid spelling of what was found. */
  readonly nearest?: string;
}

/** Help to mend a problem; `undefined` parts are left out. */
export interface Help {
  readonly remedy?: string | undefined;
  readonly nearest?: string | undefined;
}

/** The place of what is wrong with a file as a whole. */
export function fileStart(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** A problem that fails the build. */
export function errorAt(place: Place, message: string, help?: Help): Problem {
  return problemAt('error', place, message, help);
}

/** A problem that is printed, and the build goes on. */
export function warningAt(place: Place, message: string, help?: Help): Problem {
  return problemAt('warning', place, message, help);
}

function problemAt(
  severity: Problem['severity'],
  { file, line, column }: Place,
  message: string,
  { remedy, nearest }: Help = {},
): Problem {
  return omitUndefined({ severity, file, line, column, message, remedy, nearest });
}

/** An expected failure of a command: printed without a stack, ends with `exitCode`. */
export class ContentError extends Error {
  readonly exitCode = 1;
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/** One problem as `file:line:column  severity  message`, its remedy and nearest spelling below. */
export function formatProblem(problem: Problem): string {
  // A file name may hold a line end or a terminal's escape codes.
  const file = problem.file.replace(/\p{Cc}/gu, '\uFFFD');
  const lines = [`${file}:${problem.line}:${problem.column}  ${problem.severity}  ${problem.message}`];
  if (problem.nearest !== undefined) lines.push(`    Did you mean "${problem.nearest}"?`);
  if (problem.remedy !== undefined) lines.push(`    ${problem.remedy}`);
  return lines.join('\n');
}

/** All problems, errors before warnings, each in the order of file, line and column. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems);
  const of = (severity: Problem['severity']) => sorted.filter((problem) => problem.severity === severity);
  return [...of('error'), ...of('warning')].map(formatProblem).join('\n');
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.message.localeCompare(b.message, 'en'),
  );
}

import { join, relative, sep } from 'node:path';
import { type Problem, sortProblems } from '../model/problem';

/**
 * Repeats problems as GitHub workflow commands, which GitHub shows at the lines of a change; does nothing outside
 * GitHub Actions. Paths become relative to the checked-out repository, which may hold the site in a folder.
 */
export function annotate(problems: readonly Problem[], root: string): void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return;
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  for (const problem of sortProblems(problems)) {
    const file = relative(workspace, join(root, problem.file)).split(sep).join('/');
    console.log(annotationOf({ ...problem, file }));
  }
}

/** A problem as a workflow command of GitHub, on one line. */
export function annotationOf({ severity, file, line, column, message, nearest, remedy }: Problem): string {
  const hint = nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
  const text = [message, hint, remedy].filter((part) => part !== undefined).join('\n');
  return `::${severity} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(text)}`;
}

/** Escapes `%` and line ends, which would end the command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Also escapes `:` and `,`, which would end the property. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

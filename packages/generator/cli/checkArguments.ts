import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { SiteFolders } from '../load/siteFolders';
import { nearest } from '../model/nearest';
import { CommandFailure } from './commandFailure';

/** The port of `--port`. @throws CommandFailure unless it is a whole number from 1 to 65535. */
export function readPort(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const port = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new CommandFailure(`--port takes a number from 1 to 65535, not "${written}".`, 2);
}

/** @throws CommandFailure always, with the nearest known command */
export function refuseUnknownCommand(command: string, known: readonly string[]): never {
  const near = nearest(command, known);
  throw new CommandFailure(
    `There is no command "${command}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    2,
  );
}

/** @throws CommandFailure if a command that takes no arguments was given some */
export function refuseArguments(command: string, given: readonly string[]): void {
  if (given.length === 0) return;
  const found = given.map((argument) => `"${argument}"`).join(', ');
  throw new CommandFailure(`The command "${command}" takes no arguments, but was given ${found}.`, 2);
}

/** The commands that an option is for, where that is not all of them. */
const commandsOf: Readonly<Record<string, readonly string[]>> = {
  port: ['dev', 'preview'],
  drafts: ['build', 'preview'],
  pdf: ['build'],
  stamp: ['check'],
  all: ['check'],
};

/** @throws CommandFailure if an option is for other commands: what it asks for would not be done */
export function refuseOptions(command: string, given: readonly string[]): void {
  for (const option of given) {
    const commands = commandsOf[option];
    if (commands === undefined || commands.includes(command)) continue;
    throw new CommandFailure(
      `The option --${option} is for ${commands.map((name) => `"${name}"`).join(' and ')}, not for "${command}".`,
      2,
    );
  }
}

/**
 * Makes sure that the output, which replaces everything in its folder, does not replace the site's sources.
 * @throws CommandFailure if it would, or if the site's folder does not exist
 */
export function checkFolders(folders: SiteFolders): void {
  const { root, out, content, cache, art } = folders;
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CommandFailure(`--root: there is no folder ${root}.`, 2);
  const sources = [content, folders.public, art];
  // Inside the cache there are no sources: tests build there.
  if (isIn(out, root) || isIn(out, cache) || sources.some((folder) => isIn(folder, out)))
    throw new CommandFailure(
      `--out: ${out} holds the site's own files, and the output would replace them.\nChoose a folder of its own.`,
      2,
    );
}

/** Whether `inner` is `outer` or lies in it, for `isIn(outer, inner)`. */
function isIn(outer: string, inner: string): boolean {
  const way = relative(outer, inner);
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** A sentence for an error of Node's `parseArgs`; `undefined` for every other error. */
export function describeParseError(error: unknown, options: readonly string[]): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${error.message.split('\n')[0]}.`;
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return undefined;
  const [, written = ''] = /'(-[^']*)'/.exec(error.message) ?? [];
  const near = nearest(
    written,
    options.map((option) => `--${option}`),
  );
  return `There is no option ${written}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

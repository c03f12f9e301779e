import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type SiteFolders, siteFolders } from '../load/siteFolders';
import { ContentError, counted } from '../model/problem';
import { PrintError } from '../output/printPage';
import { annotate } from './annotate';
import { build } from './build';
import { check } from './check';
import {
  checkFolders,
  describeParseError,
  readPort,
  refuseArguments,
  refuseOptions,
  refuseUnknownCommand,
} from './checkArguments';
import { CommandFailure } from './commandFailure';
import { stamp } from './stamp';
import { describeSystemError } from './systemError.mjs';
import type { Tool } from './tool';

const usage = `Usage: npm run <command>

  dev       serves the site for writing; a saved file is on screen at once
  build     builds the site into dist/; with --drafts, one to look through that
            also has what is a draft, into dist-drafts/; with --pdf, booklets
            and sheets are printed as PDFs too, by an installed browser
  preview   serves dist/ as a host would, with --drafts dist-drafts/
  check     checks all content without building; with --stamp and the files of
            translations, or --all, notes in them that they are up to date
            with their originals
  needs     lists what only the vendor can answer: settings, then questions of pages
  new       makes the files of a page, a question, a category, a post or the like
            in all languages: new -- page docs/basic/filters "Filters" "滤镜"

Options: --root <folder> (a site other than this one), --port <number>, --out <folder>`;

const options = {
  root: { type: 'string' },
  port: { type: 'string' },
  out: { type: 'string' },
  drafts: { type: 'boolean' },
  stamp: { type: 'boolean' },
  all: { type: 'boolean' },
  pdf: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const commands = ['dev', 'build', 'preview', 'check', 'needs', 'new', 'help'];

/**
 * Runs a command and returns the exit code: 0, 1 for a failure that it prints, 2 for a wrong command line. Unexpected
 * errors are thrown.
 */
export async function main(argv: readonly string[], given: Omit<Tool, 'folders' | 'port'>): Promise<number> {
  try {
    return await run(argv, given);
  } catch (error) {
    if (error instanceof ContentError) {
      console.error(`${error.message}\n\n${countOf(error)}`);
      return error.exitCode;
    }
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    console.error(failure.exitCode === 2 ? `${failure.message}\n\n${usage}` : failure.message);
    return failure.exitCode;
  }
}

async function run(argv: readonly string[], given: Omit<Tool, 'folders' | 'port'>): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
  const [command, ...rest] = positionals;
  if (values.help === true || command === 'help') {
    console.log(usage);
    return 0;
  }
  if (command === undefined) throw new CommandFailure('A command is missing.', 2);
  if (!commands.includes(command)) refuseUnknownCommand(command, commands);
  refuseOptions(command, Object.keys(values));
  if (values.stamp !== true && command !== 'new') refuseArguments(command, rest);
  const folders = siteFolders(resolve(values.root ?? given.packageRoot));
  const tool: Tool = {
    ...given,
    folders: { ...folders, out: chooseOutput(folders, values) },
    port: readPort(values.port),
  };
  checkFolders(tool.folders);
  try {
    return await runCommand(command, tool, rest, values);
  } catch (error) {
    if (error instanceof ContentError) annotate(error.problems, tool.folders.root);
    throw error;
  }
}

/** The output with drafts has a folder of its own, so that nobody deploys it by mistake. */
function chooseOutput({ root, out }: SiteFolders, flags: { out?: string | undefined } & Flags): string {
  if (flags.out !== undefined) return resolve(flags.out);
  return flags.drafts === true ? join(root, 'dist-drafts') : out;
}

interface Flags {
  readonly drafts?: boolean | undefined;
  readonly stamp?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly pdf?: boolean | undefined;
}

async function runCommand(
  command: string,
  tool: Tool,
  rest: readonly string[],
  flags: Flags,
): Promise<number> {
  switch (command) {
    case 'build':
      return await build(tool, flags);
    case 'check':
      return flags.stamp === true ? await stamp(tool, rest, flags.all === true) : await check(tool);
    case 'preview':
      return await (await import('./preview')).preview(tool, flags);
    case 'dev':
      return await (await import('./dev')).dev(tool);
    case 'new':
      return await (await import('./new')).newContent(tool, rest);
    default:
      return await (await import('./needs')).needs(tool);
  }
}

/** Turns an expected error of any kind into a failure of the command; `undefined` for an unexpected error. */
function failureOf(error: unknown): CommandFailure | undefined {
  if (error instanceof CommandFailure) return error;
  if (error instanceof PrintError) return new CommandFailure(error.message, error.exitCode);
  const wrong = describeParseError(error, Object.keys(options));
  if (wrong !== undefined) return new CommandFailure(wrong, 2);
  const system = describeSystemError(error);
  return system === undefined ? undefined : new CommandFailure(system, 1);
}

function countOf({ problems }: ContentError): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteFolders } from '../build/siteFolders';
import { ContentError } from '../model/problem';
import { build } from './build';
import { check } from './check';
import { counted } from './counted';
import { stamp } from './stamp';
import type { Tool } from './tool';

const usage = `Usage: npm run <command>

  dev       serves the site for writing; a saved file is on screen at once
  build     builds the site into dist/
  preview   serves dist/ as a host would
  check     checks all content without building; with --stamp and the files of
            translations, or --all, notes in them that they are up to date
            with their originals
  needs     lists the open questions of all pages

Options: --root <folder> (a site other than this one), --port <number>, --out <folder>`;

/** Runs a command and returns the exit code. */
export async function main(argv: readonly string[], given: Omit<Tool, 'folders' | 'port'>): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      port: { type: 'string' },
      out: { type: 'string' },
      stamp: { type: 'boolean' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const folders = siteFolders(resolve(values.root ?? given.packageRoot));
  const tool: Tool = {
    ...given,
    folders: values.out === undefined ? folders : { ...folders, out: resolve(values.out) },
    port: values.port === undefined ? undefined : Number(values.port),
  };
  try {
    switch (positionals[0]) {
      case 'build':
        return await build(tool);
      case 'check':
        return values.stamp === true
          ? await stamp(tool, positionals.slice(1), values.all === true)
          : await check(tool);
      case 'preview':
        return await (await import('./preview')).preview(tool);
      case 'dev':
        return await (await import('./dev')).dev(tool);
      case 'needs':
        return await (await import('./needs')).needs(tool);
      default:
        console.log(usage);
        return values.help === true ? 0 : 1;
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(`${error.message}\n\n${countOf(error)}`);
    return error.exitCode;
  }
}

function countOf({ problems }: ContentError): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}. Nothing was changed.`;
}

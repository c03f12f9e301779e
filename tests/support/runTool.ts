import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { type Dictionaries, dictionaries } from 'generator/model/words/dictionaries';
import type { PrintBrowser } from 'generator/output/printPage';
import { arabic } from './arabic';
import { packageRoot } from './packageRoot';

export { packageRoot };

/** Test sites may be in Arabic too. */
export const testDictionaries: Dictionaries = { ...dictionaries, ar: arabic };

export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of the tool in this process, one after the other, and collects what it prints. It is
 * built as for people, so that classes and JSX come out as theirs; only its threads are left
 * out, which take longer to start than a small site to build.
 * @throws what the command does not expect itself: a process would end with it
 */
export function runTool(command: string, ...args: readonly string[]): Promise<Run> {
  return runToolWith(undefined, command, ...args);
}

/** The same with a browser to print with. */
export function runToolWith(
  browser: PrintBrowser | undefined,
  command: string,
  ...args: readonly string[]
): Promise<Run> {
  const run = last.then(() => runAlone([command, ...args], browser));
  last = Promise.allSettled([run]);
  return run;
}

let last: Promise<unknown> = Promise.resolve();

async function runAlone(args: readonly string[], browser: PrintBrowser | undefined): Promise<Run> {
  opened ??= openTool();
  const { main, toolVersion } = await opened;
  const { bundleOnce } = await bundling();
  const printed = collectConsole();
  try {
    const status = await main(args, {
      packageRoot,
      siteCode: join(packageRoot, 'site'),
      toolVersion,
      worker: undefined,
      browser,
      dictionaries: testDictionaries,
      bundleClient: bundleOnce,
    });
    return { status, ...printed.stop() };
  } finally {
    printed.stop();
  }
}

/**
 * The command line of a process of its own that runs a command of the tool, for tests of how it ends. The tool of this
 * process is used, and the client that it has bundled for a site at `/`: to make them takes longer than what is tried.
 */
export async function toolProcess(...command: readonly string[]): Promise<readonly [string, ...string[]]> {
  opened ??= openTool();
  const { file } = await opened;
  const { clientFile } = await bundling();
  const starter = join(import.meta.dirname, 'builtTool.mjs');
  return [process.execPath, starter, file, packageRoot, clientFile('/'), ...command];
}

/** Runs a command as a person would, in a process of its own, and waits for its end, whatever that is. */
export function spawnTool(command: string, ...args: readonly string[]): Promise<Run> {
  return spawnToolOf(packageRoot, command, ...args);
}

/** @param tool folder of the package whose tool is run */
export function spawnToolOf(tool: string, command: string, ...args: readonly string[]): Promise<Run> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(tool, 'packages/generator/bin.mjs'), command, ...args],
      { cwd: tool, env: toolEnvironment(), maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        done({ status, stdout, stderr });
      },
    );
  });
}

/** The test runner's own settings must not reach a process of the tool: React would render its development form. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, ...environment } = process.env;
  return { ...environment, NO_COLOR: '1' };
}

interface Tool {
  readonly main: typeof import('generator/cli/main').main;
  readonly toolVersion: string;
  /** The module with `main`, as an absolute path. */
  readonly file: string;
}

let opened: Promise<Tool> | undefined;

/** With Vite, which takes a second to load: most processes that know of this file run no tool. */
const bundling = () => import('./bundleOnce');

/** Vite's configuration is that of `bin.mjs`. Each process that tests has a folder of its own. */
async function openTool(): Promise<Tool> {
  // Read by Vite and by React when they are loaded.
  process.env['NODE_ENV'] = 'production';
  const folder = join(packageRoot, '.cache/tests/tool', process.env['VITEST_POOL_ID'] ?? 'browser');
  rmSync(folder, { recursive: true, force: true });
  const { build } = await import('vite');
  const configFile = join(packageRoot, 'packages/generator/vite.config.mjs');
  const built = await build({ root: packageRoot, configFile, build: { outDir: folder } });
  const files = 'output' in built ? built.output : [];
  const main = files.find(({ name }) => name === 'main')?.fileName ?? '';
  const file = join(folder, main);
  return { ...(await import(pathToFileURL(file).href)), toolVersion: main, file };
}

const streams = { log: 'stdout', info: 'stdout', warn: 'stderr', error: 'stderr' } as const;

/** Keeps what is printed from now on until `stop`, which returns it. */
function collectConsole(): { stop(): Pick<Run, 'stdout' | 'stderr'> } {
  const printed = { stdout: '', stderr: '' };
  const { log, info, warn, error } = console;
  for (const [method, stream] of Object.entries(streams))
    Object.assign(console, {
      [method]: (...values: unknown[]) => {
        printed[stream] += `${format(...values)}\n`;
      },
    });
  return {
    stop: () => {
      Object.assign(console, { log, info, warn, error });
      return printed;
    },
  };
}

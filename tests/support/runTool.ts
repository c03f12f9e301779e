import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Folder of this package. */
export const packageRoot = resolve(import.meta.dirname, '../..');

export interface Run {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the tool as a person would and waits for its end, whatever that is. */
export function runTool(command: string, ...args: readonly string[]): Promise<Run> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(packageRoot, 'scripts/run.mjs'), command, ...args],
      { cwd: packageRoot, env: toolEnvironment(), maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        done({ status, stdout, stderr });
      },
    );
  });
}

/** The test runner's own settings must not reach the tool: React would render its development form. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, ...environment } = process.env;
  return { ...environment, NO_COLOR: '1' };
}

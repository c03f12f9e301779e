import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installPackages, packageRoot } from './install.mjs';

/** `npm start`: installs what is missing, builds, and serves the production output. */
installPackages();
/** Returns the exit code: of a command that a signal has ended, 128 and the signal's number. */
const run = (command) => {
  const { status, signal } = spawnSync(process.execPath, [join(packageRoot, 'scripts/run.mjs'), command], {
    stdio: 'inherit',
  });
  return status ?? 128 + (constants.signals[signal] ?? 0);
};
process.exit(run('build') || run('preview'));

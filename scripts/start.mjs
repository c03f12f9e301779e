import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, packageRoot } from './install.mjs';

/** `npm start`: installs what is missing, builds, and serves the production output. */
installPackages();
const run = (command) =>
  spawnSync(process.execPath, [join(packageRoot, 'scripts/run.mjs'), command], { stdio: 'inherit' });
const built = run('build');
process.exit(built.status === 0 ? run('preview').status : built.status);

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder in which all packages are installed. */
export const packageRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Installs the packages of the lock file unless what is installed is as new as it. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const stamp = join(packageRoot, 'node_modules/.installed-from');
  const lock = readFileSync(join(packageRoot, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: packageRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, lock);
}

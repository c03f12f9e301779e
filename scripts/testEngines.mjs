import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, packageRoot } from '../packages/generator/cli/install.mjs';

/**
 * `npm run test:engines`: builds the site and visits it with WebKit and Firefox. What is missing is installed with
 * apt-get; where that cannot be, the packages are named and the run fails.
 */
const packages = [
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'firefox-esr',
  'fonts-noto-cjk',
];

/** The packages that are not installed; all of them where the system has none like these. */
function missingPackages() {
  return packages.filter((name) => {
    const { stdout } = spawnSync('dpkg', ['--status', name], { encoding: 'utf8' });
    return stdout?.includes('Status: install ok installed') !== true;
  });
}

installPackages();
if (missingPackages().length > 0) {
  console.log(`Installing ${missingPackages().join(', ')} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', ...missingPackages()], { stdio: 'inherit' });
}
if (missingPackages().length > 0) {
  console.error(
    `WebKit and Firefox are driven on Debian 12 or a system like it. Install ${missingPackages().join(', ')}.`,
  );
  process.exit(1);
}

const run = (script, ...args) =>
  spawnSync(process.execPath, [join(packageRoot, script), ...args], { cwd: packageRoot, stdio: 'inherit' })
    .status === 0;
const report = join(packageRoot, '.cache/reports/engines.json');
rmSync(report, { force: true });
if (!run('packages/generator/bin.mjs', 'build')) process.exit(1);
const isFine = run(
  'node_modules/vitest/vitest.mjs',
  ...['run', '--config', 'tests/engines/vitest.config.ts', '--reporter=verbose'],
  ...['--reporter=json', `--outputFile.json=${report}`],
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
// A file that cannot even begin has failed, though it counts no test.
console.log(`\n${numPassedTests} passed, ${isFine ? 0 : Math.max(numFailedTests, 1)} failed`);
process.exit(isFine ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, packageRoot } from './install.mjs';

/**
 * `npm test`: installs what is missing, the browser included, and runs every check. A step is one
 * check, or reports how many it ran; the last line counts them all.
 */
installPackages();
const { findBrowser } = await import('./browser.mjs');
const reports = join(packageRoot, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const environment = { ...process.env, CHROMIUM_PATH: await findBrowser(), NO_COLOR: '1' };

const bin = (name) => join(packageRoot, 'node_modules/.bin', name);
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const budgetsReport = join(reports, 'budgets.json');

const steps = [
  ...['pure', 'page', 'browser', 'worker', 'node'].map((room) => ({
    name: `types: ${room}`,
    run: [bin('tsc'), '-p', `tsconfig.${room}.json`],
  })),
  { name: 'lint and format', run: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'import rules',
    run: [bin('depcruise'), 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'unused code', run: [bin('knip')] },
  {
    name: 'unit and build tests',
    run: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  { name: 'build of the site', run: [process.execPath, 'scripts/run.mjs', 'build'] },
  {
    name: 'browser tests',
    run: [bin('playwright'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright,
  },
  { name: 'budgets', run: [process.execPath, 'bench/budgets.mjs', budgetsReport], count: countBudgets },
];

let passed = 0;
let failed = 0;
const summary = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const [command, ...args] = step.run;
  const result = spawnSync(command, args, {
    cwd: packageRoot,
    stdio: 'inherit',
    env: { ...environment, ...step.env },
  });
  const isFine = result.status === 0;
  const counted = step.count?.() ?? { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  // A runner that dies before it counts anything has failed, whatever its report says.
  if (!isFine && counted.failed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  summary.push(
    `${counted.failed === 0 ? '✓' : '✗'} ${step.name}: ${counted.passed} passed, ${counted.failed} failed (${((performance.now() - start) / 1000).toFixed(0)} s)`,
  );
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function countVitest() {
  const report = read(vitestReport);
  return {
    passed: report?.numPassedTests ?? 0,
    failed:
      (report?.numFailedTests ?? 0) +
      (report?.numFailedTestSuites > 0 && report?.numFailedTests === 0 ? 1 : 0),
  };
}

function countPlaywright() {
  const stats = read(playwrightReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function countBudgets() {
  const report = read(budgetsReport);
  return { passed: report?.passed ?? 0, failed: report?.failed ?? 0 };
}

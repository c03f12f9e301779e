import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, packageRoot } from '../packages/generator/cli/install.mjs';

/**
 * `npm test`: installs what is missing, the browser included, and runs every check. `npm run test:all`
 * also tries every page in every colour mode and width. A step is one check, or reports how many it
 * ran; the last line counts them all.
 */
installPackages();
const { findBrowser } = await import('../packages/generator/cli/browser.mjs');
const reports = join(packageRoot, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const environment = {
  ...process.env,
  CHROMIUM_PATH: await findBrowser(),
  NO_COLOR: '1',
};

const bin = (name) => join(packageRoot, 'node_modules/.bin', name);
const vitestReport = join(reports, 'vitest.json');

const build = { name: 'build of the site', run: [process.execPath, 'packages/generator/bin.mjs', 'build'] };

/** Steps that take one processor each, the longest first: two run side by side, and whichever ends takes the next. */
const checks = [
  build,
  // The compiler in native code takes a quarter of the time; the other one is for what reads its trees. Each further
  // checker reads again what all of them need.
  {
    name: 'types',
    run: [process.execPath, 'node_modules/typescript-native/bin/tsc', '-b', '--checkers', '1'],
  },
  {
    name: 'import rules',
    run: [bin('depcruise'), 'packages', 'site', '-c', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'unused code', run: [bin('knip')] },
  { name: 'lint and format', run: [bin('biome'), 'check', '--error-on-warnings', '.'] },
];
/** Steps that take all processors themselves. */
const tests = [
  {
    name: 'unit and build tests',
    run: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  browserTests('browser tests', 'playwright.config.ts', 'playwright.json'),
  ...(process.argv.includes('--all')
    ? [browserTests('every page in every mode', 'playwright.all.config.ts', 'everyMode.json')]
    : []),
];

const results = await runSteps(checks, 2);
const isBuilt = results.some(({ name, failed }) => name === build.name && failed === 0);
if (isBuilt) results.push(...(await runSteps(tests, 1)));
else console.log('\nWithout a built site there is nothing more to test.');

console.log('');
for (const { name, passed, failed, seconds } of results)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** Runs steps in this order, so many at a time. @returns the results in the order of the list */
async function runSteps(steps, atOnce) {
  const results = [];
  const queue = steps.entries();
  const work = async () => {
    for (const [index, step] of queue) results[index] = await runStep(step, atOnce > 1);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Runs a step. What it prints beside others comes in one piece when it ends. */
async function runStep({ name, run: [command, ...args], env, count }, isBesideOthers) {
  if (!isBesideOthers) console.log(`\n── ${name}`);
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: packageRoot,
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const isFine = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += String(error);
      resolve(false);
    });
    child.on('close', (status) => resolve(status === 0));
  });
  if (isBesideOthers) console.log(`\n── ${name}\n${output}`.trimEnd());
  const { passed, failed } = count?.() ?? { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  return {
    name,
    passed,
    // A runner that dies before it counts anything has failed, whatever its report says.
    failed: isFine ? failed : Math.max(failed, 1),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

function browserTests(name, config, report) {
  const path = join(reports, report);
  return {
    name,
    run: [bin('playwright'), 'test', '--config', config],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
    count: () => countPlaywright(path),
  };
}

/** A report; `undefined` if the runner has not come so far as to write one. */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function countVitest() {
  const { numPassedTests = 0, numFailedTests = 1 } = read(vitestReport) ?? {};
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A test that passed only when it was tried again has failed. */
function countPlaywright(path) {
  const { expected = 0, unexpected = 1, flaky = 0 } = read(path)?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

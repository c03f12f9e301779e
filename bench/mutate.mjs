import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutations } from './mutations.mjs';
import { packageRoot } from './packageRoot.mjs';

/**
 * `npm run mutate [-- --count 200 --seed 1 --types --build --browser SPECS --only 3,17] [src/model …]`:
 * makes one change at a time to a copy of the sources, runs the tests that import the changed module,
 * and lists the changes that none of them notices. `--types` also asks the compiler about those,
 * `--build` all tests of builds, `--browser` the browser tests whose path contains SPECS, on a site
 * built with the change. The same seed gives the same changes to the same sources; `--only` tries
 * just those of them with these numbers again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    types: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    browser: { type: 'string' },
    only: { type: 'string' },
  },
});
const rooms =
  positionals.length > 0 ? positionals : ['src/engine', 'src/model', 'src/browser', 'src/features'];

/** It reads the built site, which the copy of the sources has not. */
const testOfBuiltSite = 'tests/build/site.test.ts';

/** A test that waits for ever has noticed the change. */
const longestMinutes = 10;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: packageRoot, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(packageRoot, file)));
const copy = join(packageRoot, '.cache/mutate');
copySources();

const mutations = files
  .filter((file) => rooms.some((room) => file.startsWith(room)) && isModule(file))
  .flatMap((file) => {
    const text = readFileSync(join(copy, file), 'utf8');
    return findMutations(file, text).map((mutation) => ({ file, text, ...mutation }));
  });
const random = randomFrom(Number(values.seed));
const only = values.only?.split(',').map(Number);
const chosen = Array.from({ length: Math.min(Number(values.count), mutations.length) }, (_, index) => {
  const [mutation] = mutations.splice(Math.floor(random() * mutations.length), 1);
  return { number: index + 1, ...mutation };
}).filter(({ number }) => only === undefined || only.includes(number));

const changed = [...new Set(chosen.map(({ file }) => file))];
if (!(await vitest('related', ...changed)) || (await isNoticedElsewhere())) {
  console.error('Tests fail without any change: mend them first.');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const survivors = [];
for (const mutation of chosen) {
  const noticed = await isNoticed(mutation);
  if (!noticed) survivors.push(mutation);
  console.log(`${mutation.number}/${values.count} ${noticed ? 'noticed' : 'SURVIVED'} ${nameOf(mutation)}`);
}
console.log(`\n${survivors.length} of ${chosen.length} changes were not noticed:`);
for (const mutation of survivors) console.log(nameOf(mutation));

/** The tracked files as they are now, with the packages of this folder. */
function copySources() {
  rmSync(copy, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(packageRoot, file), join(copy, file));
  }
  symlinkSync(join(packageRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Dictionaries have texts and no rules. */
function isModule(file) {
  return /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('src/model/words/');
}

/** Whether a test fails, or whatever else was asked for, with the change in place. */
async function isNoticed({ file, text, start, end, to }) {
  writeFileSync(join(copy, file), text.slice(0, start) + to + text.slice(end));
  try {
    return !(await vitest('related', file)) || (await isNoticedElsewhere());
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

function vitest(...args) {
  const options = ['--run', '--bail=1', '--passWithNoTests', `--exclude=${testOfBuiltSite}`];
  return passes('node_modules/vitest/vitest.mjs', ...args, ...options);
}

/** By what was asked for beside the tests of the module. */
async function isNoticedElsewhere() {
  return (
    (values.types && !(await passes('node_modules/typescript/bin/tsc', '-b'))) ||
    (values.build && !(await vitest('run', 'tests/build'))) ||
    (values.browser !== undefined && !(await passesInBrowser(values.browser)))
  );
}

async function passesInBrowser(specs) {
  return (
    (await passes('scripts/run.mjs', 'build')) &&
    passes('node_modules/@playwright/test/cli.js', 'test', '--max-failures=1', ...specs.split(','))
  );
}

function passes(...args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore', detached: true });
    // With its threads and processes, which may be caught in an endless loop.
    const kill = () => process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(kill, longestMinutes * 60_000);
    process.once('exit', kill);
    child.on('close', (status) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(status === 0);
    });
  });
}

function nameOf({ file, text, start, end, to }) {
  const before = text.slice(0, start).split('\n');
  const short = (code) => code.replace(/\s+/g, ' ').slice(0, 70);
  return `${file}:${before.length}:${before.at(-1).length + 1}  ${short(text.slice(start, end))}  →  ${short(to)}`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { packageRoot } from './packageRoot.mjs';

/**
 * `npm run fuzz [-- --count 1000000 --first 0]`: lets all parsers of the build read mutated inputs, on all
 * processors: Markdown with front matter and directives, settings and other YAML, art text, palettes and
 * drawings, and pixel files of every format. An input is made from its number, so `--first N --count 1`
 * tries one again. Ends with 1 if a parser throws, names a place that there is not, breaks its limits,
 * takes over two seconds or more memory than it is given.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    first: { type: 'string', default: '0' },
  },
});
const count = Number(values.count);
const first = Number(values.first);

/** The longest that one input may take, in milliseconds. One that takes ten times as long is given up. */
const longest = 2000;
/** Of one thread, in megabytes. */
const mostMemory = 512;
/** Failures that are printed; one fault often has many files. */
const mostPrinted = 20;

const outDir = join(packageRoot, '.cache/fuzz');
await build({
  root: packageRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: join(packageRoot, 'tests/fuzz/fuzzWorker.ts'), outDir, emptyOutDir: true },
});

const start = performance.now();
const threads = Math.min(availableParallelism(), count);
const share = Math.ceil(count / threads);
const reports = [];
await Promise.all(
  Array.from({ length: threads }, (_, thread) => {
    const from = first + thread * share;
    return run(from, Math.min(share, first + count - from));
  }),
);

const failures = reports.flatMap((report) => report.failures);
const slowest = reports.reduce((worst, report) =>
  report.slowest.milliseconds > worst.slowest.milliseconds ? report : worst,
).slowest;
for (const { seed, name, fault } of failures.slice(0, mostPrinted))
  console.log(`${seed} (${name}): ${fault}`);
if (failures.length > mostPrinted)
  console.log(
    `and of these numbers: ${failures
      .slice(mostPrinted)
      .map(({ seed }) => seed)
      .join(', ')}`,
  );
const sum = (key) => reports.reduce((total, report) => total + report[key], 0);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${sum('count')} inputs in ${seconds} s; read in spite of all: ${describeRead()}; the slowest was ${slowest.seed} (${slowest.name}) with ${Math.round(slowest.milliseconds)} ms; ${failures.length} failures`,
);
const isWhole = sum('count') === count;
if (!isWhole) console.log(`Only ${sum('count')} of ${count} files were tried.`);
process.exit(failures.length === 0 && slowest.milliseconds <= longest && isWhole ? 0 : 1);

/** How many inputs of each kind were read. */
function describeRead() {
  const read = {};
  for (const report of reports)
    for (const [ending, count] of Object.entries(report.read)) read[ending] = (read[ending] ?? 0) + count;
  return Object.entries(read)
    .map(([ending, count]) => `${count} ${ending}`)
    .join(', ');
}

/**
 * Tries inputs in a thread of their own. One at which the thread ends or stands still is a failure, and
 * a new thread goes on behind it.
 */
async function run(from, inputs) {
  const end = from + inputs;
  for (let next = from; next < end; ) {
    const { tried, fault } = await runThread(next, end - next);
    next = tried;
    if (fault === undefined) continue;
    const [failure] = [{ seed: tried, name: 'see --first', fault }];
    reports.push({
      count: 1,
      read: {},
      failures: [failure],
      slowest: { seed: tried, name: '', milliseconds: 0 },
    });
    next += 1;
  }
}

/** @returns how far the thread came, and what kept it from going on */
function runThread(first, count) {
  return new Promise((resolve) => {
    const current = new SharedArrayBuffer(16);
    const at = new Float64Array(current);
    at.set([first, Date.now()]);
    const worker = new Worker(join(outDir, 'fuzzWorker.js'), {
      workerData: { first, count, current },
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    let fault;
    const watch = setInterval(() => {
      if (at[1] === 0 || Date.now() - at[1] < 10 * longest) return;
      fault = `no answer after ${10 * longest} ms`;
      worker.terminate();
    }, 1000);
    worker.on('message', (report) => {
      reports.push(report);
      if (process.stdout.isTTY) process.stdout.write(`\r${sum('count')}`);
    });
    worker.on('error', (error) => {
      fault ??= String(error.stack ?? error);
    });
    worker.on('exit', () => {
      clearInterval(watch);
      resolve({ tried: fault === undefined ? first + count : at[0], fault });
    });
  });
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { packageRoot } from './packageRoot.mjs';

/**
 * `npm run fuzz [-- --count 1000000 --first 0]`: lets the parsers of pixel files read mutated files of
 * every format, on all processors. A file is made from its number, so `--first N --count 1` tries one
 * again. Ends with 1 if a parser throws, breaks its limits or takes over a second.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    first: { type: 'string', default: '0' },
  },
});
const count = Number(values.count);
const first = Number(values.first);

/** The longest that one file may take, in milliseconds. */
const longest = 1000;
/** Failures that are printed; one fault often has many files. */
const mostPrinted = 20;

const outDir = join(packageRoot, '.cache/fuzz');
await build({
  root: packageRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: { ssr: join(packageRoot, 'tests/pixels/fuzzWorker.ts'), outDir, emptyOutDir: true },
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
  `${sum('count')} files in ${seconds} s, ${sum('read')} of them read; the slowest was ${slowest.seed} (${slowest.name}) with ${Math.round(slowest.milliseconds)} ms; ${failures.length} failures`,
);
const isWhole = sum('count') === count;
if (!isWhole) console.log(`Only ${sum('count')} of ${count} files were tried.`);
process.exit(failures.length === 0 && slowest.milliseconds <= longest && isWhole ? 0 : 1);

/** Tries files in a thread of their own; a thread that ends too early is missed in the count. */
function run(from, files) {
  return new Promise((resolve) => {
    const worker = new Worker(join(outDir, 'fuzzWorker.js'), { workerData: { first: from, count: files } });
    worker.on('message', (report) => {
      reports.push(report);
      if (process.stdout.isTTY) process.stdout.write(`\r${sum('count')}`);
    });
    worker.on('error', (error) => console.error(error));
    worker.on('exit', resolve);
  });
}

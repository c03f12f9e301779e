import { existsSync, readFileSync } from 'node:fs';

/**
 * `node runTask.mjs <module> <task> <file> <times>`: does a task of the module with the file so often, in a process of its
 * own, and prints the milliseconds of each time and the peak memory of the process in MB as JSON.
 */
const [module, index, file, times] = process.argv.slice(2);
const { toolTasks } = await import(module);
const bytes = new Uint8Array(readFileSync(file));
const taken = [];
for (let time = 0; time < Number(times); time++) {
  const start = performance.now();
  await toolTasks[index].run(bytes);
  taken.push(performance.now() - start);
}
console.log(JSON.stringify({ times: taken, peak: readPeak() / 1024 }));

/** In KB. On Linux `maxRSS` is at least what the process had that started this one. */
function readPeak() {
  const status = '/proc/self/status';
  const high = existsSync(status) ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return Number(high ?? process.resourceUsage().maxRSS);
}

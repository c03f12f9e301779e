import { parentPort, workerData } from 'node:worker_threads';
import { buildSeeds, fuzz } from './fuzz';

/**
 * A thread of `npm run fuzz`: tries `workerData.count` inputs from number `workerData.first` on, in
 * batches. `workerData.current` says which one it is at, and since when, for those that never end.
 */
const { first, count, current }: { first: number; count: number; current: SharedArrayBuffer } = workerData;
const at = new Float64Array(current);
const seeds = buildSeeds();
const batch = 200;
for (let done = 0; done < count; done += batch) {
  const report = await fuzz(seeds, first + done, Math.min(batch, count - done), (seed) => {
    at[0] = seed;
    at[1] = Date.now();
  });
  parentPort?.postMessage(report);
}

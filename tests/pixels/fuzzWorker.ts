import { parentPort, workerData } from 'node:worker_threads';
import { fuzz } from './fuzz';
import { buildSeedFiles } from './seedFiles';

/** A thread of `npm run fuzz`: tries `workerData.count` files from number `workerData.first` on, in batches. */
const { first, count }: { first: number; count: number } = workerData;
const files = buildSeedFiles();
const batch = 1000;
for (let done = 0; done < count; done += batch)
  parentPort?.postMessage(fuzz(files, first + done, Math.min(batch, count - done)));

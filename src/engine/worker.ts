import { parentPort } from 'node:worker_threads';
import { CacheError } from './output/cache/cacheError';
import { type BatchMessage, type BatchReply, runBatch } from './output/pool/taskPool';
import { type TaskTypes, tasks } from './tasks';

/** The other end of the task pool: answers each batch with its results, or with the error it met. */
parentPort?.on('message', async ({ number, name, inputs }: BatchMessage<keyof TaskTypes>) => {
  const reply = (answer: BatchReply) => parentPort?.postMessage(answer);
  try {
    reply({ number, results: await runBatch(tasks, name, inputs) });
  } catch (error) {
    const isCacheError = error instanceof CacheError;
    // An error that is sent to another thread loses what the system has added to it, such as code and path.
    const { code, syscall, path, dest }: NodeJS.ErrnoException & { dest?: string } =
      error instanceof Error ? error : new Error();
    const facts = { code, syscall, path, dest };
    reply({ number, isCacheError, error: isCacheError ? error.message : stackOf(error), facts });
  }
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

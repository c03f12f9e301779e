import { parentPort } from 'node:worker_threads';
import { type BatchMessage, type BatchReply, runBatch } from './output/pool/taskPool';
import { type TaskTypes, tasks } from './tasks';

let shared: never;

/** The other end of the task pool: answers each batch with its results, or with the error it met. */
parentPort?.on('message', async (message: BatchMessage<keyof TaskTypes>) => {
  const { number, name, inputs } = message;
  const reply = (answer: BatchReply) => parentPort?.postMessage(answer);
  if ('shared' in message) shared = message.shared as never;
  try {
    reply({ number, results: await runBatch(tasks, name, inputs, shared) });
  } catch (error) {
    // An error that is sent to another thread loses what the system has added to it, such as code and path.
    const { code, syscall, path, dest }: NodeJS.ErrnoException & { dest?: string } =
      error instanceof Error ? error : new Error();
    reply({ number, error: stackOf(error), facts: { code, syscall, path, dest } });
  }
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { parentPort } from 'node:worker_threads';
import type { BatchMessage, BatchReply } from './taskPool';
import { runBatch } from './tasks';

/** The other end of the task pool: answers each batch with its results, or with the error it met. */
parentPort?.on('message', async (message: BatchMessage) => {
  const reply = (answer: BatchReply) => parentPort?.postMessage(answer);
  try {
    reply({ id: message.id, results: await runBatch(message.name, message.inputs) });
  } catch (error) {
    // Copied by itself, an error would lose what the system says of it: code, path.
    const { code, syscall, path, dest }: NodeJS.ErrnoException & { dest?: string } =
      error instanceof Error ? error : new Error();
    const facts = { code, syscall, path, dest };
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ id: message.id, error: text, facts });
  }
});

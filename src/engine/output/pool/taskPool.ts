import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CacheError } from '../cache/cacheError';

/** What a task takes and gives. Both must survive structured cloning. */
export interface TaskType {
  readonly input: unknown;
  readonly result: unknown;
}

/** What a worker thread can do, by name. */
export type Tasks<T extends Record<keyof T, TaskType>> = {
  readonly [N in keyof T]: (input: T[N]['input']) => Promise<T[N]['result']>;
};

/** What a thread is sent; it answers each message with one reply before it gets the next. */
export interface BatchMessage<Name> {
  readonly name: Name;
  readonly inputs: readonly never[];
}

export type BatchReply =
  | { readonly results: unknown[] }
  | {
      readonly error: string;
      readonly isCacheError: boolean;
      /** What the system says of an error of its own: code, path. */
      readonly facts: object;
    };

export interface TaskPool<T extends Record<keyof T, TaskType>> {
  /** The results in the order of the inputs. One run at a time. */
  run<N extends keyof T>(name: N, inputs: readonly T[N]['input'][]): Promise<T[N]['result'][]>;
  close(): Promise<void>;
}

/** Large enough that messages cost little beside the work, small enough that threads end together. */
const batchSize = 16;
/** Up to this many tasks are done here and now: starting threads would take longer. */
const fewTasks = 24;

/**
 * A pool of worker threads that are started when first needed.
 * @param script The worker's file; `undefined` does everything in this thread.
 * @param loadTasks gives the tasks where they are done in this thread
 */
export function openTaskPool<T extends Record<keyof T, TaskType>>(
  script: URL | undefined,
  loadTasks: () => Promise<Tasks<T>>,
): TaskPool<T> {
  let threads: readonly Worker[] = [];
  return {
    async run(name, inputs) {
      if (script === undefined || inputs.length <= fewTasks) return runBatch(await loadTasks(), name, inputs);
      if (threads.length === 0)
        threads = Array.from({ length: availableParallelism() }, () => new Worker(script));
      const results: T[typeof name]['result'][] = [];
      let next = 0;
      const work = async (thread: Worker) => {
        while (next < inputs.length) {
          const start = next;
          next += batchSize;
          const batch = await runInThread(thread, name, inputs.slice(start, next));
          for (const [index, result] of batch.entries()) results[start + index] = result;
        }
      };
      await Promise.all(threads.map(work));
      return results;
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
      threads = [];
    },
  };
}

/** Does one batch in this thread. */
export async function runBatch<T extends Record<keyof T, TaskType>, N extends keyof T>(
  tasks: Tasks<T>,
  name: N,
  inputs: readonly T[N]['input'][],
): Promise<T[N]['result'][]> {
  const task = tasks[name];
  const results: T[N]['result'][] = [];
  for (const input of inputs) results.push(await task(input));
  return results;
}

async function runInThread(
  thread: Worker,
  name: PropertyKey,
  inputs: readonly unknown[],
): Promise<readonly unknown[]> {
  thread.postMessage({ name, inputs });
  const [message] = await once(thread, 'message');
  const reply: BatchReply = message;
  if ('results' in reply) return reply.results;
  const { error, isCacheError, facts } = reply;
  throw Object.assign(isCacheError ? new CacheError(error) : new Error(error), facts);
}

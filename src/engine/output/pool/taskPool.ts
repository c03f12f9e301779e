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

export interface BatchMessage<Name> {
  readonly id: number;
  readonly name: Name;
  readonly inputs: readonly never[];
}

export type BatchReply =
  | { readonly id: number; readonly results: unknown[] }
  | {
      readonly id: number;
      readonly error: string;
      readonly isCacheError: boolean;
      /** What the system says of an error of its own: code, path. */
      readonly facts: object;
    };

export interface TaskPool<T extends Record<keyof T, TaskType>> {
  /** The results in the order of the inputs, which are taken from the iterable as threads become free. */
  run<N extends keyof T>(name: N, inputs: Iterable<T[N]['input']>, count: number): Promise<T[N]['result'][]>;
  close(): Promise<void>;
}

/** Large enough that messages cost little beside the work, small enough that threads end together. */
const batchSize = 16;
/** Up to this many tasks are done here and now: starting threads would take longer. */
const fewTasks = 24;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve: (results: unknown[]) => void; reject: (error: Error) => void }>;
}

/**
 * A pool of worker threads that are started when first needed.
 * @param script The worker's file; `undefined` does everything in this thread.
 * @param loadTasks gives the tasks where they are done in this thread
 */
export function openTaskPool<T extends Record<keyof T, TaskType>>(
  script: URL | undefined,
  loadTasks: () => Promise<Tasks<T>>,
): TaskPool<T> {
  let threads: Thread[] | undefined;
  let lastId = 0;

  const send = (thread: Thread, name: keyof T, inputs: readonly unknown[]) =>
    new Promise<unknown[]>((resolve, reject) => {
      lastId += 1;
      thread.waiting.set(lastId, { resolve, reject });
      thread.worker.postMessage({ id: lastId, name, inputs });
    });

  return {
    async run(name, inputs, count) {
      if (script === undefined || count <= fewTasks) {
        return runBatch(await loadTasks(), name, inputs);
      }
      threads ??= Array.from({ length: availableParallelism() }, () => startThread(script));
      const iterator = inputs[Symbol.iterator]();
      const results: T[typeof name]['result'][] = [];
      const work = async (thread: Thread) => {
        for (;;) {
          const start = results.length;
          const batch = take(iterator, batchSize);
          if (batch.length === 0) return;
          results.length += batch.length;
          for (const [index, result] of (await send(thread, name, batch)).entries())
            results[start + index] = result;
        }
      };
      await Promise.all(threads.flatMap((thread) => [work(thread), work(thread)]));
      return results;
    },
    async close() {
      await Promise.all((threads ?? []).map((thread) => thread.worker.terminate()));
      threads = undefined;
    },
  };
}

/** Does one batch in this thread. */
export async function runBatch<T extends Record<keyof T, TaskType>, N extends keyof T>(
  tasks: Tasks<T>,
  name: N,
  inputs: Iterable<T[N]['input']>,
): Promise<T[N]['result'][]> {
  const task = tasks[name];
  const results: T[N]['result'][] = [];
  for (const input of inputs) results.push(await task(input));
  return results;
}

function startThread(script: URL): Thread {
  const worker = new Worker(script);
  const thread: Thread = { worker, waiting: new Map() };
  worker.on('message', (reply: BatchReply) => {
    const waiting = thread.waiting.get(reply.id);
    thread.waiting.delete(reply.id);
    if ('error' in reply)
      waiting?.reject(
        Object.assign(reply.isCacheError ? new CacheError(reply.error) : new Error(reply.error), reply.facts),
      );
    else waiting?.resolve(reply.results);
  });
  worker.on('error', (error: Error) => {
    for (const { reject } of thread.waiting.values()) reject(error);
  });
  return thread;
}

function take<T>(iterator: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = iterator.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

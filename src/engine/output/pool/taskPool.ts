import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Types of a task. All must survive structured cloning. */
export interface TaskType {
  readonly input: unknown;
  /** The same for all inputs of a run; a thread receives it once. */
  readonly shared: unknown;
  readonly result: unknown;
}

/** What a worker thread can do, by name. */
export type Tasks<T extends Record<keyof T, TaskType>> = {
  readonly [N in keyof T]: (input: T[N]['input'], shared: T[N]['shared']) => Promise<T[N]['result']>;
};

/** Sent to a thread, which answers each message with one reply that has its number. */
export interface BatchMessage<Name> {
  readonly number: number;
  readonly name: Name;
  readonly inputs: readonly never[];
  /** With the first batch of a run alone. */
  readonly shared?: never;
}

export type BatchReply =
  | { readonly number: number; readonly results: unknown[] }
  | {
      readonly number: number;
      readonly error: string;
      /** What the system says of an error of its own: code, path. */
      readonly facts: object;
    };

export interface TaskPool<T extends Record<keyof T, TaskType>> {
  /** The results in the order of the inputs. One run at a time. */
  run<N extends keyof T>(
    name: N,
    inputs: readonly T[N]['input'][],
    shared: T[N]['shared'],
    options?: RunOptions,
  ): Promise<T[N]['result'][]>;
  close(): Promise<void>;
}

export interface RunOptions {
  /** What a single task takes: some milliseconds, or a good part of a second. */
  readonly amount?: 'little' | 'much';
  /** Called with the number of tasks that are done, in this thread. */
  readonly onProgress?: (done: number) => void;
}

/** Large enough that messages cost little beside the work, small enough that threads end together. */
const batchSize = 16;
/** Of this thread, which hands out the work of the others in between. */
const ownBatchSize = 4;
/** A thread has its next batch when it is done with one, however busy this one is. */
const batchesAhead = 2;
/** Up to this many tasks are done here and now: starting threads would take longer. */
const fewTasks = { little: 24, much: 2 };

/**
 * A pool of threads: this one, and a worker for each further processor, started when first needed. This
 * one works too, since each thread has to load and to warm up by itself, and takes its memory.
 * @param script The worker's file; `undefined` does everything in this thread.
 * @param loadTasks gives the tasks where they are done in this thread
 */
export function openTaskPool<T extends Record<keyof T, TaskType>>(
  script: URL | undefined,
  loadTasks: () => Promise<Tasks<T>>,
): TaskPool<T> {
  let threads: readonly Thread[] = [];
  let isClosed = false;
  /** What this thread is at. */
  let atWork: Promise<unknown> = Promise.resolve();
  return {
    async run(name, inputs, shared, { amount = 'little', onProgress } = {}) {
      const isSmall = script === undefined || inputs.length <= fewTasks[amount];
      if (!isSmall && threads.length === 0)
        threads = Array.from({ length: availableParallelism() - 1 }, () => openThread(script));
      const results: T[typeof name]['result'][] = [];
      let next = 0;
      let done = 0;
      /** After a failure, and when the pool is closed, nothing more is begun. */
      const isLeft = () => next < inputs.length && !isClosed;
      const take = (most: number) => {
        const start = next;
        const left = inputs.length - start;
        // Smaller ones towards the end.
        next += Math.min(amount === 'much' ? 1 : most, Math.ceil(left / (2 * (threads.length + 1))));
        return { start, batch: inputs.slice(start, next) };
      };
      const keep = (start: number, batch: readonly T[typeof name]['result'][]) => {
        for (const [index, result] of batch.entries()) results[start + index] = result;
        done += batch.length;
        onProgress?.(done);
      };
      const informed = new Set<Thread>();
      const workIn = async (thread: Thread) => {
        while (isLeft()) {
          const { start, batch } = take(batchSize);
          const told = informed.has(thread) ? {} : { shared };
          informed.add(thread);
          keep(start, await thread.run({ name, inputs: batch, ...told }));
        }
      };
      const workHere = async () => {
        const tasks = await loadTasks();
        while (isLeft()) {
          const { start, batch } = take(ownBatchSize);
          keep(start, await runBatch(tasks, name, batch, shared));
          await nextTurn();
        }
      };
      const elsewhere = isSmall ? [] : threads;
      const own = workHere();
      atWork = own.catch(() => undefined); // Told below.
      const work = [...Array.from({ length: batchesAhead }, () => elsewhere.map(workIn)).flat(), own];
      try {
        await Promise.all(work);
      } catch (error) {
        next = inputs.length;
        throw error;
      }
      return results;
    },
    async close() {
      isClosed = true;
      await atWork;
      await Promise.all(threads.map((thread) => thread.close()));
      threads = [];
    },
  };
}

/** Does one batch in this thread. */
export async function runBatch<T extends Record<keyof T, TaskType>, N extends keyof T>(
  tasks: Tasks<T>,
  name: N,
  inputs: readonly T[N]['input'][],
  shared: T[N]['shared'],
): Promise<T[N]['result'][]> {
  const task = tasks[name];
  const results: T[N]['result'][] = [];
  for (const input of inputs) results.push(await task(input, shared));
  return results;
}

/** A worker thread. */
interface Thread {
  /** Does one batch there. */
  run(batch: object): Promise<readonly unknown[]>;
  close(): Promise<unknown>;
}

/** What waits for the reply to a batch. */
interface Waiting {
  readonly resolve: (results: readonly unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

function openThread(script: URL): Thread {
  const worker = new Worker(script);
  const waiting = new Map<number, Waiting>();
  let number = 0;
  worker.on('message', (reply: BatchReply) => {
    const asked = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ('results' in reply) asked?.resolve(reply.results);
    else {
      const { error, facts } = reply;
      asked?.reject(Object.assign(new Error(error), facts));
    }
  });
  // The thread is gone.
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return {
    run: (batch) =>
      new Promise((resolve, reject) => {
        number += 1;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, ...batch });
      }),
    close: () => worker.terminate(),
  };
}

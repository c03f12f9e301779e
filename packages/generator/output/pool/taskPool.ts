import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Types of a task; all must survive structured cloning. */
export interface TaskType {
  readonly input: unknown;
  /** The same for all inputs of a run; sent to each thread once. */
  readonly shared: unknown;
  readonly result: unknown;
}

/** The tasks of a worker thread, by name. */
export type Tasks<T extends Record<keyof T, TaskType>> = {
  readonly [N in keyof T]: (input: T[N]['input'], shared: T[N]['shared']) => Promise<T[N]['result']>;
};

/** Sent to a thread, which replies to each message with its number. */
export interface BatchMessage<Name> {
  readonly number: number;
  readonly name: Name;
  readonly inputs: readonly never[];
  /** Only with the first batch of a run. */
  readonly shared?: never;
}

export type BatchReply =
  | { readonly number: number; readonly results: unknown[] }
  | {
      readonly number: number;
      readonly error: string;
      /** Details of a system error: code, path. */
      readonly facts: object;
    };

export interface TaskPool<T extends Record<keyof T, TaskType>> {
  /** Results in the order of the inputs. Only one run at a time. */
  run<N extends keyof T>(
    name: N,
    inputs: readonly T[N]['input'][],
    shared: T[N]['shared'],
    options?: RunOptions,
  ): Promise<T[N]['result'][]>;
  close(): Promise<void>;
}

export interface RunOptions {
  /** Duration of a single task: some milliseconds, or a good part of a second. */
  readonly amount?: 'little' | 'much';
  /** Called on this thread with the number of finished tasks. */
  readonly onProgress?: (done: number) => void;
}

/** Large enough that messages cost little beside the work, small enough that threads end together. */
const batchSize = 16;
/** For this thread, which hands out the work of the others in between. */
const ownBatchSize = 4;
/** A thread has its next batch already when it finishes one, however busy this thread is. */
const batchesAhead = 2;
/** Up to this many tasks run on this thread: starting others would take longer. */
const fewTasks = { little: 24, much: 2 };

/**
 * A pool of this thread and a worker for each further processor, started when first needed. This thread works too:
 * each worker has to load, warm up and take memory.
 * @param script file of the worker; `undefined` does everything on this thread
 * @param loadTasks gives the tasks for this thread
 */
export function openTaskPool<T extends Record<keyof T, TaskType>>(
  script: URL | undefined,
  loadTasks: () => Promise<Tasks<T>>,
): TaskPool<T> {
  let threads: readonly Thread[] = [];
  let isClosed = false;
  /** The current batch of this thread. */
  let atWork: Promise<unknown> = Promise.resolve();
  return {
    async run(name, inputs, shared, { amount = 'little', onProgress } = {}) {
      const isSmall = script === undefined || inputs.length <= fewTasks[amount];
      if (!isSmall && threads.length === 0)
        threads = Array.from({ length: availableParallelism() - 1 }, () => openThread(script));
      const results: T[typeof name]['result'][] = [];
      let next = 0;
      let done = 0;
      /** False after a failure and after the pool is closed. */
      const isLeft = () => next < inputs.length && !isClosed;
      const take = (most: number) => {
        const start = next;
        const left = inputs.length - start;
        // Smaller batches towards the end.
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

/** Runs one batch on this thread. */
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
  /** Runs one batch there. */
  run(batch: object): Promise<readonly unknown[]>;
  close(): Promise<unknown>;
}

/** Waits for the reply to a batch. */
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
  // The thread has ended.
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

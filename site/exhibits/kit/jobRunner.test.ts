import { expect, test } from 'vitest';
import { createJobRunner } from './jobRunner';
import type { JobMessage, WorkerMessage } from './messages';

/** A worker that answers nothing by itself. */
class SilentWorker {
  onmessage: ((event: { data: WorkerMessage<number> }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly jobs: string[] = [];
  isEnded = false;
  postMessage({ job }: JobMessage<string>): void {
    this.jobs.push(job);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: WorkerMessage<number>): void {
    this.onmessage?.({ data });
  }
}

/**
 * A runner with the workers it has started so far.
 * @param start asked before each worker; it may throw
 */
function runnerOfSilent(start: () => void = () => {}) {
  const workers: SilentWorker[] = [];
  const runner = createJobRunner<string, number>(() => {
    start();
    const worker = new SilentWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { runner, workers, last: () => workers.at(-1) ?? new SilentWorker() };
}

test('where the browser makes no worker, a job ends without a result, and the next one tries again', async () => {
  let isBlocked = true;
  const { runner, last } = runnerOfSilent(() => {
    if (isBlocked) throw new DOMException('Access is denied to this document.', 'SecurityError');
  });
  await expect(runner.run('one', () => {})).resolves.toBeUndefined();
  isBlocked = false;
  const second = runner.run('two', () => {});
  last().say({ kind: 'result', result: 2 });
  await expect(second).resolves.toBe(2);
});

test('one worker does job after job, and tells how far it is', async () => {
  const { runner, workers, last } = runnerOfSilent();
  const progress: number[] = [];
  const first = runner.run('one', (done) => progress.push(done));
  last().say({ kind: 'progress', done: 0.5 });
  last().say({ kind: 'result', result: 1 });
  expect(await first).toBe(1);
  const second = runner.run('two', () => {});
  last().say({ kind: 'result', result: 2 });
  expect(await second).toBe(2);
  expect(progress).toEqual([0.5]);
  expect(workers.map(({ jobs }) => jobs)).toEqual([['one', 'two']]);
});

test('a job in the place of another one ends the worker that is at it', async () => {
  const { runner, workers, last } = runnerOfSilent();
  void runner.run('one', () => {});
  const second = runner.run('two', () => {});
  last().say({ kind: 'result', result: 2 });
  expect(await second).toBe(2);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('a worker that breaks gives no result, and the next job has another', async () => {
  const { runner, workers, last } = runnerOfSilent();
  const first = runner.run('one', () => {});
  last().onerror?.();
  expect(await first).toBeUndefined();
  const second = runner.run('two', () => {});
  last().say({ kind: 'result', result: 2 });
  expect(await second).toBe(2);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

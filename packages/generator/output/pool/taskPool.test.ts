import { afterEach, expect, test } from 'vitest';
import { openTaskPool, type TaskPool, type Tasks } from './taskPool';

interface Doubling {
  readonly double: { readonly input: number; readonly shared: number; readonly result: number };
}

/** A worker that multiplies numbers by the factor that it is given once, marked by a half; it refuses 1000 and more. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let factor;
    parentPort.on('message', ({ number, inputs, shared }) => {
      factor ??= shared;
      const reply = inputs.some((input) => input >= 1000)
        ? { number, error: 'too much', facts: { code: 'EBIG' } }
        : { number, results: inputs.map((input) => factor * input + 0.5) };
      parentPort.postMessage(reply);
    });
  `)}`,
);

let pool: TaskPool<Doubling> | undefined;
afterEach(() => pool?.close());

function open(script: URL | undefined, doneHere: number[] = []): TaskPool<Doubling> {
  const tasks: Tasks<Doubling> = {
    double: async (input, factor) => {
      if (input >= 1000) throw new Error('too much here');
      doneHere.push(input);
      return factor * input;
    },
  };
  pool = openTaskPool<Doubling>(script, async () => tasks);
  return pool;
}

const numbers = Array.from({ length: 500 }, (_, index) => index);
const doubled = numbers.map((number) => 2 * number);

test('results stand in the order of the inputs, wherever they were made', async () => {
  const doneHere: number[] = [];
  const results = await open(worker, doneHere).run('double', numbers, 2);
  expect(results.map(Math.floor)).toEqual(doubled);
  expect(results.filter(Number.isInteger)).toEqual(doneHere.map((number) => 2 * number));
});

test('few tasks, and all where there is no worker, are done here', async () => {
  expect(await open(worker).run('double', numbers.slice(0, 5), 2)).toEqual(doubled.slice(0, 5));
  expect(await open(undefined).run('double', numbers, 2)).toEqual(doubled);
});

test('a failure is told with what the system says of it, and nothing more is begun', async () => {
  const doneHere: number[] = [];
  const all = [...Array.from({ length: 60 }, () => 1000), ...numbers];
  await expect(open(worker, doneHere).run('double', all, 2)).rejects.toThrow('too much');
  await pool?.close();
  expect(doneHere.length).toBeLessThan(numbers.length / 2);
});

import { expect, test } from 'vitest';
import { createRequestQueue, type Priority } from './requestQueue';

/** A queue whose requests end when the test says so. */
function openQueue() {
  const started: string[] = [];
  const ends = new Map<string, (isAnswered: boolean) => void>();
  const queue = createRequestQueue((path) => {
    started.push(path);
    return new Promise((resolve) => ends.set(path, resolve));
  });
  return {
    started,
    ask: (priority: Priority, ...paths: readonly string[]) => {
      for (const path of paths) queue.add(path, priority);
      queue.start();
    },
    end: async (path: string, isAnswered = true) => {
      ends.get(path)?.(isAnswered);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('three pages in view are fetched at once, and the next when one has come [GO-11]', async () => {
  const { started, ask, end } = openQueue();
  ask('low', 'a', 'b', 'c', 'd', 'e');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a page that is pointed at does not wait for those in view, and comes before them [GO-10]', async () => {
  const { started, ask, end } = openQueue();
  ask('low', 'a', 'b', 'c', 'd');
  ask('high', 'e', 'f');
  expect(started).toEqual(['a', 'b', 'c', 'e']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'e', 'f']);
  await end('b');
  expect(started).not.toContain('d');
});

test('where nothing answers, no page in view is asked for until the next link comes [GO-11]', async () => {
  const { started, ask, end } = openQueue();
  ask('low', 'a', 'b', 'c', 'd');
  for (const path of ['a', 'b', 'c']) await end(path, false);
  expect(started).toEqual(['a', 'b', 'c']);
  ask('low', 'e');
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

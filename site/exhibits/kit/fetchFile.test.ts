import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson, fetchSample } from './fetchFile';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (fetching: typeof fetch) => vi.stubGlobal('fetch', fetching);

test('a sample is a file named as at its address, a document what it holds', async () => {
  answer(async () => new Response('[1]'));
  const sample = await fetchSample('/files/slime.png');
  expect([sample?.name, await sample?.text()]).toEqual(['slime.png', '[1]']);
  expect(await fetchJson('/facts.json')).toEqual([1]);
});

/** A body that breaks off after its first bytes. */
const cut = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(8)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });

test.each<[string, typeof fetch]>([
  ['no answer', () => Promise.reject(new TypeError('network error'))],
  ['404', async () => new Response('{}', { status: 404 })],
  ['half a body', async () => new Response(cut())],
])('ERR-19: %s is no file', async (_, fetching) => {
  answer(fetching);
  expect(await fetchSample('/files/slime.png')).toBeUndefined();
  expect(await fetchJson('/facts.json')).toBeUndefined();
});

test('ERR-19: what is no JSON is no document', async () => {
  answer(async () => new Response('<!doctype html>'));
  expect(await fetchJson('/facts.json')).toBeUndefined();
});

test('ERR-19: silence is given up after 15 s', async () => {
  vi.useFakeTimers();
  answer(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const told = vi.fn();
  void fetchSample('/files/slime.png').then(told);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(undefined);
});

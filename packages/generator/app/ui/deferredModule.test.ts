import { expect, test } from 'vitest';
import { deferModule } from './deferredModule';

test('a module is fetched once, is then at hand, and whoever watches is told', async () => {
  let fetches = 0;
  let told = 0;
  const deferred = deferModule(async () => {
    fetches += 1;
    return { words: 'here' };
  });
  const stop = deferred.watch(() => {
    told += 1;
  });
  expect(deferred.loaded()).toBeUndefined();
  expect((await deferred.load()).words).toBe('here');
  expect(deferred.loaded()?.words).toBe('here');
  await deferred.load();
  expect([fetches, told]).toEqual([1, 1]);
  stop();
});

test('a module that did not come may be asked for again', async () => {
  const answers = [() => Promise.reject(new Error('no network')), async () => 'here'];
  const deferred = deferModule<string>(async () => (await answers.shift()?.()) ?? '');
  await expect(deferred.load()).rejects.toThrow('no network');
  expect(deferred.loaded()).toBeUndefined();
  expect(await deferred.load()).toBe('here');
});

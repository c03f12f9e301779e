import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store, and all kinds of progress that it has told of. */
function openProgress() {
  const progress = createProgress();
  const told: string[] = [];
  progress.subscribe(() => told.push(progress.current().kind));
  return { progress, told };
}

test('a navigation of less than 200 ms shows nothing, a longer one a bar that completes [GO-06]', () => {
  const { progress, told } = openProgress();
  progress.begin('seen');
  vi.advanceTimersByTime(199);
  progress.end();
  vi.runAllTimers();
  expect(told).toEqual([]);
  progress.begin('seen');
  vi.advanceTimersByTime(200);
  progress.end();
  expect(told).toEqual(['slow', 'arrived']);
});

test('a navigation within a page shows nothing, however long it takes [GO-06]', () => {
  const { progress, told } = openProgress();
  progress.begin('unseen');
  vi.runAllTimers();
  progress.end();
  expect(told).toEqual([]);
});

test('a failure stands, with its error, until the next navigation begins [GO-08]', () => {
  const { progress, told } = openProgress();
  const retry = () => {};
  progress.begin('seen');
  progress.fail(new Error('no answer'), retry);
  vi.runAllTimers();
  expect(progress.current()).toEqual({ kind: 'failed', error: new Error('no answer'), retry });
  progress.end();
  progress.begin('seen');
  expect(told).toEqual(['failed', 'idle']);
});

test('after a failure nothing but a new page can be shown, until there is one or the visitor gives up [GO-08]', () => {
  const { progress } = openProgress();
  const failAndRetry = () => {
    progress.fail(new Error('no answer'), () => {});
    progress.begin('seen');
    expect(progress.current()).toEqual({ kind: 'idle', isBlank: true });
  };
  failAndRetry();
  progress.end();
  expect(progress.current()).toEqual({ kind: 'idle', isBlank: false });
  failAndRetry();
  vi.advanceTimersByTime(200);
  expect(progress.current()).toEqual({ kind: 'slow', isBlank: true });
  progress.end();
  expect(progress.current()).toEqual({ kind: 'arrived' });
  progress.begin('seen');
  vi.advanceTimersByTime(200);
  expect(progress.current()).toEqual({ kind: 'slow', isBlank: false });
});

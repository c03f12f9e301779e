import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream that keeps what it is asked for. */
function openStream(isTTY: boolean) {
  const asked: string[] = [];
  const keep = (what: string) => () => asked.push(what) > 0;
  const write = (text: string | Uint8Array) => asked.push(`write ${text}`) > 0;
  return { asked, isTTY, write, clearLine: keep('clear'), cursorTo: keep('start') };
}

test('a terminal shows what a command is at after a second, then each change, and nothing at the end', () => {
  const stream = openStream(true);
  const { show, close } = openProgress(stream);
  show('Reading');
  expect(stream.asked).toEqual([]);
  vi.advanceTimersByTime(1000);
  show('Rendering');
  close();
  const shown = ['Reading', 'Rendering'].flatMap((line) => ['start', 'clear', `write ${line}`]);
  expect(stream.asked).toEqual([...shown, 'start', 'clear']);
});

test.each([
  ['a command that takes less than a second', true, 999],
  ['a stream that is no terminal', false, 5000],
])('%s shows nothing', (_case, isTTY, passed) => {
  const stream = openStream(isTTY);
  const { show, close } = openProgress(stream);
  show('Reading');
  vi.advanceTimersByTime(passed);
  close();
  expect(stream.asked).toEqual([]);
});

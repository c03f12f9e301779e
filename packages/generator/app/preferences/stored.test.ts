import { afterEach, expect, test, vi } from 'vitest';
import { readStored, watchStored, writeStored } from './stored';

const target = new EventTarget();
vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));

afterEach(() => vi.stubGlobal('localStorage', undefined));

test('a value is stored, read and removed', () => {
  const store = storage(false);
  vi.stubGlobal('localStorage', store);
  writeStored('a', 'x');
  expect(store.getItem('a')).toBe('x');
  expect(readStored('a')).toBe('x');
  writeStored('a', null);
  expect(readStored('a')).toBe(null);
});

test('CLR-11, ANN-06: with blocked storage a value lives for the visit', () => {
  vi.stubGlobal('localStorage', storage(true));
  writeStored('b', 'x');
  expect(readStored('b')).toBe('x');
  writeStored('b', null);
  expect(readStored('b')).toBe(null);
});

test('CLR-11, ANN-06: with full or missing storage a value lives for the visit, too', () => {
  const full = {
    ...storage(false),
    setItem: () => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError');
    },
  };
  for (const [key, store] of [
    ['full', full],
    ['missing', null],
  ] as const) {
    vi.stubGlobal('localStorage', store);
    expect(readStored(key)).toBe(null);
    writeStored(key, 'x');
    expect(readStored(key), key).toBe('x');
    writeStored(key, null);
    expect(readStored(key), key).toBe(null);
  }
});

test('CLR-06: changes of this tab and of others are heard until the watch ends', () => {
  vi.stubGlobal('localStorage', storage(false));
  const heard = vi.fn();
  const stop = watchStored('c', heard);
  writeStored('c', 'x');
  writeStored('c', 'x');
  writeStored('other', 'x');
  expect(heard).toHaveBeenCalledTimes(1);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'c' }));
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  writeStored('c', 'y');
  expect(heard).toHaveBeenCalledTimes(3);
});

function storage(isBlocked: boolean) {
  const values = new Map<string, string>();
  const open = () => {
    if (isBlocked) throw new Error('blocked');
    return values;
  };
  return {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  };
}

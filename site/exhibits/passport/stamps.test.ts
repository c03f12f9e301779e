import { afterEach, expect, test, vi } from 'vitest';
import { addStamps, areStampsKept, parseStamps, readStamps, watchStamps } from './stamps';

afterEach(() => vi.unstubAllGlobals());

/** Storage, of which both tabs have the same; `isFull` once nothing more may be written. */
function stubStorage(text: string | null, isFull = () => false): { text: string | null } {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const kept = { text };
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      if (isFull()) throw new DOMException('The quota is used up.', 'QuotaExceededError');
      kept.text = value;
    },
  });
  return kept;
}

test('stamps of another tab and of a file are added to, and none goes away [rule 2]', () => {
  const kept = stubStorage(null);
  const changes = vi.fn();
  const end = watchStamps(changes);
  addStamps(['turn-sword']);
  kept.text += ' apple';
  addStamps(['face', 'apple', 'turn-sword']);
  expect(kept.text).toBe('turn-sword apple face');
  expect(changes).toHaveBeenCalledTimes(2);
  addStamps(['face']);
  end();
  addStamps(['lamp']);
  expect(changes).toHaveBeenCalledTimes(2);
  expect(readStamps()).toEqual(['turn-sword', 'apple', 'face', 'lamp']);
});

test('what cannot be a name is dropped [rules 2, 4]', () => {
  expect(parseStamps(`apple\r\n<img/src=x> {"a":1} face face ../x\0 é turn-sword ${'x'.repeat(41)}`)).toEqual(
    ['apple', 'face', 'turn-sword'],
  );
  const kept = stubStorage('\uffff[1] apple');
  addStamps(['face']);
  expect(kept.text).toBe('apple face');
});

test('where storage is full or blocked, stamps last as long as the page, and are kept once there is room [rule 3]', () => {
  let isFull = true;
  const kept = stubStorage('apple', () => isFull);
  addStamps(['face']);
  expect(readStamps()).toEqual(['apple', 'face']);
  expect(areStampsKept()).toBe(false);
  vi.stubGlobal('localStorage', null);
  addStamps(['lamp']);
  expect(readStamps()).toEqual(['apple', 'face', 'lamp']);
  isFull = false;
  const after = stubStorage('apple sign');
  addStamps(['lamp']);
  expect(after.text).toBe('apple sign face lamp');
  expect(areStampsKept()).toBe(true);
  expect(kept.text).toBe('apple');
});

import { expect, test, vi } from 'vitest';
import type { Outcome, PickedFile } from '../messages';
import { keepFiles } from './openFiles';

const pick = (id: number, name: string): PickedFile => ({ id, file: new File([], name) });
const open = vi.fn(
  async (picked: PickedFile): Promise<Outcome<string>> =>
    picked.file.name === 'bad'
      ? { kind: 'refused', picked, refusal: { code: 'empty', at: 0, unit: 'byte' } }
      : { kind: 'opened', opened: picked.file.name },
);

test('a file is read once, and again by a worker that has not read it', async () => {
  const [one, bad, other] = [pick(1, 'one'), pick(2, 'bad'), pick(3, 'other')];
  const files = keepFiles(open);
  const progress: number[] = [];
  const outcomes = await files.openAll([one, bad], (done) => progress.push(done));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['opened', 'refused']);
  expect(progress).toEqual([0, 0.5]);
  expect(await files.find(one)).toBe('one');
  expect(open).toHaveBeenCalledTimes(2);
  await files.openAll([other], () => undefined);
  expect(await files.find(one)).toBe('one');
  expect(open).toHaveBeenCalledTimes(4);
  await expect(files.find(bad)).rejects.toThrow('bad is no longer what it was');
});

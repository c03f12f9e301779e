import { expect, test } from 'vitest';
import { fuzz, tryFile } from '../../../tests/pixels/fuzz';
import { buildSeedFiles } from '../../../tests/pixels/seedFiles';

const files = buildSeedFiles();

test('every file that mutations begin with is read, without a fault', () => {
  for (const { name, bytes } of files)
    expect({ name, ...tryFile(name, bytes) }).toMatchObject({ name, isRead: true, faults: [] });
});

test('20,000 mutated files: nothing is thrown, and every answer keeps the limits', () => {
  const { count, read, failures } = fuzz(files, 0, 20_000);
  expect(failures).toEqual([]);
  expect(count).toBe(20_000);
  // Parsers that gave up at once would pass as well.
  expect(read).toBeGreaterThan(5000);
});

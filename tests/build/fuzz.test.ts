import { expect, test } from 'vitest';
import { buildSeeds, fuzz, tryInput } from '../fuzz/fuzz';

// Fewer texts than `npm run fuzz` tries: a thousand of them take as long as all the files.
const seeds = buildSeeds(100);

test('every file and text that mutations begin with is read, without a fault', async () => {
  for (const { name, bytes } of [...seeds.files, ...seeds.texts])
    expect({ name, ...(await tryInput(name, bytes)) }).toMatchObject({ name, isRead: true, faults: [] });
  // Directives stand with attributes here that not all of them have.
  for (const { name, bytes } of seeds.markdown)
    expect({ name, ...(await tryInput(name, bytes)) }).toMatchObject({ name, faults: [] });
});

test('20,000 mutated files and texts: nothing is thrown, every place is one of the text, and the limits are kept', async () => {
  const { count, read, failures } = await fuzz(seeds, 0, 20_000);
  expect(failures).toEqual([]);
  expect(count).toBe(20_000);
  // Parsers that gave up at once would pass as well.
  expect(read['.png']).toBeGreaterThan(500);
  expect(read['.yaml']).toBeGreaterThan(50);
  expect(read['.md']).toBeGreaterThan(5);
});

test('400 mutations of a text that has all that Markdown has: the same', async () => {
  const markdown = seeds.markdown.filter(({ name }) => name === 'content/en/docs/markdown.md');
  const { read, failures } = await fuzz({ ...seeds, of: 1, markdown }, 0, 400);
  expect(failures).toEqual([]);
  expect(Object.keys(read)).toEqual(['.md']);
});

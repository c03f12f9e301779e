import { expect, test } from 'vitest';
import { parseMarkdown } from '../../markdown/parseMarkdown';
import { countWords, hashWords } from './words';

test('English counts by its spaces, punctuation apart [BL-06]', () => {
  expect(
    countWords([
      ['p', null, 'Draw, then ', ['strong', null, 'export'], '.'],
      ['p', null, 'Done'],
    ]),
  ).toBe(4);
});

test('Chinese counts by words, not by sentences [BL-06]', () => {
  const words = countWords([['p', null, '先画轮廓，再填颜色。']]);
  expect(words).toBeGreaterThanOrEqual(4);
  expect(words).toBeLessThanOrEqual(8);
});

async function hashOf(text: string, settings = ''): Promise<string> {
  const source = `---\ntitle: Canvas\n${settings}---\n\n${text}\n`;
  const { summary, tree } = await parseMarkdown(source, 'canvas.md', 'doc');
  return hashWords(summary.frontMatter, tree);
}

const first = await hashOf('Choose a size.\n\nThen [draw](tools.md).');

test('a hash has 12 hexadecimal digits', () => {
  expect(first).toMatch(/^[0-9a-f]{12}$/);
});

test('changed words change it', async () => {
  expect(await hashOf('Choose a small size.\n\nThen [draw](tools.md).')).not.toBe(first);
  expect(await hashOf('Choose a size.\n\nThen [draw](tools.md).', 'description: Sizes\n')).not.toBe(first);
});

test('pictures with captions, link targets, line breaks and settings do not', async () => {
  expect(await hashOf('Choose a\nsize.\n\n![A grid](grid.png)\n\nThen [draw](brushes.md).')).toBe(first);
  expect(await hashOf('Choose a size.\n\n::sprite[The hero]{name=mascot}\n\nThen [draw](tools.md).')).toBe(
    first,
  );
  expect(await hashOf('Choose a size.\n\nThen [draw](tools.md).', 'position: 3\nsources: [README]\n')).toBe(
    first,
  );
});

import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown/parseMarkdown';
import { listPassages } from '../model/passages';
import { codePassages } from './parseFile';

async function codesOf(text: string, settings = ''): Promise<string> {
  const source = `---\ntitle: Canvas\n${settings}---\n\n${text}\n`;
  const { summary, tree } = await parseMarkdown(source, 'canvas.md', 'doc');
  return codePassages(listPassages(summary.frontMatter, tree));
}

const first = await codesOf('Choose a size.\n\nThen [draw](tools.md).');

test('each passage has a code of four characters that front matter may hold', () => {
  expect(first).toMatch(/^[\w-]{12}$/);
});

test('changed words change the code of their passage, and of no other', async () => {
  const changed = await codesOf('Choose a small size.\n\nThen [draw](tools.md).');
  expect([changed.slice(0, 4), changed.slice(8)]).toEqual([first.slice(0, 4), first.slice(8)]);
  expect(changed.slice(4, 8)).not.toBe(first.slice(4, 8));
});

test('pictures with captions, link targets, line breaks and settings do not', async () => {
  expect(await codesOf('Choose a\nsize.\n\n![A grid](grid.png)\n\nThen [draw](brushes.md).')).toBe(first);
  expect(await codesOf('Choose a size.\n\n::sprite[The hero]{name=mascot}\n\nThen [draw](tools.md).')).toBe(
    first,
  );
  expect(await codesOf('Choose a size.\n\nThen [draw](tools.md).', 'position: 3\nsources: [README]\n')).toBe(
    first,
  );
});

import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '../testing/addressSite';

const only = (name: string) => ({ [`content/en/docs/${name}.md`]: `---\ntitle: ${name}\n---\n\nText.\n` });

test('I18N-02: files without a translation are one warning for each language, after all errors', async () => {
  const one = await messagesOf(only('a'));
  expect(one).toBe(
    'content/en/docs/a.md:1:1  warning  The file has no translation in "zh"; readers there see it in the default language.\n    Create content/zh/docs/a.md.',
  );
  const many = await messagesOf({
    ...only('e'),
    ...only('d'),
    ...only('c'),
    ...only('b'),
    ...only('a'),
    'content/zh/docs/orphan.md': '---\ntitle: 一\n---\n',
  });
  expect(many.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    'content/zh/docs/orphan.md:1:1  error  The file has no original in the default language.',
    'content/zh:1:1  warning  5 files have no translation in "zh"; readers there see them in the default language: content/en/docs/a.md, content/en/docs/b.md, content/en/docs/c.md and 2 more.',
  ]);
});

test('an empty folder beside the languages, as changing branches leaves it, is no language', async () => {
  const messages = await messagesOf({}, (root) => mkdirSync(`${root}/content/ja/pages`, { recursive: true }));
  expect(messages).toBe('');
});

test('CT-14: a link that leads nowhere is told once, though its text stands in for a translation', async () => {
  const messages = await messagesOf({
    ...only('b'),
    'content/en/docs/a.md': '---\ntitle: A\n---\n\n[B](intro.md#nowhere)\n',
  });
  expect(messages.match(/leads to "#nowhere"/g)).toHaveLength(1);
});

import { composeDoc } from 'generator/compose/composeDoc';
import { messagesOf, text } from 'generator/testing/addressSite';
import { composeTexts } from 'generator/testing/composeTexts';
import { expect, test } from 'vitest';
import { releases } from './feature';

const versions = `- edition: ios
  version: r51
  date: 2024-01-01
  changes:
    - { kind: fixed, area: files, source: "1", en: Saves again, zh: 又能保存 }
`;
const release = 'release: { edition: ios, version: r51 }\n';
const note = text('docs/r51.md', release);
const withText = (words: string) => ({
  ...note,
  'content/en/docs/r51.md': `${note['content/en/docs/r51.md']}\n${words}\n`,
});

test('CT-14: the lists of changes of a release are anchors of its page, in every language', async () => {
  const messages = await messagesOf({
    'content/versions.yaml': versions,
    ...withText('[What was mended](#fixed), [what is new](#new)'),
    'content/zh/docs/intro.md': '---\ntitle: 一\n---\n\n[修复的问题](r51.md#fixed)\n',
  });
  expect(messages).not.toContain('#fixed');
  expect(messages.match(/leads to "#new"/g)).toHaveLength(1);
});

test('CT-02: a heading of the text cannot have the id of such a list', async () => {
  const messages = await messagesOf({ 'content/versions.yaml': versions, ...withText('## Fixed\n\n## New') });
  expect(messages).toContain(
    'content/en/docs/r51.md:10:1  error  The heading\'s id "fixed" is that of the list of changes below the text.',
  );
  expect(messages).not.toContain('"new" is that');
});

test.each([
  ['', ['one', 'fixed']],
  ['toc: false\n', []],
])('TOC-01: they stand in the contents behind the headings of the text: %j', async (setting, ids) => {
  const context = await composeTexts({
    'en/docs/a.md': `---\ntitle: A\n${setting}release: { edition: ios, version: r1, fixed: [Saves] }\n---\n\n## One\n`,
  });
  const page = context.site.pages.get('/docs/a');
  if (page?.kind !== 'doc') throw new Error('The page is missing');
  const { body } = composeDoc({ ...context, features: [releases] }, page);
  expect(body.kind === 'doc' && body.article.toc.map(({ id }) => id)).toEqual(ids);
});

import { expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';

const original = '---\ntitle: A\n---\n\n## One {#one}\n\n## Two {#two}\n';
const sayOf = async (files: Readonly<Record<string, string>>) =>
  (await linkTexts('docSets: [{ id: docs }]\n', files)).said;
const sayOfTranslation = (translation: string) =>
  sayOf({ 'en/docs/a.md': original, 'zh/docs/a.md': translation });

test('CT-02: a translation with the same headings and words of its own is fine', async () => {
  expect(await sayOfTranslation('---\ntitle: 甲\nlabel: 甲\n---\n\n## 一 {#one}\n\n## 二 {#two}\n')).toEqual(
    [],
  );
});

test.each([
  [
    'structure in a translation',
    '---\ntitle: 甲\nposition: 2\n---\n\n## 一 {#one}\n\n## 二 {#two}\n',
    '3:1  error  "position" does not belong in a translation.',
  ],
  [
    'another id',
    '---\ntitle: 甲\n---\n\n## 一 {#eins}\n\n## 二 {#two}\n',
    `5:1  error  The heading's id is "eins", in content/en/docs/a.md it is "one".`,
  ],
  [
    'a heading too few',
    '---\ntitle: 甲\n---\n\n## 一 {#one}\n',
    '1:1  error  The heading "two" of content/en/docs/a.md:7 has no translation here.',
  ],
  [
    'headings too few',
    '---\ntitle: 甲\n---\n\n甲。\n',
    '1:1  error  The headings "one", "two" of content/en/docs/a.md have no translation here.',
  ],
  [
    'a heading too many',
    '---\ntitle: 甲\n---\n\n## 一 {#one}\n\n## 二 {#two}\n\n## 三 {#three}\n',
    '9:1  error  The heading "three" has no original in content/en/docs/a.md.',
  ],
  [
    'words that have changed since',
    '---\ntitle: 甲\nfollows: 0123456789ab\n---\n\n## 一 {#one}\n\n## 二 {#two}\n',
    '3:1  warning  content/en/docs/a.md has changed in 3 passages since it was translated; readers are told so.',
  ],
])('CT-02: %s is told', async (_what, translation, message) => {
  expect(await sayOfTranslation(translation)).toEqual([`content/zh/docs/a.md:${message}`]);
});

test('CT-02: headings that differ in number are to be the same', async () => {
  for (const [headings, remedy] of [
    [
      '## 一 {#one}',
      'Both languages need the same headings, here with their ids at the end, such as {#two}.',
    ],
    ['## 一 {#one}\n\n## 二 {#two}\n\n## 三 {#three}', 'Both languages need the same headings.'],
  ]) {
    const { remedies } = await linkTexts('docSets: [{ id: docs }]\n', {
      'en/docs/a.md': original,
      'zh/docs/a.md': `---\ntitle: 甲\n---\n\n${headings}\n`,
    });
    expect(remedies).toEqual([remedy]);
  }
});

test('CT-02: a translation may say in its own words what the original says', async () => {
  const words = [
    'title: 甲',
    'description: 甲',
    'label: 甲',
    'paginationLabel: 甲',
    'keywords: [甲]',
    'image: 甲.png',
    'sources: [a]',
    'lastUpdate: { author: 安 }',
    'hideTitle: true',
    'editUrl: null',
    'release: { new: [甲] }',
  ];
  const said = await sayOf({
    'en/docs/a.md': '---\ntitle: A\n---\n',
    'zh/docs/a.md': `---\n${words.join('\n')}\n---\n`,
  });
  expect(said).toEqual([]);
});

test.each([
  'slug: a',
  'draft: true',
  'unlisted: true',
  'toc: false',
  'tags: [a]',
  'sidebar: null',
  'previous: null',
  'next: null',
])('CT-02: "%s" is said once, for all languages', async (line) => {
  const said = await sayOf({
    'en/docs/a.md': '---\ntitle: A\n---\n',
    'zh/docs/a.md': `---\ntitle: 甲\n${line}\n---\n`,
  });
  const [key] = line.split(':');
  expect(said).toEqual([`content/zh/docs/a.md:3:1  error  "${key}" does not belong in a translation.`]);
});

test('CT-02: of a text that a mistake hides in part nobody can tell what it lacks', async () => {
  expect(await sayOfTranslation('---\ntitle: 甲\n---\n\n## 一 {#one}\n\n```\nnever closed\n')).toEqual([]);
});

test('I18N-02: a text without translation is shown, with a warning; a translation alone is an error', async () => {
  expect(await sayOf({ 'en/docs/a.md': original, 'zh/docs/b.md': '---\ntitle: 乙\n---\n' })).toEqual([
    'content/zh/docs/b.md:1:1  error  The file has no original in the default language.',
    'content/en/docs/a.md:1:1  warning  The file has no translation in "zh"; readers there see it in the default language.',
  ]);
});

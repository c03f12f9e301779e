import { expect, test } from 'vitest';
import type { Reference } from '../model/parsed';
import { assetsOf } from '../testing/assetsOf';
import { linkTexts } from '../testing/linkTexts';
import { resolveLink } from './resolveLink';
import { indexByPath } from './resolver';

const settings = `baseUrl: /x/
docSets: [{ id: docs }]
blog: {}
redirects: { /old: /docs/b }
`;
const files = {
  'en/docs/basic/a.md': '## Part {#part}\n',
  'zh/docs/basic/a.md': '---\ntitle: 甲\n---\n\n## 部分 {#part}\n',
  'en/docs/b.md': 'Text.\n',
  'en/docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n',
  'en/docs/画布.md': 'Text.\n',
};

/** The address that a link in `docs/basic/a.md` becomes, and its problems. */
async function follow(target: string, locale = 'en') {
  const { site } = await linkTexts(settings, files);
  const file = site.content.docs.find(
    ({ path, locale: own }) => path === 'docs/basic/a.md' && own === locale,
  );
  if (file === undefined) throw new Error('The text is missing');
  const said: string[] = [];
  const href = await resolveLink(
    {
      site,
      file,
      locale,
      pagesByPath: indexByPath(site),
      addedIds: () => [],
      ...assetsOf((name) => (name.startsWith('/press') ? '/x/press.zip' : undefined)),
      report: (_reference, message, _remedy, suggestion) =>
        said.push(suggestion === undefined ? message : `${message} ${suggestion}?`),
    },
    { kind: 'link', target, line: 1, column: 1 } satisfies Reference,
  );
  return [href, ...said];
}

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['../b.md', '/x/docs/b'],
  ['../%E7%94%BB%E5%B8%83.md', '/x/docs/画布'],
  ['a.md#part', '/x/docs/basic/a#part'],
  ['#part', '#part'],
  ['../b', '/x/docs/b'],
  ['./a', '/x/docs/basic/a'],
  ['/docs/b?q=1', '/x/docs/b?q=1'],
  ['/x/docs/b', '/x/docs/b'],
  ['/docs/b/', '/x/docs/b/'],
  ['/old#part', '/x/old#part'],
  ['/press.zip', '/x/press.zip'],
])('CT-14: %s leads to %s', async (target, href) => {
  expect(await follow(target)).toEqual([href]);
});

test('CT-14: links of a translation stay in its language, also where the page is not translated', async () => {
  expect(await follow('../b.md', 'zh')).toEqual(['/x/zh/docs/b']);
  expect(await follow('/zh/docs/b', 'zh')).toEqual(['/x/zh/docs/b']);
});

test.each([
  ['javascript:alert(1)', '#', 'The link "javascript:alert(1)" has a scheme that is not allowed.'],
  ['c.md', '#', 'The link "c.md" leads to a file that does not exist. a.md?'],
  ['../draft.md', '#', 'The link "../draft.md" leads to a draft, which is not published.'],
  ['/docs/bb', '#', 'The link "/docs/bb" leads to a page that does not exist. /docs/b?'],
  ['/nothing.zip', '#', 'The file "/nothing.zip" does not exist.'],
  [
    'a.md#prat',
    '/x/docs/basic/a#prat',
    'The link "a.md#prat" leads to "#prat", which content/en/docs/basic/a.md does not have. part?',
  ],
])('CT-14: %s is told', async (target, href, message) => {
  expect(await follow(target)).toEqual([href, message]);
});

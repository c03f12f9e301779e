import { expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';

const files = { 'en/docs/new.md': '', 'zh/docs/new.md': '---\ntitle: 新\n---\n' };
const redirect = (lines: string) => linkTexts(`docSets: [{ id: docs }]\nredirects:\n${lines}`, files);

test('RT-06: a redirect leads to a page, with its hash; slashes at the end do not count', async () => {
  const { site, said } = await redirect('  /old/: /docs/new\n  /older: /docs/new/#part\n');
  expect([...site.redirects]).toEqual([
    ['/old', '/docs/new'],
    ['/older', '/docs/new#part'],
  ]);
  expect(said).toEqual([]);
});

test.each([
  ['to nowhere', '/old: /docs/nwe', 'error  redirects: /old leads to /docs/nwe, which does not exist.'],
  [
    'from a page, which wins',
    '/Docs/New: /docs/new',
    'warning  redirects: /Docs/New is a page (content/en/docs/new.md), so the redirect is left out.',
  ],
  [
    'from among the addresses of another language',
    '/zh/old: /docs/new',
    'error  redirects: /zh/old lies among the addresses of the language "zh".',
  ],
])('RT-06: one %s is left out and told', async (_what, line, message) => {
  const { site, said } = await redirect(`  ${line}\n`);
  expect([...site.redirects]).toEqual([]);
  expect(said).toEqual([`site.yaml:5:3  ${message}`]);
});

test('RT-06: of two from one address the first wins', async () => {
  const { site, said } = await redirect('  /old: /docs/new#one\n  /OLD: /docs/new#two\n');
  expect([...site.redirects]).toEqual([['/old', '/docs/new#one']]);
  expect(said).toEqual(['site.yaml:6:3  error  redirects: there are two redirects from /OLD.']);
});

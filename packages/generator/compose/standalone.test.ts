import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeNotFound } from './standalone';

const files = {
  'en/docs/intro.md': '---\ntitle: Intro\nposition: 1\n---\n',
  'en/docs/box/category.yaml': 'label: Box\npage: true\n',
  'en/docs/box/pen.md': '# Pen',
  'en/faq/start.md': '# Start',
  'en/pages/terms.md': '---\ntitle: Terms\n---\n',
  'en/blog/2024-01-01-hello.md': '---\ntitle: Hello\n---\n',
};
const docSets = [{ id: 'docs' }, { id: 'faq' }, { id: 'empty' }];

/** The links of Page Not Found where the settings name these addresses. */
async function linksOf(notFoundLinks: readonly string[]) {
  const context = await composeTexts(files, 'en', { docSets, blog: { title: 'News' }, notFoundLinks });
  const { body, more } = composeNotFound(context);
  expect(more).toEqual({ noIndex: true });
  return body.kind === 'notFound' && body.links;
}

test('RT-02, DOC-10: Page Not Found leads to the main doc of each set', async () => {
  expect(await linksOf([])).toMatchObject([{ href: '/docs/intro' }, { href: '/faq/start' }]);
});

test('RT-02: or to what the settings name, each by its title', async () => {
  expect(await linksOf(['/docs/category/box'])).toEqual([{ label: 'Box', href: '/docs/category/box' }]);
  expect(await linksOf(['/docs/box/pen', '/nowhere'])).toMatchObject([{ href: '/docs/box/pen' }]);
  expect(await linksOf(['/blog', '/blog/hello', '/terms'])).toEqual([
    { label: 'News', href: '/blog' },
    { label: 'Hello', href: '/blog/hello' },
    { label: 'Terms', href: '/terms' },
  ]);
});

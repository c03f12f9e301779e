import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composePostHead } from './postParts';
import { composeAppData, composeBreadcrumbData, composePostData } from './structuredData';

const files = {
  'en/blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [ann, bob]\ntags: [ink]\n---\n\nIt says it.\n',
  'en/blog/authors.yaml': 'ann: { name: Ann, page: true }\nbob: { name: Bob }\n',
  'en/blog/tags.yaml': 'ink: { label: Ink }\n',
};

test('BL-15: a post as data names its address, its blog, its authors and its tags', async () => {
  const context = await composeTexts(files, 'en', { blog: { title: 'News' } });
  const page = context.site.pages.get('/blog/a');
  if (page?.kind !== 'post') throw new Error('The post is missing');
  const url = 'https://example.com/blog/a';
  expect(composePostData(context, page, composePostHead(context, page))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: 'A',
    name: 'A',
    description: 'It says it.',
    datePublished: '2024-01-02T00:00:00.000Z',
    inLanguage: context.htmlLang,
    author: [
      { '@type': 'Person', name: 'Ann', url: 'https://example.com/blog/authors/ann' },
      { '@type': 'Person', name: 'Bob' },
    ],
    keywords: ['Ink'],
    isPartOf: { '@type': 'Blog', '@id': 'https://example.com/blog', name: 'News' },
  });
});

test('BRD-02: breadcrumbs as data are those with an address, the page itself last', async () => {
  const context = await composeTexts(files);
  const crumbs = [{ label: 'Plain' }, { label: 'Box', href: '/docs/category/box' }, { label: 'Pen' }];
  const [data] = composeBreadcrumbData(context, crumbs, '/docs/pen');
  expect(data?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Box', item: 'https://example.com/docs/category/box' },
    { '@type': 'ListItem', position: 2, name: 'Pen', item: 'https://example.com/docs/pen' },
  ]);
  expect(composeBreadcrumbData(context, [], '/docs/pen')).toEqual([]);
});

test('the app as data is what the settings say of it', async () => {
  expect(composeAppData(await composeTexts(files), 'Draws.')).toEqual([]);
  const app = { category: 'DesignApplication', operatingSystem: 'Lite' };
  const settings = (more: object) => ({ app: { ...app, ...more } });
  const [plain] = composeAppData(await composeTexts(files, 'en', settings({})), 'Draws.');
  expect(plain).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Site',
    description: 'Draws.',
    url: 'https://example.com/',
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Lite',
  });
  const [published] = composeAppData(await composeTexts(files, 'en', settings({ publisher: 'Us' })), '');
  expect(published).toMatchObject({ publisher: { '@type': 'Organization', name: 'Us' } });
});

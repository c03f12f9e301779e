import { expect, test } from 'vitest';
import { art as artFeature } from '../features/art/engine/feature';
import type { Page } from '../link/site';
import { composeTexts } from '../testing/composeTexts';
import { composeEditRow, composeTextFacts } from './article';
import { composePostList } from './blog';
import { composeCategory } from './composeCategory';
import { composeDoc } from './composeDoc';
import { composeDocLayout } from './composeDocLayout';
import { siteHref } from './context';
import { composeAnswerData, composeBlogData, composeBreadcrumbData } from './structuredData';
import { groupTags } from './tags';
import { composeToc } from './toc';

const twoLanguages = {
  locales: {
    default: 'en',
    list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
  },
};

function isOf<K extends Page['kind']>(
  page: Page | undefined,
  kind: K,
): page is Extract<Page, { readonly kind: K }> {
  return page?.kind === kind;
}

/** The context of a site and one of its pages, which must be of that kind. */
async function findPage<K extends Page['kind']>(
  kind: K,
  route: string,
  ...given: Parameters<typeof composeTexts>
) {
  const context = await composeTexts(...given);
  const page = context.site.pages.get(route);
  if (!isOf(page, kind)) throw new Error(`${route} is not among ${[...context.site.pages.keys()].join(' ')}`);
  return { context, page };
}

const guide = {
  'en/docs/intro.md': '---\nposition: 1\n---\n\n# Intro',
  'en/docs/basics/category.yaml': 'label: Basics\nposition: 2\n',
  'en/docs/basics/pen.md': '---\ntitle: The pen\nlabel: Pen\nposition: 1\ndescription: Draws.\n---\n',
  'en/docs/basics/fill.md': '---\ntitle: 🪣 Fill\nposition: 2\n---\n\nFills.',
  'en/docs/basics/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
};

test('TOC-01: a level that is filtered out hands its children up', () => {
  const heading = (depth: 2 | 3 | 4, id: string) => ({
    depth,
    id,
    content: [id],
    position: { line: 1, column: 1 },
  });
  const toc = composeToc([heading(2, 'a'), heading(4, 'b'), heading(3, 'c'), heading(4, 'd')], {
    min: 3,
    max: 4,
  });
  expect(toc.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['b', []],
    ['c', ['d']],
  ]);
});

test('BL-08: tags stand under their first letter in the order of the language', () => {
  const tag = (label: string) => ({ label, href: '/', count: 1 });
  const groups = groupTags([tag('brush'), tag('Art'), tag('Brand')], 'en');
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])).toEqual([
    ['A', ['Art']],
    ['B', ['Brand', 'brush']],
  ]);
});

test('DOC-05, BRD-02: a doc leads to its neighbours and up to its category', async () => {
  const { context, page } = await findPage('doc', '/docs/basics/pen', guide);
  const layout = composeDocLayout(context, page, 'The pen');
  expect(layout.breadcrumbs).toEqual([
    { label: 'Basics', href: '/docs/category/basics' },
    { label: 'The pen' },
  ]);
  expect(layout.previous).toEqual({ label: 'Basics', href: '/docs/category/basics' });
  expect(layout.next).toEqual({ label: '🪣 Fill', href: '/docs/basics/fill' });
  const [data] = composeBreadcrumbData(context, layout.breadcrumbs, page.route);
  expect(data?.itemListElement).toMatchObject([
    { position: 1, name: 'Basics', item: 'https://example.com/docs/category/basics' },
    { position: 2, name: 'The pen', item: 'https://example.com/docs/basics/pen' },
  ]);
});

test('DOC-05: front matter removes a neighbour or names another one', async () => {
  const files = { ...guide, 'en/docs/basics/pen.md': '---\ntitle: Pen\nprevious: null\nnext: intro\n---\n' };
  const { context, page } = await findPage('doc', '/docs/basics/pen', files);
  const layout = composeDocLayout(context, page, 'Pen');
  expect(layout.previous).toBeUndefined();
  expect(layout.next).toEqual({ label: 'Intro', href: '/docs/intro' });
});

test('CAT-02, CAT-03: a category has a card for each listed child, an emoji as its mark', async () => {
  const { context, page } = await findPage('category', '/docs/category/basics', guide);
  const { body } = composeCategory(context, page);
  expect(body.kind === 'category' && body.cards).toEqual([
    { kind: 'page', label: 'Pen', href: '/docs/basics/pen', description: 'Draws.' },
    { kind: 'page', label: 'Fill', mark: '🪣', href: '/docs/basics/fill', description: 'Fills.' },
  ]);
});

test('a doc and a category name the document of their sidebar, where they have one', async () => {
  const files = { ...guide, 'en/docs/alone.md': '---\ntitle: Alone\nsidebar: null\n---\n' };
  const sidebars = new Map([['docs/current/docs', '/assets/sidebar.json']]);
  const pen = await findPage('doc', '/docs/basics/pen', files);
  expect(composeDoc({ ...pen.context, sidebars }, pen.page).more).toEqual({
    sidebar: '/assets/sidebar.json',
  });
  const alone = await findPage('doc', '/docs/alone', files);
  expect(composeDoc({ ...alone.context, sidebars }, alone.page).more).toEqual({});
  const basics = await findPage('category', '/docs/category/basics', files);
  expect(composeCategory({ ...basics.context, sidebars }, basics.page).more).toEqual({
    sidebar: '/assets/sidebar.json',
  });
});

test('a page without a translation says in which language it is', async () => {
  const { context, page } = await findPage('doc', '/docs/intro', guide, 'zh', twoLanguages);
  expect(composeTextFacts(context, page, false).notices).toEqual([
    { kind: 'untranslated', htmlLang: 'en', language: 'English' },
  ]);
});

test('a text has only those facts in its document that it has something to say for', async () => {
  const files = { ...guide, 'en/docs/keyed.md': '---\ntitle: Keyed\nkeywords: [dither]\n---\n' };
  const plain = await findPage('doc', '/docs/basics/pen', files);
  expect(composeTextFacts(plain.context, plain.page, false)).toEqual({});
  const keyed = await findPage('doc', '/docs/keyed', files);
  expect(composeTextFacts(keyed.context, keyed.page, true)).toEqual({ keywords: ['dither'], noIndex: true });
  const hidden = await findPage('doc', '/docs/basics/hidden', files);
  expect(composeTextFacts(hidden.context, hidden.page, true).notices).toEqual([{ kind: 'unlisted' }]);
});

test('a text without a drawing has the banner of its category, unless a feature leads it; one may have its own picture there, or none', async () => {
  const files = {
    'en/docs/basics/category.yaml': 'label: Basics\nart: fox\n',
    'en/docs/basics/bare.md': '# Bare',
    'en/docs/basics/drawn.md': '# Drawn\n\n::sprite{name=pen alt="A pen"}\n',
    'en/docs/basics/plain.md': '---\nbanner: false\n---\n\n# Plain',
    'en/docs/alone.md': '# Alone',
    'en/docs/own.md': '---\npicture: crow\nbanner: true\n---\n\n# Own\n\n::sprite{name=pen alt="A pen"}\n',
  };
  const bannerAt = async (route: string, facts?: readonly string[]) => {
    const { context, page } = await findPage('doc', route, files);
    const art = { ...context.art, show: (name: string) => [name] };
    const { body } = composeDoc(
      { ...context, art, features: facts ? [{ doc: () => ({ facts }) }] : [] },
      page,
    );
    return body.kind === 'doc' && body.banner;
  };
  expect(await bannerAt('/docs/basics/bare')).toEqual({ picture: ['fox'] });
  expect(await bannerAt('/docs/basics/bare', ['A fact'])).toBeUndefined();
  expect(await bannerAt('/docs/basics/plain')).toBeUndefined();
  expect(await bannerAt('/docs/basics/drawn')).toBeUndefined();
  expect(await bannerAt('/docs/alone')).toBeUndefined();
  expect(await bannerAt('/docs/own')).toEqual({ picture: ['crow'] });
});

test('an answer has the banner of its category unless a picture follows its first paragraph', async () => {
  const piece = '::sprite{name=pen alt="A pen"}';
  const files = {
    'en/docs/basics/category.yaml': 'label: Basics\nart: fox\n',
    'en/docs/basics/late.md': `# Late\n\nNo.\n\n## Why\n\n${piece}\n`,
    'en/docs/basics/first.md': `# First\n\nNo.\n\n${piece}\n`,
  };
  const docSets = [{ id: 'docs', versions: [{ name: 'current', folder: 'docs' }], questions: true }];
  const bannerAt = async (route: string) => {
    const { context, page } = await findPage('doc', route, files, 'en', { docSets });
    const art = { ...context.art, show: (name: string) => [name] };
    const { body } = composeDoc({ ...context, art, features: [artFeature] }, page);
    return body.kind === 'doc' && body.banner;
  };
  expect(await bannerAt('/docs/basics/late')).toBeDefined();
  expect(await bannerAt('/docs/basics/first')).toBeUndefined();
});

test('VER-01: a doc of an older version leads to itself in the latest one', async () => {
  const docSets = [
    {
      id: 'docs',
      versions: [
        { name: '2', folder: 'docs' },
        { name: '1', folder: 'docs-1' },
      ],
    },
  ];
  const files = { ...guide, 'en/docs-1/intro.md': '# Intro', 'en/docs-1/old.md': '# Old' };
  const { context, page } = await findPage('doc', '/docs/1/intro', files, 'en', { docSets });
  const { version } = composeDocLayout(context, page, 'Intro');
  expect(version).toMatchObject({
    name: '1',
    banner: 'unmaintained',
    latest: { name: '2', href: '/docs/intro' },
  });
  expect(version.all?.map(({ href }) => href)).toEqual(['/docs/intro', '/docs/1/intro']);
});

test('BL-07: a list of posts shows the newest first, cut at their markers', async () => {
  const files = {
    'en/blog/2024-01-02-a.md': '---\ntitle: A\n---\n\nShort.\n\n<!-- truncate -->\n\nLong.',
    'en/blog/2024-03-04-b.md': '---\ntitle: B\n---\n\nWhole.',
  };
  const { context, page } = await findPage('postList', '/blog', files);
  const { body } = composePostList(context, page);
  expect(
    body.kind === 'postList' && body.posts.map(({ head, truncated, tree }) => [head.title, truncated, tree]),
  ).toEqual([
    ['B', false, [['p', null, 'Whole.']]],
    ['A', true, [['p', null, 'Short.']]],
  ]);
});

test('DOC-06, DOC-07: a text tells who changed it last, and where to edit it, as far as the settings ask', async () => {
  const { context, page } = await findPage('doc', '/docs/intro', guide);
  const file = page.files.original.file;
  const known = {
    ...context,
    history: new Map([
      [file, { first: '2024-01-02T00:00:00Z', last: '2024-05-06T07:08:09Z', lastAuthor: 'Ana' }],
    ]),
  };
  const rowOf = (settings: Parameters<typeof composeEditRow>[2]) =>
    composeEditRow(known, page.files, settings);
  expect(rowOf({})).toEqual({});
  expect(rowOf({ editBase: 'https://example.com/edit/' }).editUrl).toBe(`https://example.com/edit/${file}`);
  expect(rowOf({ lastUpdate: { date: false, author: true } }).lastUpdate).toEqual({ author: 'Ana' });
  const { lastUpdate } = rowOf({ lastUpdate: { date: true, author: false } });
  expect(lastUpdate?.author).toBeUndefined();
  expect(lastUpdate?.day?.text).toContain('2024');
});

test('BL-07: a later page of the posts says which one it is, and data for machines names its posts', async () => {
  const files = {
    'en/blog/2024-01-02-a.md': '---\ntitle: A\n---\n\nShort.',
    'en/blog/2024-03-04-b.md': '---\ntitle: B\n---\n\nWhole.',
  };
  const settings = { blog: { pageSize: 1, title: 'News' } };
  const first = await findPage('postList', '/blog', files, 'en', settings);
  const second = await findPage('postList', '/blog/page/2', files, 'en', settings);
  const titleOf = ({ context, page }: typeof first) => composePostList(context, page).title;
  expect([titleOf(first), titleOf(second)]).toEqual(['News', 'News Page 2']);
  const { blog } = second.context.site;
  expect(blog && composeBlogData(second.context, blog, second.page, 'News')).toMatchObject({
    '@id': 'https://example.com/blog',
    blogPost: [{ '@id': 'https://example.com/blog/a', headline: 'A' }],
  });
});

test('only a title that asks is a question for machines', async () => {
  const context = await composeTexts(guide);
  const [data] = composeAnswerData(context, '/docs/intro', 'What is it?', 'An app.');
  expect(data).toMatchObject({
    '@id': 'https://example.com/docs/intro',
    mainEntity: [{ name: 'What is it?', acceptedAnswer: { text: 'An app.' } }],
  });
  expect(composeAnswerData(context, '/docs/intro', 'Intro', 'An app.')).toEqual([]);
  expect(composeAnswerData(context, '/docs/intro', 'What is it?', '')).toEqual([]);
});

test('an address of the settings is a page in the language, a file, or another site', async () => {
  const files = { ...guide, 'zh/docs/intro.md': '# 简介' };
  const context = await composeTexts(files, 'zh', {
    ...twoLanguages,
    redirects: { '/old': '/docs/intro' },
  });
  expect(siteHref(context, '/docs/intro#start')).toBe('/zh/docs/intro#start');
  expect(siteHref(context, '/old')).toBe('/zh/old');
  expect(siteHref(context, '/press.zip')).toBe('/press.zip');
  expect(siteHref(context, 'https://example.org')).toBe('https://example.org');
});

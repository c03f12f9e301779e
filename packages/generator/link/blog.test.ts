import { describe, expect, test } from 'vitest';
import { linkTexts } from '../testing/linkTexts';

const post = (frontMatter = '') =>
  `---\ntitle: Post\n${frontMatter}---\n\nLead.\n\n<!-- truncate -->\n\nRest.\n`;
const named = (...days: readonly string[]) =>
  Object.fromEntries(days.map((day) => [`en/blog/${day}-post-${day.slice(-2)}.md`, post()]));

describe('posts', () => {
  test('BL-05: have the day of their front matter, else of their name, else of their first commit', async () => {
    const { site, said } = await linkTexts(
      'blog: {}\n',
      {
        'en/blog/2024-03-01-a.md': post('date: 2024-02-01\n'),
        'en/blog/2024-01-15-b.md': post(),
        'en/blog/2024/2024-01-10/c.md': post(),
        'en/blog/d.md': post(),
      },
      {
        history: new Map([
          ['content/en/blog/d.md', { first: '2023-12-31T23:30:00-01:00', last: '', lastAuthor: '' }],
        ]),
      },
    );
    expect(
      site.blog?.posts.map(({ source, date }) => `${source.replace('content/en/blog/', '')} ${date}`),
    ).toEqual([
      '2024-03-01-a.md 2024-02-01',
      '2024-01-15-b.md 2024-01-15',
      '2024/2024-01-10/c.md 2024-01-10',
      'd.md 2024-01-01',
    ]);
    expect(said).toEqual([
      'content/en/blog/2024-03-01-a.md:3:1  warning  The date is 2024-02-01, the file name begins with 2024-03-01; the post is shown under 2024-02-01.',
    ]);
  });

  test('without any day are told', async () => {
    const { said } = await linkTexts('blog: {}\n', { 'en/blog/a.md': post() });
    expect(said).toEqual(['content/en/blog/a.md:1:1  error  The post has no date.']);
  });

  test('BL-02: without a marker are told, in each language, unless a mistake hides a part', async () => {
    const { said } = await linkTexts('blog: {}\n', {
      'en/blog/2024-01-01-a.md': 'Whole.\n',
      'zh/blog/2024-01-01-a.md': post(),
      'en/blog/2024-01-02-b.md': 'Text.\n\n```\nnever closed\n',
      'zh/blog/2024-01-02-b.md': 'Whole.\n',
    });
    const message = 'warning  The post has no truncate marker, so lists show it whole.';
    expect(said).toEqual([
      `content/zh/blog/2024-01-02-b.md:1:1  ${message}`,
      `content/en/blog/2024-01-01-a.md:1:1  ${message}`,
    ]);
  });

  const some = {
    'en/blog/2024-01-01-a.md': post(),
    'en/blog/2024-01-02-b.md': post('draft: true\n'),
    'en/blog/2024-01-03-c.md': post('unlisted: true\n'),
    'en/blog/2026-01-01-d.md': post(),
  };
  test.each([
    ['production', ['/blog/c', '/blog/a'], ['/blog/a']],
    [
      'development',
      ['/blog/d', '/blog/c', '/blog/b', '/blog/a'],
      ['/blog/d', '/blog/c', '/blog/b', '/blog/a'],
    ],
  ] as const)(
    'VIS-01, VIS-02: drafts, those of days to come and unlisted ones in %s',
    async (mode, built, listed) => {
      const { site } = await linkTexts('blog: {}\n', some, { mode });
      expect(site.blog?.posts.map(({ route }) => route)).toEqual(built);
      expect(site.blog?.listed.map(({ route }) => route)).toEqual(listed);
    },
  );
});

test('BL-02: lists have pages, each with its neighbours', async () => {
  const { site } = await linkTexts(
    'blog: { pageSize: 2 }\n',
    named('2024-01-01', '2024-01-02', '2024-01-03'),
  );
  const lists = [...site.pages.values()].flatMap((page) =>
    page.kind === 'postList'
      ? [
          `${page.newer ?? '-'} < ${page.route} > ${page.older ?? '-'}: ${page.posts.map(({ date }) => date.slice(-2)).join(' ')} of ${page.total}`,
        ]
      : [],
  );
  expect(lists).toEqual(['- < /blog > /blog/page/2: 03 02 of 3', '/blog < /blog/page/2 > -: 01 of 3']);
});

test('an empty blog has one empty list, its archive and its overviews', async () => {
  const { site } = await linkTexts('blog: { path: news }\n', {});
  expect([...site.pages.keys()]).toEqual(['/news', '/news/archive', '/news/tags', '/news/authors']);
});

describe('BL-14: tags and authors', () => {
  const files = {
    'en/blog/2024-01-01-a.md': post('tags: [News]\nauthors: [ann]\n'),
    'en/blog/2024-01-02-b.md': post('tags: [news, quiet]\nauthors: [ann, bob]\nunlisted: true\n'),
    'en/blog/tags.yaml': 'news: { label: News }\nquiet: { label: Quiet }\n',
    'en/blog/authors.yaml': 'ann: { name: Ann, page: true }\nbob: { name: Bob }\n',
  };

  test('list what is listed; a tag of unlisted posts alone lists those and is unlisted itself', async () => {
    const { site, said } = await linkTexts('blog: {}\n', files);
    const routes = (posts: readonly { route: string }[]) => posts.map(({ route }) => route).join(' ');
    expect(site.blog?.tags.map(({ route, pages, unlisted }) => [route, routes(pages), unlisted])).toEqual([
      ['/blog/tags/news', '/blog/a', false],
      ['/blog/tags/quiet', '/blog/b', true],
    ]);
    expect(site.blog?.authors.map(({ key, route, posts }) => [key, route, routes(posts)])).toEqual([
      ['ann', '/blog/authors/ann', '/blog/a'],
      ['bob', undefined, ''],
    ]);
    expect(said).toEqual([]);
  });

  test('that are not declared are told at their places', async () => {
    const { said } = await linkTexts('blog: {}\n', {
      ...files,
      'en/blog/2024-01-03-c.md': post('tags: [news, nwes]\nauthors: [ann, anne]\n'),
    });
    expect(said).toEqual([
      'content/en/blog/2024-01-03-c.md:4:16  error  Unknown author "anne".',
      'content/en/blog/2024-01-03-c.md:3:14  error  Unknown tag "nwes".',
    ]);
  });

  test('two authors cannot have one address', async () => {
    const { said } = await linkTexts('blog: {}\n', {
      ...files,
      'en/blog/authors.yaml': `${files['en/blog/authors.yaml']}Bob: { name: Robert }\n`,
    });
    expect(said).toEqual([
      'content/en/blog/authors.yaml:3:1  error  The authors "bob" and "Bob" have the same address "bob".',
    ]);
  });
});

import { expect, test } from 'vitest';
import { noArt } from '../load/art';
import { composeTexts } from '../testing/composeTexts';
import { composeArchive, composeAuthorList, composePost, composePostList, composeTagList } from './blog';

const post = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${title} says it.\n`;
const files = {
  'en/blog/2023-12-31-a.md': post('A', 'tags: [ink]\nauthors: [ann]\n'),
  'en/blog/2024-01-02-b.md': post('B', 'tags: [ink, brush]\nauthors: [ann, bob]\n'),
  'en/blog/2024-03-04-c.md': post('C'),
  'en/blog/2024-05-06-d.md': post('D', 'tags: [quiet]\nunlisted: true\n'),
  'en/blog/tags.yaml':
    'ink: { label: Ink, description: All ink., art: pen }\nbrush: { label: Brush }\nquiet: { label: Quiet }\n',
  'en/blog/authors.yaml':
    'ann: { name: Ann, page: true, description: Draws. }\nbob: { name: Bob, page: true }\n',
};

/** The body of the page at an address. */
async function compose(route: string, blog: object = {}, locale = 'en') {
  const context = await composeTexts(files, locale, { blog });
  const page = context.site.pages.get(route);
  if (page?.kind === 'post') return composePost(context, page);
  if (page?.kind === 'postList') return composePostList(context, page);
  if (page?.kind === 'archive') return composeArchive(context);
  if (page?.kind === 'tagList') return composeTagList(context);
  if (page?.kind === 'authorList') return composeAuthorList(context);
  throw new Error(`${route} is not among ${[...context.site.pages.keys()].join(' ')}`);
}

test('BL-09: the list of a tag says how many posts it has, and what the tag is about', async () => {
  const { body, description, more, jsonLd } = await compose('/blog/tags/ink');
  expect(body).toMatchObject({
    kind: 'postList',
    list: {
      of: 'tag',
      label: 'Ink',
      count: 2,
      intro: { text: 'All ink.' },
      all: '/blog/tags',
    },
    posts: [{ head: { title: 'B' } }, { head: { title: 'A' } }],
  });
  expect(description).toBe('All ink.');
  expect(more).toEqual({});
  expect(jsonLd).toBeUndefined();
});

test('VIS-06: the list of a tag that only unlisted posts have is unlisted itself', async () => {
  const { more } = await compose('/blog/tags/quiet');
  expect(more).toEqual({ noIndex: true, notices: [{ kind: 'unlisted' }] });
});

test('BL-13: the list of an author shows the author and the posts', async () => {
  const { body, description } = await compose('/blog/authors/ann');
  expect(body).toMatchObject({
    list: {
      of: 'author',
      author: { name: 'Ann' },
      count: 2,
      intro: { text: 'Draws.' },
      all: '/blog/authors',
    },
    posts: [{ head: { title: 'B' } }, { head: { title: 'A' } }],
  });
  expect(description).toBe('Draws.');
  const { body: without, title, description: said } = await compose('/blog/authors/bob');
  expect(without).toMatchObject({ list: { of: 'author', count: 1 } });
  expect(without.kind === 'postList' && 'intro' in without.list).toBe(false);
  expect(said).toBe(title);
});

test('BL-01: the pages of a list lead to each other', async () => {
  const [first, second, third] = await Promise.all(
    ['/blog', '/blog/page/2', '/blog/page/3'].map((route) => compose(route, { pageSize: 1 })),
  );
  expect(first?.body).toMatchObject({ list: { of: 'blog' }, older: '/blog/page/2' });
  expect(first && 'newer' in first.body).toBe(false);
  expect(second?.body).toMatchObject({ newer: '/blog', older: '/blog/page/3' });
  expect(third?.body).toMatchObject({ newer: '/blog/page/2' });
  expect(third && 'older' in third.body).toBe(false);
});

test('BL-04: a post leads to the listed posts before and after it, an unlisted one to none', async () => {
  const b = { label: 'B', href: '/blog/b' };
  const c = { label: 'C', href: '/blog/c' };
  expect((await compose('/blog/b')).body).toMatchObject({ newer: c, older: { label: 'A', href: '/blog/a' } });
  const { body: newest } = await compose('/blog/c');
  expect(newest).toMatchObject({ older: b });
  expect('newer' in newest).toBe(false);
  const { body: oldest } = await compose('/blog/a');
  expect(oldest).toMatchObject({ newer: b });
  expect('older' in oldest).toBe(false);
  const { body: hidden, more } = await compose('/blog/d');
  expect('newer' in hidden || 'older' in hidden).toBe(false);
  expect(more).toEqual({ noIndex: true, notices: [{ kind: 'unlisted' }] });
});

test('BL-07: the newest listed posts stand beside every page, under their years', async () => {
  const { body } = await compose('/blog/tags', { recentCount: 2, sidebarTitle: 'Lately' });
  expect(body).toMatchObject({
    recent: {
      title: 'Lately',
      years: [
        {
          year: '2024',
          posts: [
            { label: 'C', href: '/blog/c' },
            { label: 'B', href: '/blog/b' },
          ],
        },
      ],
    },
  });
});

test('BL-08: the list of tags has those of listed posts with their numbers', async () => {
  const { body, description } = await compose('/blog/tags');
  expect(body).toMatchObject({
    groups: [
      { letter: 'B', tags: [{ label: 'Brush', href: '/blog/tags/brush', count: 1 }] },
      { letter: 'I', tags: [{ label: 'Ink', href: '/blog/tags/ink', count: 2 }] },
    ],
  });
  expect(description).toBe('Tags: Ink, Brush');
});

test('a tag has its own picture in the list of tags', async () => {
  const context = await composeTexts(files, 'en', { blog: {} });
  const still = { src: '/pen.svg', width: 8, height: 8 };
  const draw = (name: string) => (name === 'pen' ? { still, durations: [], tags: [], alt: {} } : undefined);
  const { body } = composeTagList({ ...context, art: { ...noArt, draw } });
  const tags = body.kind === 'tagList' ? body.groups.flatMap((group) => group.tags) : [];
  expect(tags.map(({ label, picture }) => [label, picture?.src])).toEqual([
    ['Brush', undefined],
    ['Ink', '/pen.svg'],
  ]);
});

test('BL-11: the archive has the newest post first, year by year', async () => {
  const { body } = await compose('/blog/archive');
  const years = body.kind === 'archive' ? body.years : [];
  expect(years.map(({ year, posts }) => [year, ...posts.map(({ label }) => label)])).toEqual([
    ['2024', 'C', 'B'],
    ['2023', 'A'],
  ]);
});

test('I18N-02: posts, tags and authors that have no words in a language are marked as in the default one', async () => {
  const english = { lang: 'en-US', dir: 'ltr' };
  const archive = await compose('/blog/archive', {}, 'zh');
  expect(archive.body).toMatchObject({ years: [{ posts: [{ label: 'C', ...english }, {}] }, {}] });
  const tag = await compose('/blog/tags/ink', {}, 'zh');
  expect(tag.body).toMatchObject({ list: { intro: { text: 'All ink.', ...english } } });
  const author = await compose('/blog/authors/ann', {}, 'zh');
  expect(author.body).toMatchObject({ list: { intro: { text: 'Draws.', ...english } } });
  const own = await compose('/blog/tags/ink');
  expect(own.body).toMatchObject({ list: { intro: { text: 'All ink.' } } });
  expect(JSON.stringify(own.body)).not.toContain('"lang"');
});

test('BL-12: the list of authors has each with the number of their listed posts', async () => {
  const { body, description } = await compose('/blog/authors');
  const authors = body.kind === 'authorList' ? body.authors : [];
  expect(authors.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['Ann', 2, '/blog/authors/ann'],
    ['Bob', 1, '/blog/authors/bob'],
  ]);
  expect(description).toMatch(/: Ann, Bob$/);
});

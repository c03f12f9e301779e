import { art, type Files, messagesOf, palette, settings, text } from 'generator/testing/addressSite';
import { describe, expect, test } from 'vitest';

test('a site whose addresses are in order has nothing to be told', async () => {
  const messages = await messagesOf({
    'site.yaml': settings({ redirects: { '/old page': '/docs/intro', '/docs/Old.html': '/docs/intro' } }),
    ...text('docs/画布/图层.md'),
    ...text('docs/place.md', 'slug: /basic/place\n'),
    ...text('docs/set.md', 'slug: /\n'),
    ...text('pages/docs-and-more.md'),
    'public/.well-known/security.txt': '',
    'public/my file.pdf': '',
    'public/press/data.json.gz': '',
    'public/press/data.json.br': '',
  });
  expect(messages).toBe('');
});

describe('an address that would leave its place is refused with its place and a remedy', () => {
  const outside = 'slug must not have a part "..", found a text ("../../../../../evil")';
  const remedy = 'Write where it leads to from its start; an address does not go up.';
  test.each<[string, Files, string]>([
    [
      'of a doc',
      text('docs/intro.md', 'slug: ../../../../../evil\n'),
      `content/en/docs/intro.md:3:7  error  ${outside}\n    ${remedy}`,
    ],
    [
      'of a post',
      text('blog/2024-02-02-a.md', 'slug: ../../../../../evil\n'),
      `content/en/blog/2024-02-02-a.md:3:7  error  ${outside}\n    ${remedy}`,
    ],
    [
      'of a page',
      text('pages/a.md', 'slug: ../../../../../evil\n'),
      `content/en/pages/a.md:3:7  error  ${outside}\n    ${remedy}`,
    ],
    [
      'of a category',
      { 'content/en/docs/basic/category.yaml': 'page: true\nslug: ../../../../../evil\n' },
      `content/en/docs/basic/category.yaml:2:7  error  ${outside}\n    ${remedy}`,
    ],
    [
      'of a category in a written sidebar',
      {
        'content/en/docs/sidebars.yaml':
          'docs:\n  - category: Basics\n    page: true\n    slug: ../evil\n    items: [intro]\n',
      },
      'content/en/docs/sidebars.yaml:4:11  error  slug in entry 1 of docs must not have a part ".."',
    ],
    [
      'that replaced the page of another language',
      text('pages/a.md', 'slug: ../basic/canvas\n'),
      'content/en/pages/a.md:3:7  error  slug must not have a part ".."',
    ],
    [
      'of a sidebar',
      { 'content/en/docs/sidebars.yaml': '"../evil": [intro]\n' },
      'content/en/docs/sidebars.yaml:1:1  error  Key "../evil" must not have a part ".."',
    ],
    [
      'of a redirect',
      { 'site.yaml': settings({ redirects: { '/../..': '/docs/intro' } }) },
      `site.yaml:18:3  error  Setting "/../.." must not have a part ".."\n    ${remedy}`,
    ],
    [
      'of a doc set',
      { 'site.yaml': settings({ docSets: [{ id: '../evil' }] }) },
      'site.yaml:13:9  error  id in entry 1 of docSets must not have a part ".."',
    ],
    [
      'of a version',
      {
        'site.yaml': settings({
          docSets: [{ id: 'docs', versions: [{ name: '1', folder: 'docs', path: '..' }] }],
        }),
      },
      'error  path in entry 1 of versions in entry 1 of docSets must not have a part ".."',
    ],
    [
      'of the blog',
      { 'site.yaml': settings({ blog: { path: '../blog' } }) },
      'error  blog.path must not have a part ".."',
    ],
    [
      'of the whole site',
      { 'site.yaml': settings({ baseUrl: '/../' }) },
      'error  baseUrl must not have a part ".."',
    ],
    [
      'of a file that is drawn',
      { 'art/a.art': art('/../../a.png 2'), 'art/two.gpl': palette },
      `art/a.art:5:7  error  The address "/../../a.png" must not have a part ".."\n    ${remedy}`,
    ],
  ])('%s', async (_what, files, message) => {
    expect(await messagesOf(files)).toContain(message);
  });
});

describe('names that no browser could ask for', () => {
  test.each(['?', '#', '%', '\\'])('with %s in them', async (mark) => {
    const messages = await messagesOf({
      ...text(`docs/a${mark}b/c.md`),
      [`public/a${mark}b.txt`]: '',
      [`art/a${mark}b.gpl`]: palette,
    });
    const quoted = JSON.stringify(`docs/a${mark}b/c.md`);
    expect(messages).toContain(
      `content/en/docs/a${mark}b/c.md:1:1  error  The file name ${quoted} must not hold "${mark}".`,
    );
    expect(messages).toMatch(/^public.*must not hold/m);
    expect(messages).toMatch(/^art.*must not hold/m);
  });

  test('with a line end in it, which does not break the message either', async () => {
    const messages = await messagesOf({ 'public/a\nb.txt': '' });
    expect(messages).toContain(
      'public/a\uFFFDb.txt:1:1  error  The file name "a\\nb.txt" must not hold control',
    );
  });

  test('a category or a tag without letters', async () => {
    const messages = await messagesOf({
      'content/en/docs/basic/category.yaml': 'label: "???"\npage: true\n',
      'content/en/blog/tags.yaml': '"???": {}\n',
    });
    expect(messages).toContain('The label "???" of the category gives no address.\n    Give it a `slug`.');
    expect(messages).toContain('tags.yaml:1:1  error  Key "???" must have a letter or a digit');
  });
});

describe('DOC-04: a slug that begins with / starts at its set, its category or the blog', () => {
  test.each<[string, Files, string]>([
    [
      'a doc',
      text('docs/a.md', 'slug: /docs/basic/a\n'),
      'a.md:3:1  error  The slug "/docs/basic/a" starts at /docs already, so the address would be /docs/docs/basic/a.\n    Did you mean "/basic/a"?',
    ],
    [
      'a post',
      text('blog/2024-02-02-a.md', 'slug: /blog/a\n'),
      'The slug "/blog/a" starts at /blog already, so the address would be /blog/blog/a.\n    Did you mean "/a"?',
    ],
    [
      'a category',
      { 'content/en/docs/basic/category.yaml': 'page: true\nslug: /docs/category/basic\n' },
      'category.yaml:2:1  error  The slug "/docs/category/basic" starts at /docs/category already, so the address would be /docs/category/docs/category/basic.\n    Did you mean "/basic"?',
    ],
  ])('%s', async (_what, files, message) => {
    expect(await messagesOf(files)).toContain(message);
  });
});

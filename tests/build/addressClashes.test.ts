import { art, type Files, messagesOf, palette, settings, text } from 'generator/testing/addressSite';
import { describe, expect, test } from 'vitest';

describe('CFG-04: one address for two is told with both places', () => {
  test.each<[string, Files, string]>([
    [
      'letter case',
      { ...text('docs/cup.md'), ...text('docs/mug.md', 'slug: Cup\n') },
      'content/en/docs/mug.md:3:1  error  The address /docs/Cup is taken by content/en/docs/cup.md at /docs/cup.\n    Give it another file name or `slug`. Letter case does not tell addresses apart.',
    ],
    [
      'the ways to write an accent',
      { ...text('docs/a.md', 'slug: caf\u00e9\n'), ...text('docs/b.md', 'slug: cafe\u0301\n') },
      'content/en/docs/b.md:3:1  error  The address /docs/cafe\u0301 is taken by content/en/docs/a.md at /docs/caf\u00e9',
    ],
    [
      'numbers in front',
      { ...text('docs/1-a.md'), ...text('docs/2-a.md') },
      'content/en/docs/2-a.md:1:1  error  The name "a" is taken by content/en/docs/1-a.md.',
    ],
    [
      'a page and a list',
      text('pages/a.md', 'slug: /blog/Archive\n'),
      'content/en/pages/a.md:3:1  error  The address /blog/Archive is taken by the blog at /blog/archive.',
    ],
    [
      'a page and a category',
      {
        ...text('docs/a.md', 'slug: /category/basic\n'),
        'content/en/docs/basic/category.yaml': 'label: Basic\npage: true\n',
      },
      'content/en/docs/basic/category.yaml:1:1  error  The address /docs/category/basic is taken by content/en/docs/a.md.',
    ],
    [
      'a page and the home page of the blog',
      text('blog/2024-02-02-a.md', 'slug: index\n'),
      'content/en/blog/2024-02-02-a.md:3:1  error  The address /blog is taken by the list /blog.',
    ],
    [
      'another language',
      text('pages/a.md', 'slug: /zh/docs/intro\n'),
      'content/en/pages/a.md:3:1  error  The address /zh/docs/intro is taken by content/en/docs/intro.md.',
    ],
    [
      'another language, where nothing is yet',
      text('pages/ZH/a.md'),
      'content/en/pages/ZH/a.md:1:1  error  The address /ZH/a of content/en/pages/ZH/a.md lies among those of the language "zh".',
    ],
    [
      'a redirect in another language',
      { 'site.yaml': settings({ redirects: { '/zh/docs/intro': '/docs/intro' } }) },
      'site.yaml:18:3  error  redirects: /zh/docs/intro lies among the addresses of the language "zh".',
    ],
    [
      'a redirect and a page',
      { 'site.yaml': settings({ redirects: { '/docs/Basic/Canvas': '/docs/intro' } }) },
      'site.yaml:18:3  warning  redirects: /docs/Basic/Canvas is a page (content/en/docs/basic/canvas.md)',
    ],
    [
      'two redirects',
      { 'site.yaml': settings({ redirects: { '/a': '/docs/intro', '/A': '/docs/intro' } }) },
      'error  redirects: there are two redirects from /A.',
    ],
    [
      'two doc sets',
      {
        'site.yaml': settings({ docSets: [{ id: 'docs' }, { id: 'more', path: 'Docs' }] }),
        ...text('more/a.md'),
      },
      'site.yaml:15:5  error  The address "/Docs" is there already as "/docs"',
    ],
    [
      'Page Not Found',
      text('pages/404.md'),
      'content/en/pages/404.md:1:1  error  The address /404 is taken by Page Not Found.',
    ],
    [
      'the scripts',
      text('pages/assets/a.md'),
      'content/en/pages/assets/a.md:1:1  error  The address /assets/a is taken by files of the build at /assets.',
    ],
    [
      'the worker',
      { 'public/Offline-Worker.js': '' },
      'public/Offline-Worker.js:1:1  error  The address /Offline-Worker.js is taken by what reading offline needs at /offline-worker.js.',
    ],
    ['what is stored', { 'public/offline/docs.en.json': '' }, 'taken by what reading offline needs'],
    ['the booklets', { 'public/zh/booklet/docs.htm': '' }, 'taken by the booklets'],
    ['the search index', { 'public/search-index/en.json': '' }, 'taken by the search index'],
    ['rules for hosts', { 'public/_headers': '' }, 'taken by the rules for hosts'],
    ['robots.txt', { 'public/robots.txt': '' }, 'taken by the list for crawlers'],
    ['a sitemap', { 'public/zh/sitemap.xml': '' }, 'taken by the sitemap'],
    [
      'llms.txt',
      text('pages/a.md', 'slug: llms.txt\n'),
      'The address /llms.txt is taken by the lists of all texts',
    ],
    ['a feed', { 'public/blog/rss.xml': '' }, 'taken by a feed of the blog'],
    ['a document', { 'public/docs/intro.json': '' }, 'taken by content/en/docs/intro.md'],
    ['a Markdown file', { 'public/docs/intro.md': '' }, 'taken by content/en/docs/intro.md'],
    ['a compressed page', { 'public/docs/intro.html.br': '' }, 'taken by content/en/docs/intro.md'],
    [
      'a public and a drawn file',
      { 'public/A.png': '', 'art/a.art': art('/a.png 2'), 'art/two.gpl': palette },
      'public/A.png:1:1  error  The address /A.png is taken by art/a.art:5 at /a.png.',
    ],
    [
      'two drawn files',
      { 'art/a.art': art('/a.png 2'), 'art/b.art': art('/A.png 2'), 'art/two.gpl': palette },
      'art/b.art:5:7  error  The address /A.png is taken by art/a.art:5 at /a.png.',
    ],
  ])('%s', async (_what, files, message) => {
    expect(await messagesOf(files)).toContain(message);
  });
});

test('CFG-04: letter case is spoken of only where it is the reason', async () => {
  expect(await messagesOf(text('pages/assets/a.md'))).not.toContain('Letter case');
  expect(await messagesOf(text('pages/Assets.md'))).toContain('Letter case');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { siteFolders } from '../../src/engine/load/siteFolders';
import { readSite } from '../../src/engine/readSite';
import { ContentError, formatProblems } from '../../src/model/problem';

type Files = Readonly<Record<string, string>>;

/** Settings, of which those in `more` take the place of others. */
const settings = (more: Readonly<Record<string, unknown>> = {}) =>
  stringify({
    title: 'Addresses',
    url: 'https://addresses.example',
    locales: {
      default: 'en',
      list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
    },
    docSets: [{ id: 'docs', booklet: true, offline: true }],
    blog: {},
    ...more,
  });

/** A text and its Chinese translation at a path below a locale. */
function text(path: string, frontMatter = ''): Files {
  return {
    [`content/en/${path}`]: `---\ntitle: Title\n${frontMatter}---\n\nText.\n\n<!-- truncate -->\n`,
    [`content/zh/${path}`]: '---\ntitle: 标题\n---\n\n文字。\n\n<!-- truncate -->\n',
  };
}

const art = (also: string) => `size: 2x1\npalette: two\nalt-en: A\nalt-zh: 一\nalso: ${also}\n\nframe\n01\n`;
const palette = 'GIMP Palette\nName: Two\n#\n0 0 0 black\n255 255 255 white\n';

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** What is said of a site with an introduction, a canvas page, a post and these files. */
async function messagesOf(files: Files): Promise<string> {
  count += 1;
  const root = join(folder, String(count));
  const all = {
    'site.yaml': settings(),
    ...text('docs/intro.md'),
    ...text('docs/basic/canvas.md'),
    ...text('blog/2024-01-01-welcome.md'),
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  try {
    const folders = siteFolders(root);
    const tool = { folders, sourceHash: 'test', worker: undefined };
    const { problems } = await readSite(tool, 'production', '2025-01-01');
    return formatProblems(problems);
  } catch (error) {
    if (error instanceof ContentError) return formatProblems(error.problems);
    throw error;
  }
}

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

describe('CFG-04: one address for two is told with both places', () => {
  test.each<[string, Files, string]>([
    [
      'letter case',
      { ...text('docs/cup.md'), ...text('docs/mug.md', 'slug: Cup\n') },
      'content/en/docs/mug.md:3:1  error  The address /docs/Cup is taken by content/en/docs/cup.md at /docs/cup.',
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
      'another doc set',
      {
        'site.yaml': settings({ docSets: [{ id: 'docs' }, { id: 'more', path: 'docs/more' }] }),
        ...text('more/a.md'),
        ...text('docs/more/b.md'),
      },
      'content/en/docs/more/b.md:1:1  error  The address /docs/more/b of content/en/docs/more/b.md lies at /docs/more, where the doc set "more" begins.',
    ],
    [
      'two doc sets',
      {
        'site.yaml': settings({ docSets: [{ id: 'docs' }, { id: 'more', path: 'Docs' }] }),
        ...text('more/a.md'),
      },
      'site.yaml:14:5  error  The address /Docs of the doc set "more" is taken by the doc set "docs".',
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

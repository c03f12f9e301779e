import { expect, test } from 'vitest';
import { formatProblems } from '../model/problem';
import { parseForTest } from './parseForTest';
import { parseMarkdown } from './parseMarkdown';

test('keys that are wrong are dropped, the rest is kept', async () => {
  const { printed, summary } = await parseForTest(
    '---',
    'title: Canvas',
    'titel: x',
    'description: 3',
    'position: first',
    'draft: yes',
    'tags: [a, 4, ""]',
    'toc: {mni: 1, max: 7}',
    'release:',
    '  edition: iso',
    '  after: 2024-13',
    '  verson: r1',
    'lastUpdate: { date: 2024-02-30 }',
    'sidebar: []',
    'follows: abc',
    'label:',
    'slug: /ok',
    '---',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:3:1  error  Unknown key "titel"
        Did you mean "title"?
        docs/writing.md lists them.
    page.md:4:14  error  description must be a text, found a number (3)
        Put it in quotes, which make it a text. One plain sentence for cards, search engines and lists.
    page.md:5:11  error  position must be a number, found a text ("first")
        Write a number, without quotes. Place among its neighbours in the sidebar.
    page.md:6:8  error  draft must be true or false, found a text ("yes")
        Write true or false, without quotes. Shown in development only.
    page.md:7:11  error  Entry 2 of tags must be a text, found a number (4)
        Put it in quotes, which make it a text.
    page.md:7:14  error  Entry 3 of tags must not be empty, found a text ("")
    page.md:8:7  error  Unknown key "mni" in toc
        Did you mean "min"?
        Allowed: min, max.
    page.md:8:20  error  toc.max must be at most 6, found a number (7)
        Lowest heading level shown.
    page.md:10:12  error  release.edition must be one of lite, pro, found a text ("iso")
        Which of the series it belongs to.
    page.md:11:10  error  release.after must be a month as YYYY-MM, found a text ("2024-13")
        Released after this month began, where the day is unknown.
    page.md:12:3  error  Unknown key "verson" in release
        Did you mean "version"?
        Allowed: edition, version, date, after, fixed.
    page.md:13:21  error  lastUpdate.date is not a day of the calendar, found a text ("2024-02-30")
    page.md:14:10  error  sidebar must be a text or null, found an empty list
        Sidebar to show instead of the own one, or null for none.
    page.md:15:10  error  follows must be what a stamp writes, found a text ("abc")
        Codes of the passages a translation was made from. Without this line, the check says how to stamp.
    page.md:16:1  error  label must be a text, found nothing
        Sidebar label where it differs from the title."
  `);
  expect(summary.frontMatter).toEqual({ title: 'Canvas', slug: '/ok' });
});

test('what is allowed depends on the kind of the file', async () => {
  const source = '---\ntitle: T\nposition: 1\ndate: 2024-06-10\n---\n';
  const printed = await Promise.all(
    (['doc', 'post', 'page'] as const).map(async (kind) => {
      const { summary } = await parseMarkdown(source, `${kind}.md`, kind);
      return formatProblems(summary.problems).replace(/\n {4}.*/g, '');
    }),
  );
  expect(printed.join('\n')).toMatchInlineSnapshot(`
    "doc.md:4:1  error  Unknown key "date"
    post.md:3:1  error  Unknown key "position"
    page.md:3:1  error  Unknown key "position"
    page.md:4:1  error  Unknown key "date""
  `);
});

test('front matter that is not YAML', async () => {
  const { printed, summary } = await parseForTest(
    '---',
    'title: Pixels: a "guide"',
    'label: @x',
    'keywords:',
    '  - What: is this: about',
    '\tslug: a',
    'sources: [a',
    'titel: b',
    '---',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:2:8  error  This value contains ": ", which begins another key
        Put the whole value in quotes.
    page.md:3:8  error  A value without quotes cannot begin with this character
        Put the whole value in quotes.
    page.md:5:11  error  This value contains ": ", which begins another key
        Put the whole value in quotes.
    page.md:6:1  error  A tab indents this line
        Indent with spaces.
    page.md:8:1  error  Invalid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]
        Write lines of the form \`key: value\`."
  `);
  expect(summary.frontMatter.title).toBe('Pixels: a "guide"');
});

test('front matter that is a list or a text', async () => {
  for (const [yaml, found] of [
    ['- a', 'a list'],
    ['title:x', 'a text ("title:x")'],
  ]) {
    const { printed, summary } = await parseForTest('---', `${yaml}`, '---', 'a');
    expect(summary.frontMatter).toEqual({});
    expect(printed).toBe(
      `page.md:2:1  error  The top level must be a mapping, found ${found}\n    Write lines of the form \`key: value\`.`,
    );
  }
});

test('front matter that is not closed or not at the top', async () => {
  const unclosed = await parseForTest('---', 'title: a', '', 'b');
  expect(unclosed.printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  The front matter is not closed
        Close it with a line ---."
  `);
  const late = await parseForTest('', ' ', '---', 'title: a', '---', 'b');
  expect(late.printed).toMatchInlineSnapshot(`
    "page.md:3:1  error  Front matter begins on the first line
        Remove what stands before it, empty lines too."
  `);
  expect((await parseForTest('---', '', 'a')).printed).toBe('');
});

import { describe, expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

async function idsOf(...lines: string[]) {
  return (await parseForTest(...lines)).summary.headings.map(({ id }) => id);
}

describe('CT-02 ids of headings', () => {
  test.each([
    ['Custom sizes', 'custom-sizes'],
    ['二级 标题', '二级-标题'],
    ['What is “new”, really?', 'what-is-new-really'],
    ['Use `code` & *more*', 'use-code--more'],
    ['Press :kbd[Ctrl+Z]', 'press-ctrlz'],
    ['Menu:Edit at 12:30pm', 'menuedit-at-1230pm'],
    ['A \\{#b}', 'a-b'],
    ['?!', 'section'],
  ])('%s → %s', async (heading, id) => {
    expect(await idsOf(`## ${heading}`)).toEqual([id]);
  });

  test('get a number when they repeat', async () => {
    expect(await idsOf('## A', '## A', '## a-1', '## a')).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
  });

  test('are what the writer sets', async () => {
    const { summary, tree, printed } = await parseForTest(
      '## A',
      '## 自定义尺寸 {#b}',
      'C {#c_1}',
      '---',
      '## *D* {#é-2} ##',
    );
    expect(printed).toBe('');
    expect(summary.headings.map(({ id }) => id)).toEqual(['a', 'b', 'c_1', 'é-2']);
    expect(tree[1]).toEqual(['h2', { id: 'b' }, '自定义尺寸']);
    expect(tree[3]).toEqual(['h2', { id: 'é-2' }, ['em', null, 'D']]);
  });

  test('do not meet those of footnotes', async () => {
    expect(await idsOf('## fn 1[^1]', '', '[^1]: a')).toEqual(['fn-1-1']);
  });
});

test('TOC-01 headings keep their markup, without links and footnotes', async () => {
  const { summary } = await parseForTest(
    '## A [b *c*](d.md)[^1] `e`',
    '',
    ':::note',
    '### F',
    ':::',
    '',
    '[^1]: g',
  );
  expect(summary.headings).toEqual([
    {
      depth: 2,
      id: 'a-b-c-e',
      content: ['A b ', ['em', null, 'c'], ' ', ['code', null, 'e']],
      position: { line: 1, column: 1 },
    },
    { depth: 3, id: 'f', content: ['F'], position: { line: 4, column: 1 } },
  ]);
});

test('mistakes in headings', async () => {
  const { printed } = await parseForTest(
    '# T {#t}',
    '#### A {#x}',
    '##',
    '## B {#x}',
    '## C {#My Id}',
    '#### D {#}',
    '# U',
    ':::note{#x}',
    ':::',
    ':::note{#a.b}',
    ':::',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:5  error  A heading of level 1 is the title and has no id
        Remove {#t}.
    page.md:3:1  error  This heading has no text
        Write a text or remove the heading.
    page.md:4:6  error  The id "x" is already used in line 2
        Choose another id.
    page.md:5:6  error  "My Id" cannot be an id
        Did you mean "my-id"?
        An id has letters, digits, "-" and "_" only.
    page.md:6:8  error  "" cannot be an id
        An id has letters, digits, "-" and "_" only.
    page.md:7:1  error  A second title: "U"
        Write ## for a heading below the title.
    page.md:8:9  error  The id "x" is already used in line 2
        Choose another id.
    page.md:2:1  warning  A heading of level 4 follows the title
        Write ##, so that no level is skipped.
    page.md:6:1  warning  A heading of level 4 follows level 2
        Write ###, so that no level is skipped."
  `);
});

describe('DOC-02 a title in the body', () => {
  test('is told beside that of the front matter, in each form', async () => {
    const { printed } = await parseForTest(
      '---',
      'title: T',
      '---',
      '',
      'a',
      '',
      '# U',
      '',
      'b',
      'c',
      '=======',
      'd',
    );
    expect(printed).toMatchInlineSnapshot(`
      "page.md:9:1  error  A second title: "b c"
          The line of "=" below it makes it a title. Write ## for a heading below the title.
      page.md:7:1  warning  A second title: "U"; the front matter has "T"
          The page shows this one, lists and the browser show the other. Write ## for a heading below the title, or remove one of the two."
    `);
    const underlined = await parseForTest('---', 'title: T', '---', 'a', '=======');
    expect(underlined.printed).toMatchInlineSnapshot(`
      "page.md:4:1  warning  A second title: "a"; the front matter has "T"
          The line of "=" below it makes it a title. The page shows this one, lists and the browser show the other. Write ## for a heading below the title, or remove one of the two."
    `);
  });

  test('is right alone, or where the front matter says that its own is not shown', async () => {
    expect((await parseForTest('Title', '=======', '', 'a')).printed).toBe('');
    expect((await parseForTest('---', 'title: T', 'hideTitle: true', '---', '# U')).printed).toBe('');
  });
});

test('CT-02: an id that somebody chose is not taken from another heading in silence', async () => {
  const { printed, summary } = await parseForTest(
    '## Save your work',
    '',
    '## Save again {#save-your-work}',
    '',
    '## Save again',
  );
  expect(printed).toContain('page.md:1:1  error  The id that this heading would have is that of line 3');
  expect(printed.match(/error/g)).toHaveLength(1);
  expect(summary.headings.map(({ id }) => id)).toEqual(['save-your-work-1', 'save-your-work', 'save-again']);
});

import { describe, expect, test } from 'vitest';
import { parseForTest } from './parseForTest';
import { parseMarkdown } from './parseMarkdown';

async function treeOf(...lines: string[]) {
  const { tree, printed } = await parseForTest(...lines);
  expect(printed).toBe('');
  return tree;
}

describe('the tree', () => {
  test('has paragraphs with inline markup', async () => {
    expect(await treeOf('a *b* **c** ~~d~~ `e`\\', 'f')).toEqual([
      [
        'p',
        null,
        'a ',
        ['em', null, 'b'],
        ' ',
        ['strong', null, 'c'],
        ' ',
        ['del', null, 'd'],
        ' ',
        ['code', null, 'e'],
        ['br', null],
        'f',
      ],
    ]);
  });

  test('has quotations, rules and lists', async () => {
    expect(await treeOf('> a', '', '---', '', '- b', '- c', '  - d', '', '3. e', '', '   f')).toEqual([
      ['blockquote', null, ['p', null, 'a']],
      ['hr', null],
      ['ul', null, ['li', null, 'b'], ['li', null, 'c', ['ul', null, ['li', null, 'd']]]],
      ['ol', { start: 3 }, ['li', null, ['p', null, 'e'], ['p', null, 'f']]],
    ]);
  });

  test('has task lists', async () => {
    expect(await treeOf('- [x] a', '- [ ] b')).toEqual([
      [
        'ul',
        null,
        ['li', { task: true }, ['input', { type: 'checkbox', checked: true, disabled: true }], 'a'],
        ['li', { task: true }, ['input', { type: 'checkbox', checked: false, disabled: true }], 'b'],
      ],
    ]);
  });

  test('has tables with as many cells in each row as in the first', async () => {
    expect(await treeOf('| a | b |', '| :-: | --- |', '| c |')).toEqual([
      [
        'table',
        null,
        [
          'thead',
          null,
          ['tr', null, ['th', { scope: 'col', align: 'center' }, 'a'], ['th', { scope: 'col' }, 'b']],
        ],
        ['tbody', null, ['tr', null, ['td', { align: 'center' }, 'c'], ['td', null]]],
      ],
    ]);
  });

  test('has no body in a table without rows', async () => {
    expect(await treeOf('| a |', '| --- |')).toEqual([
      ['table', null, ['thead', null, ['tr', null, ['th', { scope: 'col' }, 'a']]]],
    ]);
  });

  test('keeps a range with tildes as text', async () => {
    expect(await treeOf('10~20 像素，30~40 像素')).toEqual([['p', null, '10~20 像素，30~40 像素']]);
  });

  test('has directives inside lists and quotations', async () => {
    expect(await treeOf('- a', '', '  :::note', '  b', '  :::', '', '> :::tip', '> c', '> :::')).toEqual([
      ['ul', null, ['li', null, ['p', null, 'a'], ['Admonition', { type: 'note' }, ['p', null, 'b']]]],
      ['blockquote', null, ['Admonition', { type: 'tip' }, ['p', null, 'c']]],
    ]);
  });

  test('has nothing of comments and of front matter', async () => {
    expect(
      await treeOf(
        '---',
        'title: T',
        '---',
        '<!-- a -->',
        'b<!-- c -->d',
        '',
        '{/* e */}',
        '',
        '- {/* f */}',
      ),
    ).toEqual([
      ['p', null, 'bd'],
      ['ul', null, ['li', null]],
    ]);
  });
});

describe('emphasis next to full-width punctuation', () => {
  test.each([
    ['**注意。**后面', [['strong', null, '注意。'], '后面']],
    ['前面**（注意）**后面', ['前面', ['strong', null, '（注意）'], '后面']],
    ['*“引用”*的话', [['em', null, '“引用”'], '的话']],
  ])('%s', async (source, content) => {
    expect(await treeOf(source)).toEqual([['p', null, ...content]]);
  });
});

describe('line ends and the byte order mark', () => {
  const lines = [
    '---',
    'titel: x',
    '---',
    '',
    '## A',
    '',
    ':::foo',
    '[a](b.md)',
    ':::',
    '',
    '```js foo',
    '// highlight-end',
    '```',
  ];

  test.each([
    ['CRLF', lines.join('\r\n')],
    ['CR', lines.join('\r')],
    ['a BOM', `\uFEFF${lines.join('\n')}`],
    ['both', `\uFEFF${lines.join('\r\n')}`],
  ])('%s changes neither tree nor positions', async (_, source) => {
    const plain = await parseMarkdown(lines.join('\n'), 'page.md', 'doc');
    expect(plain.summary.problems).toHaveLength(4);
    expect(await parseMarkdown(source, 'page.md', 'doc')).toEqual(plain);
  });
});

describe('the summary', () => {
  test('DOC-02 has the title of the body, without markup', async () => {
    const { summary, tree } = await parseForTest('# A *b* `c`', '', 'd');
    expect(summary.bodyTitle).toBe('A b c');
    expect(tree[0]).toEqual(['h1', null, 'A ', ['em', null, 'b'], ' ', ['code', null, 'c']]);
  });

  test('DOC-03 has the first paragraph as plain text', async () => {
    const { summary } = await parseForTest(
      '# T',
      '',
      '![p](p.png)',
      '',
      'A *b* [c](d.md)[^1]',
      'e',
      '',
      'f',
      '',
      '[^1]: g',
    );
    expect(summary.firstParagraph).toBe('A b c e');
  });

  test('DOC-03 has no first paragraph where there is none', async () => {
    const { summary } = await parseForTest('## A', '', '- b');
    expect(summary.firstParagraph).toBe('');
    expect(summary.bodyTitle).toBeUndefined();
  });

  test('has the positions of front matter keys', async () => {
    const { summary } = await parseForTest(
      '---',
      'title: T',
      'tags: [a, b]',
      'release:',
      '  version: r1',
      '---',
    );
    expect(summary.frontMatter).toEqual({ title: 'T', tags: ['a', 'b'], release: { version: 'r1' } });
    expect(summary.keyPositions).toEqual({
      title: { line: 2, column: 1 },
      tags: { line: 3, column: 1 },
      'tags.0': { line: 3, column: 8 },
      'tags.1': { line: 3, column: 11 },
      release: { line: 4, column: 1 },
      'release.version': { line: 5, column: 3 },
    });
  });

  test('has the other ids of the page', async () => {
    const { summary } = await parseForTest(':::note{#n}', 'a[^x]', ':::', '', '[^x]: b');
    expect(summary.otherIds).toEqual(['fnref-x', 'n', 'fn-x']);
  });
});

describe('an empty file', () => {
  test.each([[''], [' \n\n'], ['---\n---'], ['---\ndraft: true\n---\n'], ['<!-- a -->']])(
    '%j',
    async (source) => {
      expect((await parseForTest(source)).printed).toBe(
        'page.md:1:1  error  The file is empty\n    Give it a title or remove it.',
      );
    },
  );

  test('has neither a title nor a body', async () => {
    expect((await parseForTest('---', 'title: T', '---')).printed).toBe('');
    expect((await parseForTest('a')).printed).toBe('');
  });
});

test('blocks nested thousands of times are a problem, not a crash', async () => {
  const { summary, tree } = await parseMarkdown('>'.repeat(10_000), 'page.md', 'page');
  expect(tree).toEqual([]);
  expect(summary.problems).toMatchObject([
    { severity: 'error', line: 1, column: 1, message: 'The blocks of this file are nested too deeply' },
  ]);
});

test('what comes along with a pasted text is one warning for a file, at the first place', async () => {
  const { printed } = await parseForTest(
    '---',
    'title: A',
    '---',
    '',
    'Ten\u00a0pixels',
    '',
    '•\tone',
    '•\ttwo&nbsp;',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:5:4  warning  This came along with a pasted text: U+00A0, which is not seen; 3 more places of the file
        Type a plain space or nothing there; a list has a hyphen and a space before each entry."
  `);
  const bullets = await parseForTest('---', 'title: A', '---', '', '• one');
  expect(bullets.printed).toContain('page.md:5:1  warning  This came along with a pasted text: "•"\n');
  const emoji = await parseForTest('---', 'title: A', '---', '', '👩‍🎨 draws · 2 × 3');
  expect(emoji.printed).toBe('');
});

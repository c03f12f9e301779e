import { describe, expect, test } from 'vitest';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { parseForTest } from '../parseForTest';

test('CT-08 code is tokens in classes, never styles', async () => {
  const { tree, printed } = await parseForTest(
    '```JS title="a b.js" showLineNumbers=5',
    'const n = f(1);',
    '',
    '// c',
    '```',
  );
  expect(printed).toBe('');
  expect(tree).toEqual([
    [
      'CodeBlock',
      { lang: 'js', title: 'a b.js', lineNumbers: 5 },
      [
        'line',
        null,
        ['tok', { c: 'keyword' }, 'const'],
        ' ',
        ['tok', { c: 'constant' }, 'n'],
        ' ',
        ['tok', { c: 'punctuation' }, '='],
        ' ',
        ['tok', { c: 'function' }, 'f'],
        ['tok', { c: 'punctuation' }, '('],
        ['tok', { c: 'number' }, '1'],
        ['tok', { c: 'punctuation' }, ');'],
      ],
      ['line', null],
      ['line', null, ['tok', { c: 'comment' }, '// c']],
    ],
  ]);
});

/** The tokens of the first line of a code block, as `class:text`. */
function tokensOf([block]: readonly TreeNode[]): string[] {
  const line = block !== undefined && isElement(block) ? block[2] : undefined;
  if (line === undefined || !isElement(line)) return [];
  return childrenOf(line).map((token) => {
    return isElement(token) ? `${token[1]?.['c']}:${textOf(childrenOf(token))}` : token;
  });
}

test.each([
  ['css', '.b { color: #fff; }', 'punctuation:.|attribute:b| |punctuation:{| |attribute:color'],
  ['html', '<p id="x">y</p>', 'punctuation:<|tag:p| |attribute:id|punctuation:=|string:"x"|punctuation:>|y'],
  ['json', '{ "a": [] }', 'punctuation:{| |attribute:"a"|punctuation:: [] }'],
  ['bash', 'echo "$A b"', 'string:"|$A|string: b"'],
  ['diff', '-a', 'deleted:-a'],
  ['diff', '+b', 'inserted:+b'],
  ['yaml', 'a: 1', 'tag:a|punctuation::| |number:1'],
  ['js', '`a \u0024{b.c}`', 'string:`a |punctuation:\u0024{|b|punctuation:.|c|punctuation:}|string:`'],
  ['python', 'f"a {b} c"', 'string:"a {|b|string:} c"'],
  ['ts', 'type A = string;', 'keyword:type| |type:A| |punctuation:=| |type:string|punctuation:;'],
  ['bash', 'npm run x # y', 'function:npm| |string:run x| |comment:# y'],
])('CT-08 the classes of %s: %s', async (language, code, tokens) => {
  const { tree } = await parseForTest(`\`\`\`${language}`, code, '```');
  expect(tokensOf(tree).join('|')).toContain(tokens);
});

test('CT-08 settings of the fence', async () => {
  const propsOf = async (fence: string) => {
    const { tree, printed } = await parseForTest(fence, 'a', fence.startsWith('~') ? '~~~' : '```');
    expect(printed).toBe('');
    return tree[0]?.[1];
  };
  expect(await propsOf('```')).toEqual({ lang: 'text' });
  expect(await propsOf('```txt title=\'a "b"\'')).toEqual({ lang: 'txt', title: 'a "b"' });
  expect(await propsOf('~~~js{1} showLineNumbers title=x.js')).toEqual({
    lang: 'js',
    title: 'x.js',
    lineNumbers: 1,
  });
});

test('code without a fence, and an empty block', async () => {
  const { tree, printed } = await parseForTest('    a', '', '      b', '', 'c', '', '```', '```');
  expect(printed).toBe('');
  expect(tree).toEqual([
    ['CodeBlock', { lang: 'text' }, ['line', null, 'a'], ['line', null], ['line', null, '  b']],
    ['p', null, 'c'],
    ['CodeBlock', { lang: 'text' }, ['line', null]],
  ]);
});

test('CT-12 ERR-15 an unknown language is a warning and the code is plain', async () => {
  const { printed, tree } = await parseForTest('> ```NoSuchLang {1}', '> a', '> ```', '', '```pyhton', '```');
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:6  warning  Language does not exist: nosuchlang
        The code is shown without colours; write \`text\` if that is meant.
    page.md:5:4  warning  Language does not exist: pyhton
        Did you mean "python"?
        The code is shown without colours; write \`text\` if that is meant."
  `);
  expect(tree[0]).toEqual([
    'blockquote',
    null,
    ['CodeBlock', { lang: 'nosuchlang' }, ['line', { marked: true }, 'a']],
  ]);
});

test('mistakes in code blocks', async () => {
  const { printed } = await parseForTest(
    '```js{2,x,3-1,9} title showLinenumbers showLineNumbers=a {1',
    'a',
    'b',
    '```',
    '',
    '- ```js',
    '  // highlight-end',
    '  a',
    '    // highlight-start',
    '  // highlight-start',
    '  // highlight-next-line',
    '  ```',
    '',
    'c',
    '',
    '    // highlight-end',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:9  error  "x" is not a line or a range of lines
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:11  error  {3-1} is outside of the block, which has 2 lines
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:15  error  {9} is outside of the block, which has 2 lines
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:18  error  This value of title cannot be used: title
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:24  error  Unknown setting of a code block: showLinenumbers
        Did you mean "showLineNumbers"?
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:40  error  This value of showLineNumbers cannot be used: showLineNumbers=a
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:1:58  error  Unknown setting of a code block: {1
        Allowed: title="…", showLineNumbers, showLineNumbers=5, {1,4-6}.
    page.md:7:3  error  highlight-end without highlight-start
        Write highlight-start before it.
    page.md:9:5  error  highlight-start without highlight-end
        Write highlight-end behind the last line.
    page.md:10:3  error  highlight-start without highlight-end
        Write highlight-end behind the last line.
    page.md:11:3  error  highlight-next-line has no next line
        Remove it.
    page.md:16:5  error  highlight-end without highlight-start
        Write highlight-start before it."
  `);
});

describe('a block that is not closed is told where it opens', () => {
  test.each([
    ['at the end of the file', ['a', '', '```js', 'b', '', '## C'], 'page.md:3:1', '```'],
    ['in a list', ['- a', '  ~~~~', '  b', '  ~~~', '', 'c'], 'page.md:2:3', '~~~~'],
    ['in a quotation', ['> - ```', '>   b', '', '```', '```'], 'page.md:1:5', '```'],
    ['where the closing line is code', ['```', 'a', '    ```'], 'page.md:1:1', '```'],
    ['without a line of code', ['a', '', '```js'], 'page.md:3:1', '```'],
  ])('%s', async (_, lines, place, fence) => {
    const { printed, summary } = await parseForTest(...lines);
    expect(printed).toBe(
      `${place}  error  This code block is not closed\n` +
        `    Close it with ${fence} on a line of its own, as far indented as this line and with the same ">" before it.`,
    );
    expect(summary.isPartial).toBe(true);
  });

  test('in a directive, which colons inside code close', async () => {
    const { printed } = await parseForTest(':::note', '```', 'a', ':::', '', 'b');
    expect(printed).toBe(
      'page.md:2:1  error  This code block is not closed\n' +
        '    Close it with ``` on a line of its own before ::: closes the directive; if these colons belong to the code, give the directive more.',
    );
  });

  test.each([
    ['```', 'a', '   `````  '],
    ['- ```', '  a', '  ```'],
    ['> ~~~', '> a', '> ~~~', 'b'],
    [':::note', '```', 'a', '```', ':::'],
    ['    a'],
    ['```', '```'],
  ])('and no other: %j', async (...lines) => {
    const { printed, summary } = await parseForTest(...lines);
    expect(printed).toBe('');
    expect(summary.isPartial).toBe(false);
  });
});

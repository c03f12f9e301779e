import { describe, expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

async function treeOf(...lines: string[]) {
  const { tree, printed } = await parseForTest(...lines);
  expect(printed).toBe('');
  return tree;
}

describe('CT-03 admonitions', () => {
  test.each(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'])('%s', async (type) => {
    expect(await treeOf(`:::${type}`, 'a', ':::')).toEqual([['Admonition', { type }, ['p', null, 'a']]]);
  });

  test('may have a title with markup, an id and classes, and nest', async () => {
    expect(await treeOf('::::tip[Start *small*]{#a .b .c}', 'd', ':::note', 'e', ':::', '::::')).toEqual([
      [
        'Admonition',
        { type: 'tip', id: 'a', class: 'b c' },
        ['Title', null, 'Start ', ['em', null, 'small']],
        ['p', null, 'd'],
        ['Admonition', { type: 'note' }, ['p', null, 'e']],
      ],
    ]);
  });
});

test('CT-04 details', async () => {
  expect(await treeOf(':::details[More]{#m}', 'a', ':::', '', ':::details[Less]', ':::')).toEqual([
    ['Details', { id: 'm' }, ['Title', null, 'More'], ['p', null, 'a']],
    ['Details', null, ['Title', null, 'Less']],
  ]);
});

test('keys, menus and editions', async () => {
  expect(await treeOf(':kbd[Ctrl+Z]在:menu[Edit > Insert Text] :edition[Pro & Studio]')).toEqual([
    [
      'p',
      null,
      ['Kbd', null, 'Ctrl+Z'],
      '在',
      ['Menu', null, 'Edit > Insert Text'],
      ' ',
      ['Edition', { name: 'Pro & Studio', editions: 'pro studio' }],
    ],
  ]);
});

test('a colon before a word is text', async () => {
  const text = 'Menu:Edit 12:30pm 16:9 注:请看 a:kbd :smile: std::vector \\:::note';
  expect(await treeOf(text)).toEqual([['p', null, text.replace('\\', '')]]);
});

test('CT-03 a name that is not in the vocabulary keeps its content', async () => {
  const { printed, tree } = await parseForTest(
    ':::foo[*A*]',
    'b',
    ':::',
    '- :::wraning',
    '  c',
    '  :::',
    '',
    '::leaf[d]',
    '',
    'e :kdb[f] g:h{i=j} :note[k]',
    '',
    ':::kbd',
    ':::',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  Unknown directive :::foo
        docs/writing.md lists them.
    page.md:4:3  error  Unknown directive :::wraning
        Did you mean "warning"?
        docs/writing.md lists them.
    page.md:8:1  error  Unknown directive ::leaf
        docs/writing.md lists them.
    page.md:10:3  error  Unknown directive :kdb
        Did you mean "kbd"?
        docs/writing.md lists them. For a colon as text write "\\:".
    page.md:10:12  error  Unknown directive :h
        docs/writing.md lists them. For a colon as text write "\\:".
    page.md:10:20  error  :note is written :::note
        An aside.
    page.md:12:1  error  :::kbd is written :kbd[…]
        A key or a key combination."
  `);
  expect(tree).toEqual([
    ['p', null, ['em', null, 'A']],
    ['p', null, 'b'],
    ['ul', null, ['li', null, ['p', null, 'c']]],
    ['p', null, 'd'],
    ['p', null, 'e f g k'],
  ]);
});

test('directives that are not closed or not open', async () => {
  const { printed } = await parseForTest(
    ':::',
    '',
    '> :::note',
    '> a',
    '',
    ':::tip',
    ':::info',
    'b',
    ':::',
    ':::',
    '',
    '- c',
    '  :::',
    '',
    '::::danger',
    '```',
    '::::',
    '```',
    ':::',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  This ::: closes nothing
        Remove it, or give the outer directive more colons than those inside it.
    page.md:3:3  error  :::note is not closed
        Close it with as many colons on a line of their own; an outer directive needs more than those inside it.
    page.md:7:1  error  :::info is not closed
        Close it with as many colons on a line of their own; an outer directive needs more than those inside it.
    page.md:10:1  error  This ::: closes nothing
        Remove it, or give the outer directive more colons than those inside it.
    page.md:13:3  error  This ::: closes nothing
        Remove it, or give the outer directive more colons than those inside it.
    page.md:16:1  error  This code block is not closed
        Close it with \`\`\` on a line of its own before :::: closes the directive; if these colons belong to the code, give the directive more.
    page.md:18:1  error  This code block is not closed
        Close it with \`\`\` on a line of its own, as far indented as this line and with the same ">" before it."
  `);
});

test('lines that look like directives', async () => {
  const { printed } = await parseForTest(
    '::: note',
    'a',
    '',
    'b',
    ':::',
    '',
    ':::tip Title',
    'c',
    ':::',
    '',
    ':::info{a',
    'd',
    ':::',
    '',
    '::leaf{e',
    '',
    ':::',
    '',
    ':kbd[Ctrl+[] :menu{f',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  This is not read as a directive: ::: note
        Write :::name[label]{key=value}, with nothing else on the line.
    page.md:7:1  error  This is not read as a directive: :::tip Title
        Write :::name[label]{key=value}, with nothing else on the line.
    page.md:11:1  error  This is not read as a directive: :::info{a
        Write :::name[label]{key=value}, with nothing else on the line.
    page.md:15:1  error  This is not read as a directive: ::leaf{e
        Write ::name[label]{key=value}, with nothing else on the line.
    page.md:17:1  error  This ::: closes nothing
        Remove it, or give the outer directive more colons than those inside it.
    page.md:19:1  error  :kbd[ is not closed
        Close it in the same paragraph; write "\\[" or "\\]" for a bracket inside it.
    page.md:19:14  error  :menu{ is not closed
        Close it in the same paragraph; write "\\[" or "\\]" for a bracket inside it."
  `);
});

test('labels and attributes', async () => {
  const { printed, tree } = await parseForTest(
    ':::details',
    'a',
    ':::',
    '',
    ':::note[]{clas=x class="" #n title="y"}',
    'b',
    ':::',
    '',
    ':kbd[] :kbd{a=b} :menu[c]{d} :edition[lite] :edition[] :edition[Li*te*]{name=Pro}',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:1  error  :::details[…] needs a text in the brackets
        Something to unfold; the label is what the reader clicks.
    page.md:5:11  error  :::note: Unknown attribute "clas"
        Did you mean "class"?
        Allowed: id, class.
    page.md:5:18  error  :::note: class must not be empty, found a text ("")
        Names for the style sheet.
    page.md:5:30  error  :::note: Unknown attribute "title"
        Allowed: id, class.
    page.md:9:1  error  :kbd[…] needs a text in the brackets
        A key or a key combination.
    page.md:9:8  error  :kbd[…] needs a text in the brackets
        A key or a key combination.
    page.md:9:27  error  :menu[…]: Unknown attribute "d"
        No attribute is allowed here.
    page.md:9:30  error  :edition[…]: name must be one of Lite, Pro, Studio, Pro & Studio, found a text ("lite")
        Did you mean "Lite"?
    page.md:9:45  error  :edition[…] needs a text in the brackets
        A mark that a sentence is true in one edition only."
  `);
  expect(tree.slice(0, 2)).toEqual([
    ['Details', null, ['p', null, 'a']],
    ['Admonition', { type: 'note', id: 'n' }, ['p', null, 'b']],
  ]);
});

test('what directives name in the art folder is known with its place, and what of it has no words here', async () => {
  const { summary, printed } = await parseForTest(
    '::sprite{name=cup}',
    '::sprite{name=cup alt="A cup"}',
    '::animation{name=cup/steam}',
    '::compare{before=a after=b afterAlt="B"}',
    '::download[Cup]{file=/cup.png}',
    ':::note',
    ':::',
  );
  expect(printed).toBe('');
  expect(summary.references).toEqual([
    { kind: 'art', target: 'cup', needsAlt: true, line: 1, column: 10 },
    { kind: 'art', target: 'cup', line: 2, column: 10 },
    { kind: 'art', target: 'cup/steam', needsAlt: true, needsFrames: true, line: 3, column: 13 },
    { kind: 'art', target: 'a', needsAlt: true, line: 4, column: 11 },
    { kind: 'art', target: 'b', line: 4, column: 20 },
    { kind: 'download', target: '/cup.png', line: 5, column: 17 },
  ]);
});

test('attributes of a directive that are links are checked as those of a text, each with its place', async () => {
  const lessons = ['first', 'second'];
  const links = lessons.map((name) => `${name}="${name}.md#lesson"`).join(' ');
  const { summary, printed } = await parseForTest(`::trial[Two]{name=a alt=A file=/a.png ${links}}`);
  expect(printed).toBe('');
  expect(summary.references.filter(({ kind }) => kind === 'link')).toEqual(
    lessons.map((name) => ({
      kind: 'link',
      target: `${name}.md#lesson`,
      line: 1,
      column: expect.any(Number),
    })),
  );
  expect(new Set(summary.references.map(({ column }) => column)).size).toBe(summary.references.length);
});

test('the glossary of a page is known', async () => {
  const placed = async (line: string) =>
    (await parseForTest(line)).summary.placed.map(({ component }) => component);
  expect([await placed('::glossary'), await placed('glossary')]).toEqual([['Glossary'], []]);
});

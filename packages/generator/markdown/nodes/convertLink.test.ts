import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

test('every link and picture is listed with its target and place', async () => {
  const { summary, tree, printed } = await parseForTest(
    'a [b](../c.md#d "e") ![f](g.png "h")',
    '',
    '> - [i][J] ![k][j] [j] <https://l.m>',
    '',
    ':::tip[See [n](o.md)]',
    'p@q.de',
    ':::',
    '',
    '| [r](s.md) |',
    '| --- |',
    '',
    '[t](u.md)[^1]',
    '',
    '[j]: v.md',
    '[j]: w.md',
    '',
    '[^1]: [x](y.md)',
  );
  expect(printed).toBe('');
  expect(summary.references).toEqual([
    { kind: 'link', target: '../c.md#d', line: 1, column: 3 },
    { kind: 'image', target: 'g.png', line: 1, column: 22 },
    { kind: 'link', target: 'v.md', line: 3, column: 5 },
    { kind: 'image', target: 'v.md', line: 3, column: 12 },
    { kind: 'link', target: 'v.md', line: 3, column: 20 },
    { kind: 'link', target: 'https://l.m', line: 3, column: 24 },
    { kind: 'link', target: 'o.md', line: 5, column: 12 },
    { kind: 'link', target: 'mailto:p@q.de', line: 6, column: 1 },
    { kind: 'link', target: 's.md', line: 9, column: 3 },
    { kind: 'link', target: 'u.md', line: 12, column: 1 },
    { kind: 'link', target: 'y.md', line: 17, column: 7 },
  ]);
  expect(tree[0]).toEqual([
    'p',
    null,
    'a ',
    ['a', { href: '../c.md#d', title: 'e' }, 'b'],
    ' ',
    ['img', { src: 'g.png', alt: 'f', title: 'h' }],
  ]);
});

test('a bare address that the parser finds late has the place of what is around it', async () => {
  const { summary } = await parseForTest('a', '', '- _foo@bar.com_ and x/b@c.de {#n}');
  expect(summary.references).toEqual([
    { kind: 'link', target: 'mailto:foo@bar.com', line: 3, column: 3 },
    { kind: 'link', target: 'mailto:b@c.de', line: 3, column: 3 },
  ]);
});

test('a reference without a definition is text, and told', async () => {
  const { tree, printed } = await parseForTest('[a][b] ![c][d] [e]');
  expect(printed.match(/^page.*/gm)).toEqual([
    'page.md:1:1  warning  The link reference [b] has no definition',
    'page.md:1:9  warning  The link reference [d] has no definition',
  ]);
  expect(tree).toEqual([['p', null, '[a][b] ![c][d] [e]']]);
});

test('a link shows something with a picture or a mark in it', async () => {
  expect((await parseForTest('[![a](b.png)](c.md) [:edition[Lite]](d.md)')).printed).toBe('');
});

test('mistakes in links and pictures', async () => {
  const { printed } = await parseForTest(
    'a [](b.md) [ ](c.md) [d]()',
    '',
    '![](e.png) ![ ](f.png) ![g]()',
    '',
    '[![](h.png)](i.md)',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:3  error  The link to "b.md" has no text
        Write in the brackets what the link leads to.
    page.md:1:12  error  The link to "c.md" has no text
        Write in the brackets what the link leads to.
    page.md:1:22  error  This link has no target
        Write [text](target).
    page.md:3:1  error  The picture "e.png" has no alternative text
        Write in the brackets what the picture shows.
    page.md:3:12  error  The picture "f.png" has no alternative text
        Write in the brackets what the picture shows.
    page.md:3:24  error  This picture has no address
        Write ![what it shows](./picture.png).
    page.md:5:2  error  The picture "h.png" has no alternative text
        Write in the brackets what the picture shows."
  `);
});

test('a label that says nothing alone is an error, in either language', async () => {
  const { printed } = await parseForTest('See [Here](a.md), [点击这里](b.md) and [how to export](c.md).');
  expect(printed).toMatchInlineSnapshot(`
    "page.md:1:5  error  The link label "Here" does not say where it leads
        Name what is there, as in “see [exporting](a.md)”: labels are read alone, in lists of links.
    page.md:1:19  error  The link label "点击这里" does not say where it leads
        Name what is there, as in “see [exporting](b.md)”: labels are read alone, in lists of links."
  `);
});

import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

test('footnotes are numbered as the text refers to them and stand at the end', async () => {
  const { tree, printed } = await parseForTest(
    'a[^b] c[^D] e[^b]',
    '',
    '[^d]: **f**',
    '',
    '[^b]: g[^h]',
    '',
    '    i',
    '',
    '[^h]: j[^d]',
    '',
    'k',
  );
  expect(printed).toBe('');
  const reference = (id: string, name: string, number: string) => [
    'sup',
    null,
    ['a', { id, href: `#fn-${name}`, footnote: true }, number],
  ];
  const back = (id: string, number: string) => ['a', { href: `#${id}`, backref: number }, '↩'];
  expect(tree).toEqual([
    [
      'p',
      null,
      'a',
      reference('fnref-b', 'b', '1'),
      ' c',
      reference('fnref-d', 'd', '2'),
      ' e',
      reference('fnref-b-2', 'b', '1'),
    ],
    ['p', null, 'k'],
    [
      'section',
      { footnotes: true },
      [
        'ol',
        null,
        [
          'li',
          { id: 'fn-b' },
          ['p', null, 'g', reference('fnref-h', 'h', '3')],
          ['p', null, 'i'],
          back('fnref-b', '1'),
          back('fnref-b-2', '1-2'),
        ],
        ['li', { id: 'fn-d' }, ['strong', null, 'f'], back('fnref-d', '2'), back('fnref-d-2', '2-2')],
        ['li', { id: 'fn-h' }, 'j', reference('fnref-d-2', 'd', '2'), back('fnref-h', '3')],
      ],
    ],
  ]);
});

test('mistakes in footnotes', async () => {
  const { printed, tree } = await parseForTest(
    'a[^note] \\[^b] `[^c]` [^nte]',
    '',
    '[^note]: d',
    '',
    '[^note]: e',
    '',
    '[^f]: g',
  );
  expect(printed).toMatchInlineSnapshot(`
    "page.md:5:1  error  The footnote "note" is already defined in line 3
        Give this one another name.
    page.md:1:23  warning  Undefined footnote "nte"
        Did you mean "note"?
        Write its text on a line that begins with [^nte]:
    page.md:7:1  warning  Nothing refers to the footnote "f"
        Write [^f] where it belongs, or remove it."
  `);
  expect(tree[0]).toContain(' [^b] ');
});

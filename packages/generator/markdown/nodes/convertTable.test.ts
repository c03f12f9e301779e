import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

test('an empty corner is no header cell; below it, the first column has the headers of the rows', async () => {
  const { tree } = await parseForTest('|   | b |', '| --- | --- |', '| c |   |');
  expect(tree).toEqual([
    [
      'table',
      null,
      ['thead', null, ['tr', null, ['td', null], ['th', { scope: 'col' }, 'b']]],
      ['tbody', null, ['tr', null, ['th', { scope: 'row' }, 'c'], ['td', null]]],
    ],
  ]);
});

test('a row must not have more cells than the table has columns', async () => {
  const { printed, tree } = await parseForTest('| a |', '| --- |', '| `b | c` | d |', '| e \\| f |');
  expect(printed).toMatchInlineSnapshot(`
    "page.md:3:6  error  This row has 3 cells, the table has 1 column
        Remove the cell, or write \\| for a bar that belongs to a cell."
  `);
  expect(tree).toEqual([
    [
      'table',
      null,
      ['thead', null, ['tr', null, ['th', { scope: 'col' }, 'a']]],
      ['tbody', null, ['tr', null, ['td', null, '`b']], ['tr', null, ['td', null, 'e | f']]],
    ],
  ]);
});

test('of three columns, one with a sentence is aligned at the start', async () => {
  const long = '每隔几秒就要在铅笔和橡皮擦之间切换';
  const { tree } = await parseForTest('| a | b | c |', '| --- | --- | --- |', `| d | e | ${long} |`);
  expect(JSON.stringify(tree)).toContain('["th",{"scope":"col","align":"start"},"c"]');
  expect(JSON.stringify(tree)).not.toContain('"start"},"b"');
});

import { expect, test } from 'vitest';
import { parseForTest } from '../parseForTest';

async function printed(...lines: string[]) {
  return (await parseForTest(...lines)).printed;
}

test.each([
  ['[text][nope]', 'page.md:1:1  warning  The link reference [nope] has no definition'],
  ['a [*text*][nope] b', 'page.md:1:10  warning  The link reference [nope] has no definition'],
  ['[text][]', 'page.md:1:1  warning  The link reference [text] has no definition'],
  ['![pic][nope]', 'page.md:1:2  warning  The link reference [nope] has no definition'],
  ['[text](my file.md)', 'page.md:1:6  warning  This is not read as a link: (my file.md)'],
  ['[文字]（./a.md）', 'page.md:1:4  warning  This is not read as a link: （./a.md）'],
  ['：：：tip', 'page.md:1:1  warning  This is not read as a directive: ：：：tip'],
  ['##Heading', 'page.md:1:1  warning  This is not read as a heading: ##Heading'],
])('ERR-18: what was meant as markup and is not is told: %s', async (text, message) => {
  expect((await printed(text)).split('\n')[0]).toBe(message);
});

test('ERR-18: a table whose second line does not fit its head is told at that line', async () => {
  expect((await printed('| a | b |', '| - |', '| 1 | 2 |')).split('\n')[0]).toBe(
    'page.md:2:1  warning  This is not read as a table: | - |',
  );
});

test('the nearest definition is named', async () => {
  expect(await printed('[text][layrs]', '', '[layers]: https://example.com')).toContain(
    'Did you mean "layers"?',
  );
});

test.each([
  ['[text][a]\n\n[a]: https://example.com'],
  ['`a[0][1]` and \\[text\\]\\[nope\\]'],
  ['a note (see above) [1] (2)'],
  ['选择【画布】（大小）'],
  ['[文字]（见上）'],
  ['It is #1, #tag and # of pixels'],
  ['a | b |\nand a line'],
  ['| a | b |\n| - | - |\n| 1 | 2 |'],
])('text that only looks like it is left alone: %s', async (text) => {
  expect(await printed(...text.split('\n'))).toBe('');
});

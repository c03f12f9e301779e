import { describe, expect, test } from 'vitest';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { parseForTest } from '../parseForTest';

/** The lines of the first code block as texts, marked ones with a `*` before them. */
function linesOf([block]: readonly TreeNode[]): string[] {
  if (block === undefined || !isElement(block)) return [];
  return childrenOf(block).map((line) => {
    if (!isElement(line)) return line;
    return (line[1]?.['marked'] === true ? '*' : '') + textOf(childrenOf(line));
  });
}

describe('CT-09 marked lines', () => {
  test('by ranges', async () => {
    const { tree } = await parseForTest('```txt {1,3-4}', 'a', 'b', 'c', 'd', '```');
    expect(linesOf(tree)).toEqual(['*a', 'b', '*c', '*d']);
  });

  test.each([
    ['js', '// highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['python', '#highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['clojure', '; highlight-next-line'],
    ['ini', '; highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['txt', '// highlight-next-line'],
  ])('by comments in the syntax of %s', async (language, comment) => {
    const { tree, printed } = await parseForTest(`\`\`\`${language}`, 'a', `  ${comment}`, 'b', 'c', '```');
    expect(printed).toBe('');
    expect(linesOf(tree)).toEqual(['a', '*b', 'c']);
  });

  test('not by comments of another language', async () => {
    const { tree } = await parseForTest(
      '```js',
      '# highlight-next-line',
      '// highlight-next-line */',
      'a',
      '```',
    );
    expect(linesOf(tree)).toEqual(['# highlight-next-line', '// highlight-next-line */', 'a']);
  });

  test('from start to end', async () => {
    const { tree } = await parseForTest(
      '```js',
      'a',
      '// highlight-start',
      'b',
      'c',
      '// highlight-end',
      'd',
      '```',
    );
    expect(linesOf(tree)).toEqual(['a', '*b', '*c', 'd']);
  });

  test('by ranges alone where there are comments too, counted without these', async () => {
    const { tree } = await parseForTest('```js {3}', '// highlight-next-line', 'a', 'b', 'c', '```');
    expect(linesOf(tree)).toEqual(['a', 'b', '*c']);
  });
});

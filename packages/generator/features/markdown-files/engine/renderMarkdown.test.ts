import { expect, test } from 'vitest';
import { parseForTest } from '../../../markdown/parseForTest';
import type { TreeNode } from '../../../model/tree';
import { renderMarkdown } from './renderMarkdown';

const words = { admonition: { tip: '提示' }, page: 'https://example.com/docs/a' };

/** A file as plain Markdown. */
async function written(...lines: string[]): Promise<string> {
  const { tree, printed } = await parseForTest(...lines);
  expect(printed).toBe('');
  return renderMarkdown(tree, words);
}

test('what is plain Markdown already stays as it is', async () => {
  const text = [
    'Words can be **strong**, *weak*, ~~gone~~ or `code`, and [linked](https://a.example/?b=c).',
    '',
    '## Lists {#kept-nowhere}',
    '',
    '3. three',
    '4. four',
    '   - inner',
    '',
    '- [x] done',
    '- [ ] open',
    '',
    '> A quotation.',
    '',
    '```js',
    'const a = 1;',
    '```',
    '',
    '| a | b | c | d |',
    '| - | -: | :- | :-: |',
    '| 1 | 2 | 3 | 4 |',
    '',
    'A note.[^n] Another.[^注]',
    '',
    '[^n]: The note.',
    '',
    '[^注]: The other.',
  ];
  expect(await written(...text)).toBe(`${text.join('\n').replace(' {#kept-nowhere}', '')}\n`);
});

test('directives become what any reader understands', async () => {
  const markdown = await written(
    ':::tip',
    'Press :kbd[Ctrl+Z] in :menu[Edit > Undo] :edition[Lite].',
    ':::',
    '',
    ':::details[More *of it*]',
    'Inside.',
    ':::',
    '',
    '::::tabs',
    ':::tab{value=a label="On A"}',
    'Text A',
    ':::',
    ':::tab{value=b label="On B"}',
    'Text B',
    ':::',
    '::::',
    '',
    '```text title="notes.txt"',
    'x',
    '```',
  );
  expect(markdown).toBe(
    [
      '> **提示**',
      '>',
      '> Press `Ctrl+Z` in **Edit > Undo** *Lite*.',
      '**More *of it***',
      'Inside.',
      '**On A**',
      'Text A',
      '**On B**',
      'Text B',
      '**notes.txt**',
      '```\nx\n```',
    ]
      .join('\n\n')
      .replace('提示**\n\n>\n\n', '提示**\n>\n')
      .concat('\n'),
  );
});

test('strong text beside Chinese punctuation is read back as strong', async () => {
  const source = '**先画剪影。**再画细节，*“锯齿”*最后再修。';
  expect(await written(source)).toBe(`${source}\n`);
});

test('the rows that a long animation has on paper are not told once more', () => {
  const whole = ['img', { src: '/sheet.png', alt: 'A walk' }] as const;
  const row = ['img', { src: '/sheet.png', alt: '', at: '100%' }] as const;
  expect(renderMarkdown([['p', null, whole, row]], words)).toBe('![A walk](https://example.com/sheet.png)\n');
});

test('signs that mean something in Markdown are read back as signs', async () => {
  const tree: TreeNode[] = [['p', null, '1. [x] *a* _b_ `c` <d> # e | f']];
  const again = await parseForTest(...renderMarkdown(tree, words).split('\n'));
  expect(again.tree).toEqual(tree);
});

test('an admonition has the title that the writer gave it, else that of its type', async () => {
  expect(await written(':::note', 'a', ':::')).toBe('> **note**\n>\n> a\n');
  expect(await written(':::tip[*Own* title]', 'a', ':::')).toBe('> ***Own* title**\n>\n> a\n');
});

test('the terms of a word list stand above what they mean', () => {
  expect(renderMarkdown([['dl', null, ['dt', { id: 'a' }, 'A'], ['dd', null, 'What A is.']]], words)).toBe(
    '**A**\n\nWhat A is.\n',
  );
});

test('space between blocks is no paragraph', () => {
  expect(renderMarkdown([['p', null, 'a'], '\n', ['p', null, 'b'], ' c'], words)).toBe('a\n\nb\n\n&#x20;c\n');
});

test('a component without a form in Markdown gives way to what is inside it', () => {
  expect(renderMarkdown([['Frame', { size: 3 }, ['p', null, 'inside']]], words)).toBe('inside\n');
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of `walk.js`. */
export const walk = ['const frames = 8;', "const name = 'walk';", 'play(frames, name);', 'stop();'];
const text = [
  '# Code',
  '```JS title="walk.js" {1,3-4}',
  ...walk,
  '```',
  '```js title="comments.js"',
  ...['// highlight-next-line', 'const marked = 1;', 'const plain = 2;'],
  ...['/* highlight-start */', 'first();', 'last();', '/* highlight-end */'],
  '```',
  '```html title="comments.html"',
  ...['<!-- highlight-next-line -->', '<p>marked</p>', '<p>plain</p>'],
  '```',
  '```js title="both.js" {2}',
  ...['// highlight-next-line', 'one();', 'two();'],
  '```',
  '```text title="long.txt"',
  ...['words '.repeat(50).trim(), 'x'.repeat(300)],
  '```',
  '```text title="middle.txt"',
  'm'.repeat(60),
  '```',
  '```js title="numbered.js" showLineNumbers=9',
  ...['one();', 'two();'],
  '```',
  '::::tabs',
  ':::tab{value=short label="Short"}',
  'Nothing here.',
  ':::',
  ':::tab{value=wide label="Wide"}',
  '```text title="hidden.txt"',
  'y'.repeat(300),
  '```',
  ':::',
  '::::',
];

/** Adds a page of code blocks, `/code`, to a copied site. */
export function addCodePage(root: string): void {
  writeFileSync(join(root, 'content/en/pages/code.md'), `${text.join('\n')}\n`);
}

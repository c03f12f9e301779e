import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import type { Text } from '../../model/words';
import { en } from '../../model/words/en';
import { zh } from '../../model/words/zh';
import { PlainArticle } from './PlainArticle';

function html(tree: readonly TreeNode[], text: Text = en.page): string {
  return renderToStaticMarkup(<PlainArticle tree={tree} text={text} />);
}

test('FEED-05: headings without ids and anchor marks, code without buttons', () => {
  expect(html([['h2', { id: 'a' }, 'Heading']])).toBe('<h2>Heading</h2>');
  expect(
    html([
      [
        'CodeBlock',
        { lang: 'js', title: 'a.js' },
        ['line', null, ['tok', { c: 'keyword' }, 'let'], ' a'],
        ['line', null, 'b'],
      ],
    ]),
  ).toBe('<p>a.js</p><pre><code>let a\nb</code></pre>');
});

test('FEED-05: an admonition keeps its title in the language of the feed', () => {
  expect(html([['Admonition', { type: 'tip' }, ['p', null, 'x']]], zh.page)).toBe(
    '<blockquote><p><strong>技巧</strong></p><p>x</p></blockquote>',
  );
  expect(html([['Admonition', { type: 'tip' }, ['Title', null, 'Own'], 'x']])).toBe(
    '<blockquote><p><strong>Own</strong></p>x</blockquote>',
  );
});

test('FEED-05: all tabs and details are open to read', () => {
  expect(
    html([
      [
        'Tabs',
        { group: 'g' },
        ['Tab', { value: 'a', label: 'A' }, 'one'],
        ['Tab', { value: 'b', label: 'B' }, 'two'],
      ],
    ]),
  ).toBe('<p><strong>A</strong></p>one<p><strong>B</strong></p>two');
  expect(html([['Details', null, ['Title', null, 'More'], 'x']])).toBe('<p><strong>More</strong></p>x');
});

test('PRT-04: a frame is cut out of its sheet', () => {
  const frame = { src: '/a.png', alt: 'A', width: 64, height: 32, crop: '50%' };
  expect(html([['Exhibit', null, ['p', null, ['img', frame]]]])).toBe(
    '<p><img src="/a.png" alt="A" width="64" height="32" style="aspect-ratio:64/32;object-fit:cover;object-position:50%" loading="lazy"/></p>',
  );
});

test('FEED-05: a list of words is a list, and a table that can be filtered comes without the ways to its parts', () => {
  expect(html([['Glossary', null, ['dt', { id: 'hue' }, 'hue'], ['dd', null, 'A colour.']]])).toBe(
    '<dl><dt id="hue">hue</dt><dd>A colour.</dd></dl>',
  );
  const table: TreeNode = ['table', null, ['tbody', null, ['tr', null, ['td', null, 'r34']]]];
  expect(html([['Filtered', null, ['p', null, 'Show: All'], table]])).toBe(
    '<table><tbody><tr><td>r34</td></tr></tbody></table>',
  );
});

test('FEED-04: links and pictures keep their absolute addresses and nothing of the site', () => {
  expect(html([['a', { href: 'https://site.test/a', footnote: true }, 'A']])).toBe(
    '<a href="https://site.test/a">A</a>',
  );
  expect(html([['img', { src: 'https://site.test/a.png', alt: 'A', width: 4, height: 4 }]])).toBe(
    '<img src="https://site.test/a.png" alt="A" width="4" height="4" loading="lazy"/>',
  );
});

test('the rows that a long animation has on paper are not told once more', () => {
  const row = { src: 'https://site.test/sheet.png', width: 8, height: 4, alt: '', at: '100%' };
  const whole = { src: 'https://site.test/sheet.png', width: 16, height: 4, alt: 'A walk' };
  expect(
    html([
      ['img', whole],
      ['img', row],
    ]),
  ).toBe(html([['img', whole]]));
});

test('small marks stay readable', () => {
  expect(
    html([
      ['Kbd', null, 'Ctrl+Z'],
      ['Menu', null, 'Edit > Undo'],
      ['Edition', { name: 'Lite' }],
    ]),
  ).toBe('<kbd>Ctrl+Z</kbd><strong>Edit &gt; Undo</strong><strong>Lite</strong>');
  expect(html([['li', { task: true }, ['input', { checked: true }], 'done']])).toBe('<li>☑ done</li>');
  expect(
    html([
      [
        'section',
        { footnotes: true },
        ['ol', null, ['li', { id: 'fn-a' }, 'Note', ['a', { href: '#x', backref: '1' }, '↩']]],
      ],
    ]),
  ).toBe('<section><ol><li>Note</li></ol></section>');
});

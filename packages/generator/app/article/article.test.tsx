import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { ArticleView } from './Prose';
import { renderTree } from './renderTree';

function html(node: TreeNode, locale: 'en' | 'zh' = 'en'): string {
  return renderInSite(renderTree([node]), locale);
}

test('the heading of an article is its h1, in the language of the text', () => {
  const article = { heading: ['Title'], tree: [['p', null, 'Text']] as const, toc: [], lang: 'en-US' };
  expect(renderInSite(<ArticleView article={article} />, 'zh')).toMatch(
    /^<div class="[^"]*" lang="en-US"><h1>Title<\/h1><p>Text<\/p><\/div>$/,
  );
  const { heading: _, ...headless } = article;
  expect(renderInSite(<ArticleView article={headless} />)).not.toContain('<h1');
});

test('a picture of the page stands below the first paragraph, or first where there is none', () => {
  const shown = (tree: readonly TreeNode[]) =>
    renderInSite(<ArticleView article={{ heading: ['T'], tree, toc: [] }} picture={<hr />} />);
  const list: TreeNode = ['ul', null, ['li', null, 'Step']];
  expect(shown([['p', null, 'Answer'], list])).toContain('<p>Answer</p><hr/><ul>');
  expect(shown([list])).toContain('</h1><hr/><ul>');
});

test('CT-01: each heading with an id has a link named after it, outside the heading itself', () => {
  for (const level of [2, 3, 4, 5, 6]) {
    const found = html([`h${level}`, { id: 'sizes' }, 'Custom ', ['code', null, 'sizes']]);
    expect(found).toContain(`<h${level} id="sizes">Custom <code>sizes</code></h${level}><a`);
    expect(found).toContain('href="#sizes" aria-label="Direct link to Custom sizes"');
  }
  expect(html(['h2', { id: 'a' }, '尺寸'], 'zh')).toContain('aria-label="“尺寸”的直接链接"');
  expect(html(['h1', null, 'Title'])).toBe('<h1>Title</h1>');
});

test('CT-03: an admonition has the look of its type and a title in the language of the page', () => {
  const looks = {
    note: 'note',
    tip: 'tip',
    info: 'info',
    important: 'info',
    warning: 'warning',
    caution: 'warning',
    danger: 'danger',
  };
  for (const [type, look] of Object.entries(looks)) {
    const found = html(['Admonition', { type }, ['p', null, 'Text']]);
    expect(found).toContain(`data-look="${look}"`);
    expect(wordsOf(found).toLowerCase()).toBe(`${type}text`);
  }
  expect(wordsOf(html(['Admonition', { type: 'tip' }, 'x'], 'zh'))).toBe('技巧x');
});

test('CT-03: a title with markup replaces the default; id and class are kept', () => {
  const found = html([
    'Admonition',
    { type: 'tip', id: 'i', class: 'own' },
    ['Title', null, 'Start ', ['strong', null, 'small']],
    ['p', null, 'x'],
  ]);
  expect(found).toContain('Start <strong>small</strong>');
  expect(found).not.toContain('Tip');
  expect(found).toMatch(/class="[^"]* own" id="i"/);
});

test('CT-03: an unknown type still shows its content', () => {
  expect(wordsOf(html(['Admonition', { type: 'toString' }, 'kept']))).toBe('Notekept');
});

test('CT-04: details are native and hold their content', () => {
  expect(html(['Details', { id: 'more' }, ['Title', null, 'More'], ['p', null, 'Content']])).toMatch(
    /^<details[^>]* id="more"><summary>.*<span>More<\/span><\/summary><div[^>]*><p>Content<\/p><\/div><\/details>$/,
  );
});

test('CT-08: code shows its title and is a named stop for the keyboard', () => {
  const titled = html(['CodeBlock', { lang: 'json', title: 'walk.json' }, ['line', null, '{}']]);
  expect(titled).toContain('walk.json</figcaption>');
  expect(titled).toMatch(/<pre[^>]* aria-label="walk.json" tabindex="0"/);
  expect(html(['CodeBlock', { lang: 'text' }, ['line', null, 'a']], 'zh')).toContain('aria-label="代码示例"');
});

test('CT-08, CT-09: kinds of words, line numbers with a start, marked lines', () => {
  const found = html([
    'CodeBlock',
    { lang: 'js', lineNumbers: 9 },
    ['line', { marked: true }, ['tok', { c: 'keyword' }, 'let'], ' a'],
    ['line', null, 'b'],
  ]);
  expect(found).toContain('<span data-c="keyword">let</span> a');
  expect([...found.matchAll(/data-number="(\d+)"/g)].map((match) => match[1])).toEqual(['9', '10']);
  expect(found.match(/data-marked/g)).toHaveLength(1);
  expect(html(['CodeBlock', { lang: 'js' }, ['line', null, 'b']])).not.toContain('data-number');
  expect(html(['CodeBlock', { lang: 'js', lineNumbers: true }, ['line', null, 'b']])).toContain(
    'data-number="1"',
  );
});

test('CT-10: the text of a code block is exactly the code, and the copy button waits for scripts', () => {
  const found = html([
    'CodeBlock',
    { lang: 'text' },
    ['line', null, 'a'],
    ['line', null],
    ['line', null, '  b <c>'],
  ]);
  expect(wordsOf(/<code.*<\/code>/s.exec(found)?.[0] ?? '')).toBe('a\n\n  b &lt;c&gt;');
  expect(found).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Copy code"/);
  expect(found).not.toContain('Toggle word wrap');
});

test('CT-13: links to other sites open a new tab and say so; links of this site do not', () => {
  const external = html(['a', { href: 'https://other.example/x', title: 't' }, 'Other']);
  expect(external).toMatch(
    /<a href="https:\/\/other.example\/x" title="t" target="_blank" rel="noopener noreferrer">/,
  );
  expect(wordsOf(external)).toBe('Other (opens in a new tab)');
  for (const href of ['/docs/a', '#b', 'https://site.test/c', 'mailto:a@b.example']) {
    expect(html(['a', { href }, 'Own'])).toBe(`<a href="${href}">Own</a>`);
  }
});

test('CT-15: a picture is lazy and keeps its place', () => {
  expect(html(['img', { src: '/a.png', alt: 'A', width: 32, height: 16 }])).toBe(
    '<img src="/a.png" alt="A" width="32" height="16" loading="lazy" decoding="async"/>',
  );
});

test('a table scrolls by itself and is named after its columns', () => {
  const found = html([
    'table',
    null,
    [
      'thead',
      null,
      ['tr', null, ['th', null, 'Letter'], ['th', null, ''], ['th', null, ['em', null, 'Use']]],
    ],
    ['tbody', null, ['tr', null, ['td', null, 'o']]],
  ]);
  expect(found).toMatch(/^<div[^>]* role="group" aria-label="Table: Letter, Use" tabindex="0"><table>/);
});

test('I18N-03: the box of a task says whether it is done', () => {
  const box = (checked: boolean) => ['input', { type: 'checkbox', checked, disabled: true }] as const;
  expect(html(box(true))).toMatch(/disabled="" aria-label="Done" checked=""/);
  expect(html(box(false), 'zh')).toContain('aria-label="未完成"');
});

test('footnotes: each link back names its reference', () => {
  const back = (id: string, number: string) => ['a', { href: `#${id}`, backref: number }, '↩'] as const;
  const found = html([
    'section',
    { footnotes: true },
    [
      'ol',
      null,
      ['li', { id: 'fn-a' }, 'A', back('fnref-a', '1'), back('fnref-a-2', '1-2')],
      ['li', { id: 'fn-b' }, ['p', null, 'B', back('fnref-b', '2')]],
    ],
  ]);
  expect([...found.matchAll(/aria-label="Back to reference ([^"]*)"/g)].map((match) => match[1])).toEqual([
    '1',
    '1-2',
    '2',
  ]);
  expect(found).toContain('<li id="fn-a">');
  expect(html(['sup', null, ['a', { id: 'fnref-a', href: '#fn-a', footnote: true }, '1']])).toBe(
    '<sup><a href="#fn-a" id="fnref-a" role="doc-noteref">1</a></sup>',
  );
});

test('keys stand apart, a plus sign can be one of them', () => {
  const keys = (text: string) =>
    [...html(['Kbd', null, text]).matchAll(/<kbd class="key">([^<]*)/g)].map((match) => match[1]);
  expect(keys('Ctrl+Shift+Z')).toEqual(['Ctrl', 'Shift', 'Z']);
  expect(keys('Ctrl++')).toEqual(['Ctrl', '+']);
  expect(keys('+')).toEqual(['+']);
  expect(wordsOf(html(['Kbd', null, 'Ctrl/⌘+Z']))).toBe('Ctrl / ⌘+Z');
});

test('the steps of a menu path stand apart', () => {
  expect(wordsOf(html(['Menu', null, 'Edit > Insert Text']))).toBe('Edit\u00A0› Insert Text');
  expect(wordsOf(html(['Menu', null, 'Save']))).toBe('Save');
});

test('an edition shows its name', () => {
  expect(wordsOf(html(['Edition', { name: 'Pro & Studio' }]))).toBe('Pro &amp; Studio');
});

import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { renderInSite } from '../testing/renderInSite';
import { renderTree } from './renderTree';

function html(...tree: TreeNode[]): string {
  return renderInSite(renderTree(tree));
}

test('texts and allowed elements become themselves', () => {
  expect(html('a ', ['strong', null, 'b ', ['em', null, 'c']], ['br', null], '<i>')).toBe(
    'a <strong>b <em>c</em></strong><br/>&lt;i&gt;',
  );
});

test('of an unknown name only the children are shown', () => {
  expect(
    html(['script', null, 'a'], ['Nothing', { x: 1 }, ['em', null, 'b']], ['constructor', null, 'c']),
  ).toBe('a<em>b</em>c');
});

test('attributes outside the list are dropped', () => {
  expect(
    html([
      'p',
      { id: 'i', class: 'k', style: 'color:red', onclick: 'x()', dangerouslySetInnerHTML: 'x' },
      'a',
    ]),
  ).toBe('<p id="i" class="k">a</p>');
});

test('a numbered list keeps its start and a table cell its side', () => {
  expect(html(['ol', { start: 3 }, ['li', null, 'a']])).toBe('<ol start="3"><li>a</li></ol>');
  expect(html(['td', { align: 'right' }, '1'])).toBe('<td data-align="right">1</td>');
});

test('one text stays one text, and nothing is nothing', () => {
  expect(renderTree(['only'])).toBe('only');
  expect(html()).toBe('');
});

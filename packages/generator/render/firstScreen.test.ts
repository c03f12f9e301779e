import { expect, test } from 'vitest';
import { testDoc } from '../app/testing/testSite';
import type { PageDocument } from '../model/document';
import type { TreeNode } from '../model/tree';
import { firstBelowScreen } from './firstScreen';

const pageOf = (...tree: TreeNode[]): PageDocument => ({ ...testDoc, article: { toc: [], tree } });
const heading = (id: string): TreeNode => ['h2', { id }, 'A heading'];
const paragraph = (text: string, times: number): TreeNode => ['p', null, text.repeat(times)];

test('the first screen ends at the first heading after more text than a screen holds', () => {
  const page = pageOf(
    heading('a'),
    paragraph('word ', 500),
    heading('b'),
    paragraph('word ', 500),
    heading('c'),
  );
  expect(firstBelowScreen(page)).toBe('c');
});

test('Chinese characters take two columns', () => {
  expect(firstBelowScreen(pageOf(paragraph('字', 1600), heading('a')))).toBe('a');
  expect(firstBelowScreen(pageOf(paragraph('x', 1600), heading('a')))).toBe('end');
});

test('a page without such a heading is painted when all of it is there', () => {
  expect(firstBelowScreen(pageOf(heading('a')))).toBe('end');
  expect(firstBelowScreen(pageOf(paragraph('word ', 1000), ['h2', null, 'No id']))).toBe('end');
});

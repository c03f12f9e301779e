import { expect, test } from 'vitest';
import { testLayout } from '../../../app/testing/testSite';
import type { TreeNode } from '../../../model/tree';
import { preferredLocale } from './LanguageHint';
import { tabGroups } from './tabsOfAddress';

test('the first language of the browser that the site speaks is preferred', () => {
  expect(preferredLocale(['fr', 'zh-TW', 'en'], testLayout.locales)?.code).toBe('zh');
  expect(preferredLocale(['fr'], testLayout.locales)).toBeUndefined();
});

test('groups of tabs are found wherever they stand', () => {
  const tabs: TreeNode = ['Tabs', { group: 'edition' }, ['Tab', { value: 'ios' }], ['Tab', { value: 'da' }]];
  expect(
    tabGroups([
      ['blockquote', null, tabs],
      ['Tabs', null],
    ]),
  ).toEqual(new Map([['edition', new Set(['ios', 'da'])]]));
});

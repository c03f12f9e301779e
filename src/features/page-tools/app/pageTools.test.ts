import { expect, test } from 'vitest';
import { testLayout } from '../../../app/testing/testSite';
import { dictionaries } from '../../../app/words/dictionaries';
import type { TreeNode } from '../../../model/tree';
import { toolsTexts } from '../shared/toolsText';
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

test('I18N-03: every language of the site has the words', () => {
  expect(Object.keys(toolsTexts)).toEqual(Object.keys(dictionaries));
  const words = Object.values(toolsTexts['zh'] ?? {}).flatMap((value) =>
    typeof value === 'string' ? [value] : Object.values(value),
  );
  expect(words.filter((text) => !/\p{Script=Han}/u.test(String(text)))).toEqual([]);
});

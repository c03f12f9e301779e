import { expect, test } from 'vitest';
import { testLayout } from '../../../app/testing/testSite';
import type { TreeNode } from '../../../model/tree';
import { feedbackAddress } from './feedbackAddress';
import { preferredLocale } from './LanguageHint';
import { tabGroups } from './tabsOfAddress';

test('the first language of the browser that the site speaks is preferred', () => {
  expect(preferredLocale(['fr', 'zh-TW', 'en'], testLayout.locales)?.code).toBe('zh');
  expect(preferredLocale(['fr'], testLayout.locales)).toBeUndefined();
});

test('groups of tabs are found wherever they stand', () => {
  const tabs: TreeNode = [
    'Tabs',
    { group: 'edition' },
    ['Tab', { value: 'lite' }],
    ['Tab', { value: 'pro' }],
  ];
  expect(
    tabGroups([
      ['blockquote', null, tabs],
      ['Tabs', null],
    ]),
  ).toEqual(new Map([['edition', new Set(['lite', 'pro'])]]));
});

test('the form for a fault names the page, whatever its title', () => {
  const form = 'https://example.com/new?title=Feedback%20for%20%22{title}%22&body=%7Baddress%7D';
  expect(feedbackAddress(form, { title: 'A & “b”' }, 'https://a.example/zh/x')).toBe(
    'https://example.com/new?title=Feedback%20for%20%22A%20%26%20%E2%80%9Cb%E2%80%9D%22&body=https%3A%2F%2Fa.example%2Fzh%2Fx',
  );
});

import { expect, test } from 'vitest';
import { testLayout } from '../../../app/testing/testSite';
import { nearestRoutes, wordsOfPath } from './nearPages';

test('the nearest pages are those whose address, or its last part, is nearly the same', () => {
  const pages = [
    ['/docs/timeline/onion-skin', 'Onion skin'],
    ['/docs/basic/canvas', 'Canvas'],
    ['/docs/timeline/layer', 'Layer'],
    ['/faq/intro', 'FAQ'],
  ] as const;
  expect(nearestRoutes('/docs/onion-skim', pages).map(({ title }) => title)).toEqual(['Onion skin']);
  expect(nearestRoutes('/docs/basic/Canvas/', pages).map(({ title }) => title)).toEqual(['Canvas']);
  expect(nearestRoutes('/docs/basic/layer', pages).map(({ title }) => title)).toEqual(['Layer']);
  expect(nearestRoutes('/docs/timeline-layer', pages).map(({ title }) => title)).toEqual(['Layer']);
  expect(nearestRoutes('/quokka', pages)).toEqual([]);
});

test('the words of an address are those of its last part', () => {
  expect(wordsOfPath('/docs/onion-skin.html', testLayout)).toBe('onion skin');
  expect(wordsOfPath('/%E6%B4%8B%E8%91%B1%E7%9A%AE', testLayout)).toBe('洋葱皮');
  expect(wordsOfPath('/%E6%B4', testLayout)).toBe('E6 B4');
});

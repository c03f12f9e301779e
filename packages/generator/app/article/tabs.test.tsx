import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { renderTree } from './renderTree';
import { TabList } from './TabList';
import { readFirstChoice, readTabs } from './Tabs';

const tabs: readonly TreeNode[] = [
  ['Tab', { value: 'lite', label: 'Lite' }, ['p', null, 'Tap']],
  ['Tab', { value: 'pro', label: 'Studio', default: true }, ['p', null, 'Click']],
];

test('CT-05, CT-06: without scripts every panel is in the HTML, and a radio button shows each', () => {
  const html = renderInSite(renderTree([['Tabs', { group: 'edition' }, ...tabs]]));
  expect(wordsOf(html)).toBe('LiteTapStudioClick');
  expect(html).not.toContain('hidden');
  const radios = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  expect(radios).toHaveLength(2);
  expect(radios.map((radio) => /value="([^"]*)"/.exec(radio)?.[1])).toEqual(['lite', 'pro']);
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true]);
  expect(radios.every((radio) => radio.includes('data-tab-group="edition"'))).toBe(true);
});

test('two tab groups of a page do not share their radio buttons', () => {
  const html = renderInSite(
    renderTree([
      ['Tabs', null, ...tabs],
      ['Tabs', null, ...tabs],
    ]),
  );
  const names = [...html.matchAll(/ name="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(names).size).toBe(2);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('CT-06: the first choice is the one named, else the one marked, else the first', () => {
  const items = readTabs(tabs);
  expect(readFirstChoice({ default: 'lite' }, items)).toBe('lite');
  expect(readFirstChoice({}, items)).toBe('pro');
  expect(readFirstChoice({}, items.slice(0, 1))).toBe('lite');
});

test('CT-05: one tab is in the Tab order, and each names its panel', () => {
  const html = renderInSite(<TabList id="x" tabs={readTabs(tabs)} chosen="pro" choose={() => {}} />);
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  expect(buttons.map((button) => /aria-selected="(\w+)"/.exec(button)?.[1])).toEqual(['false', 'true']);
  expect(buttons.map((button) => /tabindex="(-?\d)"/.exec(button)?.[1])).toEqual(['-1', '0']);
  expect(buttons.map((button) => /aria-controls="([^"]*)"/.exec(button)?.[1])).toEqual([
    'x-panel-0',
    'x-panel-1',
  ]);
  expect(html).toMatch(/^<div[^>]* role="tablist">/);
});

import type { SiteConfig } from 'generator/model/config/siteConfig';
import { childrenOf, isElement, type TreeNode, textOf } from 'generator/model/tree';
import { expect, test } from 'vitest';
import css from '../app/Keys.module.css';
import type { KeyAction, KeyFacts, TakenKeys } from '../shared/keys';
import { showKeys } from './showKeys';
import { en } from './words';

const locales: SiteConfig['locales'] = {
  default: 'en',
  list: {
    en: { label: 'English', htmlLang: 'en-US', direction: 'ltr' },
    ar: { label: 'العربية', htmlLang: 'ar-EG', direction: 'rtl' },
  },
};

const action = (name: string, more: Partial<KeyAction> = {}): KeyAction => ({
  editions: ['ios'],
  keys: [],
  words: { en: name },
  why: {},
  without: {},
  ...more,
});
const taken = (by: TakenKeys['by'], keys: readonly string[]): TakenKeys => ({
  by,
  keys,
  words: { en: 'leaves' },
  advice: {},
});

/** The cells of a table, row by row. */
function cellsOf(facts: Partial<KeyFacts>, props: Readonly<Record<string, string | boolean>>): string[][] {
  const words = {
    facts: { actions: [], taken: [], ...facts },
    locale: 'en',
    locales,
    texts: en,
  };
  const [table] = showKeys([['Keys', props]], words);
  const within = (node: TreeNode | undefined) =>
    node !== undefined && isElement(node) ? childrenOf(node).filter(isElement) : [];
  return within(table)
    .flatMap(within)
    .map((row) => within(row).map((cell) => textOf([cell])));
}

test('a table has the actions of its edition, and no column of which nothing is known', () => {
  const actions = [
    action('Undo', { why: { en: 'often' } }),
    action('Save'),
    action('Print', { editions: ['da'] }),
  ];
  expect(cellsOf({ actions }, { edition: 'ios' })).toEqual([
    ['Action', 'Why it is worth a key'],
    ['Undo', 'often'],
    ['Save', ''],
  ]);
});

test('beside known keys those that are not known are left empty', () => {
  const actions = [action('Undo', { keys: ['Mod+Z', 'F1'] }), action('Save')];
  expect(cellsOf({ actions }, { edition: 'ios' })).toEqual([
    ['Action', 'Keys'],
    ['Undo', '⌘+Z, F1'],
    ['Save', ''],
  ]);
});

test('Mod is what it is on each system, in tables and in texts', () => {
  const actions = [action('Undo', { editions: ['da'], keys: ['Shift+Mod+Z'] })];
  expect(cellsOf({ actions }, { edition: 'da' })).toEqual([
    ['Action', 'Keys'],
    ['Undo', 'Shift+Ctrl/⌘+Z'],
  ]);
  const words = {
    facts: { actions: [], taken: [] },
    locale: 'en',
    locales,
    texts: en,
  };
  expect(
    ['Mod', 'Mod+S', 'Ctrl+M', 'Model'].map((key) => textOf(showKeys([['Kbd', null, key]], words))),
  ).toEqual(['Ctrl/⌘', 'Ctrl/⌘+S', 'Ctrl+M', 'Model']);
});

test('keys that are taken stand by their system, in the order of its edition', () => {
  const rows = [
    taken('steam', ['F12']),
    { ...taken('windows', ['Alt+F4']), advice: { en: 'save first' } },
    taken('ipados', ['Command']),
  ];
  expect(cellsOf({ taken: rows }, { edition: 'da', taken: true })).toEqual([
    ['System', 'Keys', 'What they do there'],
    ['Windows', 'Alt+F4', 'leaves; save first'],
    ['Steam', 'F12', 'leaves'],
  ]);
  expect(cellsOf({ taken: rows }, { edition: 'ios', taken: true })).toEqual([
    ['Keys', 'What they do there'],
    ['Command', 'leaves'],
  ]);
});

test('on a keyboard those keys are lit that nobody takes alone, letters apart', () => {
  const facts = {
    actions: [],
    taken: [taken('steam', ['F12', 'Shift+Tab']), taken('windows', ['Shift']), taken('ipados', ['F1'])],
  };
  const [board] = showKeys([['Keyboard', { edition: 'da' }]], { facts, locale: 'en', locales, texts: en });
  const elementsOf = (node: TreeNode | undefined) =>
    node === undefined || !isElement(node) ? [] : childrenOf(node).filter(isElement);
  const caps = elementsOf(board).flatMap(elementsOf);
  const keysWith = (mark = '') =>
    caps
      .filter(([, props]) => String(props?.['class']).split(' ').includes(mark))
      .map(([, props]) => String(props?.['title']));
  expect(keysWith(css['taken']).filter((key) => !/^[A-Z]$/.test(key))).toEqual(['F12', 'Shift']);
  expect(keysWith(css['modifier'])).toEqual(['Shift', 'Ctrl', 'Win', 'Alt']);
  const lit = caps.filter(([, props]) => props?.['class'] === undefined);
  expect(lit.map(([, props]) => props?.['title'])).toEqual(expect.arrayContaining(['1', 'F1', 'Tab', '[']));
});

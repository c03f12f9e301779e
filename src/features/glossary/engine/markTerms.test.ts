import { expect, test } from 'vitest';
import type { TreeNode } from '../../../model/tree';
import { markTerms } from './markTerms';

function term(id: string) {
  return { id, definition: `What ${id} means.` };
}

const english = {
  address: '/words',
  list: [],
  explained: {
    hue: term('hue'),
    'hue shifting': term('hue-shifting'),
    'key pose': term('key-pose'),
    'blend mode': term('blend-mode'),
  },
};
const chinese = {
  address: '/zh/words',
  list: [],
  explained: { 色相: term('hue'), 色相偏移: term('hue-shifting') },
};

const p = (...children: TreeNode[]): TreeNode => ['p', null, ...children];
const to = (id: string, word: string, address = '/words'): TreeNode => [
  'Explained',
  { href: `${address}#${id}`, definition: `What ${id} means.` },
  word,
];

test('the first use of a term leads to it, in the singular and in the plural', () => {
  expect(markTerms([p('Key poses first, then one key pose more.')], english, 'Title')).toEqual([
    p(to('key-pose', 'Key poses'), ' first, then one key pose more.'),
  ]);
});

test('the longest term wins, and parts of other words are none', () => {
  expect(markTerms([p('Use hue shifting. The huey hue-less.')], english, 'Title')).toEqual([
    p('Use ', to('hue-shifting', 'hue shifting'), '. The huey hue-less.'),
  ]);
});

test('Chinese terms are found without word bounds', () => {
  expect(markTerms([p('用色相偏移做色阶，转动色相。')], chinese, '标题')).toEqual([
    p(
      '用',
      to('hue-shifting', '色相偏移', '/zh/words'),
      '做色阶，转动',
      to('hue', '色相', '/zh/words'),
      '。',
    ),
  ]);
});

test('headings, links, code and keys stay as they are, and so does what a heading names', () => {
  const tree: TreeNode[] = [
    ['h2', { id: 'a' }, 'Blend modes'],
    p(['a', { href: 'x' }, 'hue'], ' ', ['code', null, 'hue'], ' ', ['Kbd', null, 'hue'], ' a blend mode'),
  ];
  expect(markTerms(tree, english, 'Title')).toEqual(tree);
});

test('what the title names is not explained', () => {
  expect(markTerms([p('A key pose.')], english, 'Key poses')).toEqual([p('A key pose.')]);
});

test('a page explains five terms at most', () => {
  const explained = Object.fromEntries([...'abcdefg'].map((letter) => [`term ${letter}`, term(letter)]));
  const marked = markTerms(
    [p([...'abcdefg'].map((letter) => `term ${letter}`).join(', '))],
    { ...english, explained },
    '',
  );
  expect(JSON.stringify(marked).match(/Explained/g)).toHaveLength(5);
});

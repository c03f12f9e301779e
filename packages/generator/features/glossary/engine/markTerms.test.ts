import { expect, test } from 'vitest';
import { testBase, testDoc } from '../../../app/testing/testSite';
import type { PageDocument } from '../../../model/document';
import type { TreeNode } from '../../../model/tree';
import { explainTerms, markTerms } from './markTerms';

function term(id: string) {
  return { id, definition: `What ${id} means.` };
}

const english = {
  address: '/words',
  letters: [],
  draw: () => undefined,
  explained: {
    hue: term('hue'),
    'hue shifting': term('hue-shifting'),
    'key pose': term('key-pose'),
    'blend mode': term('blend-mode'),
  },
};
const chinese = {
  address: '/zh/words',
  letters: [],
  draw: () => undefined,
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

test('a term fills its text, ends it or stands in the middle of it', () => {
  const hue = to('hue', 'hue');
  const mark = (text: string) => markTerms([p(text)], english, 'Title');
  expect(mark('hue')).toEqual([p(hue)]);
  expect(mark('a hue')).toEqual([p('a ', hue)]);
  expect(mark('hue!')).toEqual([p(hue, '!')]);
  expect(mark('none')).toEqual([p('none')]);
});

test('nothing is explained where no term is to be', () => {
  expect(markTerms([p('hue')], { ...english, explained: {} }, 'Title')).toEqual([p('hue')]);
});

test('a term that ends in an s or an e is known in both numbers', () => {
  const words = {
    ...english,
    explained: { canvas: term('canvas'), brush: term('brush'), 'tile size': term('size') },
  };
  const ids = (text: string) => JSON.stringify(markTerms([p(text)], words, '')).match(/#[\w-]+/g);
  expect(ids('a canvas')).toEqual(['#canvas']);
  expect(ids('canvases')).toEqual(['#canvas']);
  expect(ids('brushes')).toEqual(['#brush']);
  expect(ids('tile sizes')).toEqual(['#size']);
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

test('the page of the word list has it, guides lead to it, other pages and untranslated texts do not', () => {
  const words = {
    ...english,
    letters: [{ initial: 'H', words: [{ id: 'hue', name: 'hue', definition: 'A colour.' }] }],
  };
  const tree: TreeNode[] = [p('hue'), ['Glossary', null]];
  const explained = (page: PageDocument) => explainTerms(tree, page, words);
  expect(explained({ ...testDoc, route: '/words' })).toEqual([
    p('hue'),
    ['p', null, ['a', { href: '#hue' }, 'H']],
    ['Glossary', null, ['dt', { id: 'hue', initial: 'H' }, 'hue'], ['dd', null, 'A colour.']],
  ]);
  const still = { src: '/terms.png', width: 24, height: 24 };
  const tags = [{ name: 'hue', first: 3, last: 3 }];
  const drawn = { ...words, draw: () => ({ still, tags, durations: [], alt: {} }) };
  const pictured = [['Glossary', { pictures: 'terms' }]] as const;
  expect(explainTerms(pictured, { ...testDoc, route: '/words' }, drawn)[1]).toEqual([
    'Glossary',
    { pictures: 'url(/terms.png)' },
    ['dt', { id: 'hue', initial: 'H' }, ['TermPicture', { at: '3' }], 'hue'],
    ['dd', null, 'A colour.'],
  ]);
  const linked = [p(to('hue', 'hue')), ['Glossary', null]];
  expect(explained(testDoc)).toEqual(linked);
  expect(explained({ ...testDoc, article: { ...testDoc.article, heading: ['Hues'] } })).toEqual(tree);
  expect(explained({ ...testDoc, article: { ...testDoc.article, lang: 'zh-CN' } })).toEqual(tree);
  expect(explained({ ...testDoc, facts: [] })).toEqual(tree);
  expect(explained({ ...testBase, kind: 'page', article: testDoc.article })).toEqual(tree);
});

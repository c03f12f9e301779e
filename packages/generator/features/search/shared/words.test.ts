import { expect, test } from 'vitest';
import { phraseTerm, termsOf, tokensOf } from './words';

const terms = (text: string) => tokensOf(text).flatMap(termsOf);

test('words are the same in any case, number and of the common double spellings', () => {
  expect(terms('Layers')).toEqual(terms('layer'));
  expect(terms('Colours, greys')).toEqual(terms('color gray'));
  expect(terms('armour centred favourites customise dialogues')).toEqual(
    terms('armor centered favorite customize dialog'),
  );
  expect(terms('stories boxes brushes')).toEqual(terms('story box brush'));
  expect(terms('café Ａ１')).toEqual(['cafe', 'a1']);
  expect(terms("the app's canvas")).toEqual(['the', 'app', 'canva']);
  expect(terms('the app’s canvas, it won’t')).toEqual(terms("the app's canvas, it won't"));
});

test.each([
  ['import imported importing imports', 'import'],
  ['lag lagged lagging', 'lag'],
  ['save saved saving', 'save'],
  ['merge merged merging', 'merge'],
  ['change changed changing', 'change'],
  ['animate animated animating', 'animate'],
  ['reinstall reinstalled reinstalling', 'reinstall'],
  ['draw draws drew drawn', 'draw'],
  ['delete deleted deleting', 'delete'],
  ['erase erased erasing', 'erase'],
  ['edit edited editing', 'edit'],
  ['restore restored restoring', 'restore'],
  ['color colored coloring colours', 'color'],
  ['repeat repeated repeating', 'repeat'],
  ['rename renamed renaming', 'rename'],
  ['program programmed programs', 'program'],
  ['combine combined combining', 'combine'],
  ['open opened opening', 'open'],
  ['paste pasted pasting', 'paste'],
  ['purchase purchased purchases', 'purchase'],
  ['copy copied copies', 'copy'],
  ['cancel cancelled canceled cancelling', 'cancel'],
  ['hang hanging', 'hang'],
  ['focus focused focusing', 'focus'],
  ['add added adding', 'add'],
  ['broken broke breaks', 'break'],
  ['automatic automatically', 'automatic'],
  ['vertical vertically', 'vertical'],
  ["cannot can't cant couldn't", 'cant'],
  ["doesn't doesnt doesn’t", 'doesnt'],
])('%s are one word', (written, word) => {
  expect(new Set(terms(written))).toEqual(new Set([word]));
});

test('words that only look like verbs stay', () => {
  const words = [
    'setting',
    'drawing',
    'string',
    'speed',
    'thing',
    'red',
    'family',
    'hour',
    'contour',
    'exercise',
  ];
  expect(terms(words.join(' '))).toEqual(words);
});

test('words that only look like plurals stay', () => {
  expect(terms('gloss status gas iris')).toEqual(['gloss', 'status', 'gas', 'iris']);
});

test('versions and sizes are words', () => {
  expect(terms('r50, 1.27.0 and 32x32.')).toEqual(['r50', '1.27.0', 'and', '32x32']);
  expect(terms('32×32, 32 × 32 and 32×32像素')).toEqual(['32x32', '32x32', 'and', '32x32', '像素']);
});

test('a scale is a word, whichever sign stands in it', () => {
  expect(terms('8× and 1.5×')).toEqual(terms('8x and 1.5x'));
  expect(terms('放大8×')).toEqual(terms('放大8x'));
});

test('Chinese becomes pairs of neighbours, a character alone stays alone', () => {
  expect(terms('洋葱皮')).toEqual(['洋葱', '葱皮']);
  expect(terms('图层')).toEqual(['图层']);
  expect(terms('帧')).toEqual(['帧']);
  expect(terms('导出GIF动图。')).toEqual(['导出', 'gif', '动图']);
});

test('a whole phrase is one term, whatever its punctuation', () => {
  expect(phraseTerm('How do I export a GIF?')).toBe(phraseTerm('how do i export a gif'));
  expect(phraseTerm('')).toBe('=');
});

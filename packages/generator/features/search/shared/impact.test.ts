import { expect, test } from 'vitest';
import { bodyWeights, impactsOf } from './impact';

interface Page {
  readonly title?: string;
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly asked?: readonly string[];
  readonly headings?: readonly string[];
  readonly text?: string;
}

/** The impact of a term of a page. */
function impact(
  term: string,
  { title = '', keywords = [], description = '', asked = [], headings = [], text = '' }: Page,
) {
  return impactsOf({ title, keywords, description, asked }, bodyWeights({ headings, text })).get(term);
}

test('a word is worth most in the title, then as a keyword, in a heading, in the description, in the text', () => {
  expect(impact('frame', { title: 'Frame' })).toBe(40);
  expect(impact('frame', { keywords: ['frame'] })).toBe(16);
  expect(impact('frame', { headings: ['Frame'] })).toBe(4);
  expect(impact('frame', { description: 'frame' })).toBe(3);
  expect(impact('frame', { text: 'frame' })).toBe(2);
});

test('a title, keyword or heading of several words shares out what it gives', () => {
  expect(impact('frame', { title: 'Frame by layer now' })).toBe(29);
  expect(impact('frame', { keywords: ['frame by layer now'] })).toBe(8);
  expect(impact('frame', { headings: ['Frame by layer'] })).toBe(3);
});

test('a way to ask is worth as much as a keyword, shares out what it gives, and many together have an end', () => {
  expect(impact('frame', { asked: ['frame'] })).toBe(16);
  expect(impact('frame', { asked: ['how do I hold one frame longer now'] })).toBe(8);
  expect(impact('frame', { asked: ['frame', 'a frame', 'the frame'] })).toBe(40);
});

test('words that a query leaves out are not indexed for a way to ask', () => {
  expect(impact('how', { asked: ['how do I save'] })).toBeUndefined();
  expect(impact('怎么', { asked: ['怎么保存'] })).toBeUndefined();
  expect(impact('保存', { asked: ['怎么保存'] })).toBe(16);
});

test('two characters of two words of a way to ask are worth less than a word', () => {
  expect(impact('么保', { asked: ['怎么保存'] })).toBe(11);
});

test('a text that repeats a word is worth more, but never as many times more, and a long one less', () => {
  expect(impact('frame', { text: 'frame '.repeat(20) })).toBe(6);
  expect(impact('frame', { text: `frame ${'other '.repeat(2400)}` })).toBe(2);
});

test('being exactly a title is worth most, then exactly a keyword, then exactly a heading', () => {
  const words = { title: 'One layer', keywords: ['two layers'], headings: ['Three layers'] };
  expect(impact('=one layer', words)).toBe(63);
  expect(impact('=two layer', words)).toBe(40);
  expect(impact('=three layer', words)).toBe(24);
});

test('nothing is worth more than six bits hold, nor less than one', () => {
  const everywhere = { title: 'Frame', keywords: ['frame'], headings: ['Frame'], description: 'frame' };
  expect(impact('frame', { ...everywhere, text: 'frame '.repeat(50) })).toBe(63);
  expect(impact('frame', { text: `frame ${'other '.repeat(200_000)}` })).toBe(1);
});

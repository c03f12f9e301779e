import { expect, test } from 'vitest';
import { en } from '../model/words/en';
import { absoluteTree, resolveTree } from './resolveTree';

const references = {
  hrefs: { './other.md': '/docs/other' },
  languages: {},
  images: { 'a.png': { src: '/assets/a.png', width: 8, height: 4 } },
  art: {},
  downloads: {},
};
const language = { htmlLang: 'en-US', exhibitWords: en.deferred.exhibits };

test('links and pictures lead where they should, and a picture opens in the zoom view', () => {
  const tree = [
    ['a', { href: './other.md' }, 'Other'],
    ['img', { src: 'a.png', alt: 'A' }],
  ] as const;
  expect(resolveTree(tree, references, language, [])).toEqual([
    ['a', { href: '/docs/other' }, 'Other'],
    ['Zoom', { href: '/assets/a.png' }, ['img', { src: '/assets/a.png', alt: 'A', width: 8, height: 4 }]],
  ]);
});

test('a picture in a link has no zoom view of its own', () => {
  const tree = [['a', { href: './other.md' }, ['img', { src: 'a.png' }]]] as const;
  expect(JSON.stringify(resolveTree(tree, references, language, []))).not.toContain('Zoom');
});

test('the first feature that knows an element shows it; others stay as they are', () => {
  const features = [
    {},
    { showElement: ([name]: readonly unknown[]) => (name === 'Sprite' ? 'a sprite' : undefined) },
    { showElement: () => undefined },
  ];
  const tree = [
    ['Sprite', null],
    ['p', null, 'text'],
  ] as const;
  expect(resolveTree(tree, references, language, features)).toEqual(['a sprite', ['p', null, 'text']]);
});

test('every address of a text becomes absolute, those in the data of an exhibit too', () => {
  const data = { after: { src: '/a.png', alt: '/a', sizes: [1] } };
  const tree = [['Exhibit', { data }, ['a', { href: '#b' }, 'B']]] as const;
  expect(absoluteTree(tree, 'https://site.test/x')).toEqual([
    [
      'Exhibit',
      { data: { after: { ...data.after, src: 'https://site.test/a.png' } } },
      ['a', { href: 'https://site.test/x#b' }, 'B'],
    ],
  ]);
});

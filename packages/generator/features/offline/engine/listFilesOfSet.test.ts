import { expect, test } from 'vitest';
import { findAddresses } from './listFilesOfSet';

test('a document needs what it shows and what it shares, not what it links to', () => {
  const document = {
    layout: '/x/assets/layout-en-1.json',
    route: '/x/docs/intro',
    booklet: '/x/booklet/docs.htm',
    logo: { src: '/x/mark.svg' },
    article: {
      tree: [
        ['img', { src: '/x/assets/art/a.png' }],
        ['a', { href: '/x/press/logo.png' }, 'a file to download'],
        [
          'Exhibit',
          { data: { after: { src: '/x/assets/art/b.png' } } },
          ['img', { src: 'https://elsewhere.example/c.png' }],
        ],
      ],
    },
  };
  expect(findAddresses(document, '/x/')).toEqual([
    '/x/assets/layout-en-1.json',
    '/x/mark.svg',
    '/x/assets/art/a.png',
    '/x/assets/art/b.png',
  ]);
});

import { expect, test } from 'vitest';
import { testBase } from '../app/testing/testSite';
import { renderMarkdown } from '../features/markdown-files/engine/renderMarkdown';
import type { CategoryBody, HomeBody, PageBody } from '../model/document';
import { en } from '../model/words/en';
import { contentTree } from './pageKinds';

/** A page as Markdown, without its title. */
function written(body: PageBody): string {
  const tree = contentTree({ ...testBase, ...body }, { text: en.page, htmlLang: 'en-US' });
  return renderMarkdown(tree, { admonition: {}, page: 'https://site.test/' });
}

const home: HomeBody = {
  kind: 'home',
  words: en.pages.homePage,
  headline: 'Draw',
  lead: 'An app.',
  actions: [{ label: 'Install', href: '/install' }],
  statements: [{ title: 'Free trial', text: 'Try.' }],
  platforms: [{ title: 'Pro', text: 'On a store.', href: 'https://play.example' }],
  gallery: [{ title: 'A lake', href: '/lake', picture: { src: '/lake.png', width: 160, height: 110 } }],
  steps: [{ title: 'Animate', text: 'Ghosts.', href: '/onion-skin', tree: [] }],
  news: [{ title: 'Lite notes', text: 'r50', href: '/lite' }],
  guides: [{ title: 'Tools', text: 'All of them.', href: '/tools' }],
  answers: [{ title: 'Why?', href: '/why' }],
};

test('the home page says all that it shows, each list below its heading', () => {
  expect(written(home)).toMatchInlineSnapshot(`
    "An app.

    - [Install](https://site.test/install)

    * **Free trial**: Try.

    ## Get {title}

    - [Pro](https://play.example/): On a store.

    ## Drawn in the lessons

    - [A lake](https://site.test/lake)

    ## Try it here

    - [Animate](https://site.test/onion-skin): Ghosts.

    ## Make one of these first

    - [Tools](https://site.test/tools): All of them.

    ## What is new

    - [Lite notes](https://site.test/lite): r50

    ## Questions and answers

    - [Why?](https://site.test/why)
    "
  `);
});

test('a list without entries has no heading either', () => {
  const { news } = en.pages.homePage;
  expect(written(home)).toContain(`## ${news}`);
  expect(written({ ...home, news: [] })).not.toContain(`## ${news}`);
});

test('a category says what its pages are about, else how many there are', () => {
  const cards: CategoryBody['cards'] = [
    { kind: 'page', label: 'Canvas', href: '/canvas', description: 'What you draw on.' },
    { kind: 'category', label: 'Timeline', href: '/timeline', count: 1 },
    { kind: 'category', label: 'Layers', href: '/layers', count: 3 },
  ];
  const navigation = {
    kind: 'category',
    set: 'docs',
    breadcrumbs: [],
    heading: 'Docs',
    version: { name: '1', label: '1', badge: false, banner: null },
  } as const;
  expect(written({ ...navigation, intro: 'All of it.', cards })).toMatchInlineSnapshot(`
    "All of it.

    - [Canvas](https://site.test/canvas): What you draw on.
    - [Timeline](https://site.test/timeline): 1 item
    - [Layers](https://site.test/layers): 3 items
    "
  `);
});

test('an archive has the posts of each year below it', () => {
  const posts = [{ label: 'Post', href: '/post', day: { iso: '2024-01-02', text: 'January 2' } }];
  expect(written({ kind: 'archive', years: [{ year: '2024', posts }] })).toMatchInlineSnapshot(`
    "## 2024

    - [Post](https://site.test/post): January 2
    "
  `);
});

import { expect, test } from 'vitest';
import type { CategoryBody, PageDocument } from '../../model/document';
import { renderIn } from '../testing/renderInSite';
import { testBase, testDoc, testSite } from '../testing/testSite';
import { CategoryPage } from './CategoryPage';

const page: PageDocument & CategoryBody = {
  ...testBase,
  kind: 'category',
  set: 'docs',
  version: testDoc.version,
  breadcrumbs: [{ label: 'Basics' }],
  heading: 'Basics',
  intro: 'All about it.',
  cards: [
    { kind: 'page', label: 'Canvas', href: '/docs/canvas', description: 'Its size.' },
    { kind: 'category', label: 'One', href: '/docs/one', count: 1 },
    { kind: 'category', label: 'Two', href: '/docs/two', count: 2 },
    { kind: 'external', label: 'Out', href: 'https://out.test', mark: '🎨' },
  ],
};
const html = renderIn(testSite(page), <CategoryPage page={page} />);

test('CAT-02: breadcrumbs, heading, description, cards', () => {
  const places = ['aria-label="Breadcrumbs"', '<h1>Basics</h1>', 'All about it.', 'href="/docs/canvas"'].map(
    (words) => html.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});

test('CAT-03: one link for each child with one line about it', () => {
  expect(html.match(/<li>/g)).toHaveLength(2 + page.cards.length);
  expect(html).toMatch(/href="\/docs\/canvas".*Canvas.*Its size\./);
  expect(html).toMatch(/One<\/span><span[^>]*>1 item</);
  expect(html).toMatch(/Two<\/span><span[^>]*>2 items</);
  expect(html).toMatch(/href="https:\/\/out\.test" target="_blank".*🎨/);
});

test('CAT-03: an emoji of the label comes before the picture of the page, and that before a sign of its kind', () => {
  const picture = { src: '/assets/art/canvas.png', width: 72, height: 44 };
  const marks = [{}, { picture }, { picture, mark: '🎨' }].map((looks) => {
    const card = { kind: 'page' as const, label: 'Canvas', href: '/docs/canvas', ...looks };
    const one = { ...page, cards: [card] };
    const item = renderIn(testSite(one), <CategoryPage page={one} />);
    return /<a [^>]*canvas.*?<\/a>/.exec(item)?.[0].match(/<svg|<img|🎨/g);
  });
  expect(marks).toEqual([['<svg'], ['<img'], ['🎨']]);
});

test('a doc of a series shows when it came, as far as that is known, and stands on the line; its overview does not', () => {
  const releases = {
    ...page,
    isSeries: true as const,
    cards: [
      { kind: 'page' as const, label: 'Versions', href: '/docs/versions' },
      { kind: 'page' as const, label: 'r48', href: '/docs/r48', day: 'after April 2025' },
      { kind: 'page' as const, label: 'r46', href: '/docs/r46', day: '' },
    ],
  };
  const items = renderIn(testSite(releases), <CategoryPage page={releases} />)
    .split('<li')
    .slice(-3);
  expect(items.map((item) => item.startsWith(' data-day'))).toEqual([false, true, true]);
  expect(items.map((item) => [...item.matchAll(/>([^<]+)</g)].map(([, words]) => words).slice(0, 2))).toEqual(
    [['Versions'], ['r48', 'after April 2025'], ['r46']],
  );
});

test('the picture stands in the banner of its place, where there is one', () => {
  const picture = [['img', { src: '/fox.png', alt: 'Fox' }]] as const;
  const pictured = { ...page, banner: { picture } };
  expect(renderIn(testSite(pictured), <CategoryPage page={pictured} />)).not.toContain('data-ground');
  const ground = { '--banner-light': 'url(/day.png)', '--banner-dark': 'url(/night.png)' };
  const placed = { ...page, banner: { picture, ground } };
  expect(renderIn(testSite(placed), <CategoryPage page={placed} />)).toMatch(
    /data-ground="" style="--banner-light:url\(\/day\.png\);--banner-dark:url\(\/night\.png\)"><img/,
  );
});

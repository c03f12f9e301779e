import { expect, test } from 'vitest';
import type { HomeBody } from '../../model/document';
import { en } from '../../model/words/en';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { HomePage } from './HomePage';

const page: HomeBody = {
  kind: 'home',
  words: en.pages.homePage,
  headline: 'Draw',
  lead: 'An app.',
  actions: [
    { label: 'Install', href: '/docs/install' },
    { label: 'Start', href: '/docs/quick' },
  ],
  statements: [
    { title: 'Free trial', text: 'Try.' },
    { title: 'Updates', text: 'Often.' },
    { title: 'Buy', text: 'Once.' },
  ],
  platforms: [{ title: 'Pro', text: 'On a store.', href: 'https://play.example' }],
  gallery: [{ title: 'A lake', href: '/docs/lake', picture: { src: '/lake.png', width: 160, height: 110 } }],
  steps: [{ title: 'Animate', text: 'Ghosts.', href: '/docs/onion-skin', tree: [['p', null, 'A piece']] }],
  news: [{ title: 'Lite notes', text: 'r50', href: '/docs/lite' }],
  guides: [{ title: 'Tools', text: 'All of them.', href: '/docs/tools' }],
  answers: [{ title: 'Why?', href: '/faq/why' }],
};

test('RT-08: everything of the home page is there, and every link leads where it should', () => {
  const html = renderInSite(<HomePage page={page} />);
  const words = wordsOf(html);
  for (const text of [
    'Draw',
    'An app.',
    'Free trial',
    'Ghosts.',
    'A piece',
    'Updates',
    'Buy',
    'On a store.',
    'A lake',
    'r50',
    'All of them.',
  ])
    expect(words).toContain(text);
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
  expect(hrefs.sort()).toEqual(
    [
      '/docs/install',
      '/docs/lake',
      '/docs/lite',
      '/docs/onion-skin',
      '/docs/quick',
      '/docs/tools',
      '/faq/why',
      'https://play.example',
    ].sort(),
  );
});

test('RT-09: one h1, and no level is skipped', () => {
  const levels = [...renderInSite(<HomePage page={page} />).matchAll(/<h(\d)/g)].map((match) =>
    Number(match[1]),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
});

test('a site without exercises has no section for them', () => {
  expect(renderInSite(<HomePage page={page} />)).toContain(en.pages.homePage.stepsNote);
  expect(renderInSite(<HomePage page={{ ...page, steps: [] }} />)).not.toContain(en.pages.homePage.stepsNote);
});

test('RT-08: a sale is shown with the way to it, and only where the content has one', () => {
  const sale = {
    title: 'Sale',
    picture: { src: '/seasons.png', width: 112, height: 44 },
    text: 'Until Sunday.',
    link: { label: 'To the store', href: 'https://store.example/app' },
  };
  const html = renderInSite(<HomePage page={{ ...page, sale }} />);
  expect(html).toContain('Until Sunday.');
  expect(html).toContain('src="/seasons.png"');
  expect(html).toMatch(/href="https:\/\/store\.example\/app"[^>]*>.*To the store/);
  expect(renderInSite(<HomePage page={page} />)).not.toContain('store.example');
});

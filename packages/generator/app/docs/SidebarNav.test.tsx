import { describe, expect, test } from 'vitest';
import type { Sidebar, SidebarItem } from '../../model/sidebar';
import { renderIn } from '../testing/renderInSite';
import { testSite } from '../testing/testSite';
import { SidebarNav } from './SidebarNav';

const page = (key: string, more = {}): SidebarItem => ({
  kind: 'page',
  key,
  label: key,
  href: `/docs/${key}`,
  ...more,
});
const sidebar: Sidebar = {
  id: 'docs/current/docs',
  items: [
    page('intro'),
    {
      kind: 'category',
      key: 'basics',
      label: 'Basics',
      href: '/docs/category/basics',
      items: [page('canvas'), page('hidden', { unlisted: true })],
    },
    { kind: 'category', key: 'more', label: 'More', first: '/docs/deep', items: [page('deep')] },
    { kind: 'link', key: 'out', label: 'Out', href: 'https://out.test' },
  ],
};
const nav = (current: string | undefined) =>
  renderIn(testSite(), <SidebarNav sidebar={sidebar} current={current} />);

test('SB-01: a labelled landmark', () => {
  expect(nav('intro')).toMatch(/^<nav class="[^"]*" aria-label="Docs sidebar">/);
});

describe('SB-02, SB-03: what is current and what is open', () => {
  test('exactly one entry is current, the categories around it are active and open', () => {
    const html = nav('canvas');
    expect(html.match(/aria-current="page">[^<]*/g)).toEqual(['aria-current="page">canvas']);
    expect(html.match(/<li data-active="true">/g)).toHaveLength(1);
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
  });

  test('CAT-05: a category page is current and open itself', () => {
    const html = nav('basics');
    expect(html).toMatch(/aria-current="page">Basics/);
    expect(html).toContain('>canvas<');
  });

  test('SB-08: a closed category has no entries in the HTML at all', () => {
    const html = nav('intro');
    expect(html).not.toContain('canvas');
    expect(html).not.toContain('>deep<');
  });
});

test('SB-04: label and caret are two controls; the caret names the category', () => {
  expect(nav('intro')).toMatch(
    /<a [^>]*href="\/docs\/category\/basics">Basics<\/a><button [^>]*aria-expanded="false" aria-label="Expand the category “Basics”"/,
  );
  expect(nav('canvas')).toContain('aria-label="Collapse the category “Basics”"');
});

test('SB-05: a category without a page is one control that leads into it without scripts', () => {
  expect(nav('intro')).toMatch(/<a role="button" href="\/docs\/deep"[^>]*aria-expanded="false">More</);
});

test('SB-10: an external item opens a new tab and says so', () => {
  expect(nav('intro')).toMatch(
    /href="https:\/\/out\.test" target="_blank" rel="noopener noreferrer">Out<.*\(opens in a new tab\)/,
  );
});

test('VIS-04: an unlisted entry shows on its own page only', () => {
  expect(nav('canvas')).not.toContain('>hidden<');
  expect(nav('hidden')).toMatch(/aria-current="page">hidden</);
});

import type { TocEntry } from 'generator/model/document';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { all, metas, one, textOf } from '../support/html';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildFixture('minimal');
});

describe('a site with title and url only', () => {
  test('CFG-02: it builds without a word of complaint', () => {
    expect(site.run.stderr).toBe('');
    expect(site.run.stdout).toMatch(/^3 pages in .* after .* s\.\n$/);
    expect(site.files.filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'about/index.html',
      'index.html',
    ]);
  });

  test('CFG-02: light mode, with a switch, whatever the system says', () => {
    const page = site.html('index.html');
    expect(page.attributes).toMatchObject({
      lang: 'en-US',
      dir: 'ltr',
      'data-theme': 'light',
      'data-theme-choice': 'light',
    });
    expect(
      all(page, 'button').some(({ attributes }) => /light mode/.test(attributes['aria-label'] ?? '')),
    ).toBe(true);
    // For the script of the page: visitors may choose, and no key has a suffix.
    expect(site.text('index.html')).toContain('(true,"")');
  });

  test('CFG-02, NAV-09, NAV-13: the bar stays and ends in toggle and search, sidebars neither hide nor close each other, nothing is stored under a suffix', () => {
    const layout = JSON.parse(site.text(site.files.find((file) => /^assets\/layout-en-/.test(file)) ?? ''));
    expect(layout.navbar).toEqual({
      hideOnScroll: false,
      left: [],
      right: [{ kind: 'colorMode' }, { kind: 'search' }],
      hasMenu: false,
    });
    expect(layout.sidebar).toEqual({ hideable: false, autoCollapse: false });
    expect(layout).toMatchObject({ storageSuffix: '', announcement: null, footer: null, feeds: [] });
  });

  test('CFG-02, TOC-01: the contents have the levels 2 and 3', () => {
    const lines = (entries: readonly TocEntry[]): string[] =>
      entries.flatMap(({ id, children }) => [id, ...lines(children)]);
    expect(lines(site.page('about.json', 'page').article.toc)).toEqual(['two', 'three']);
  });

  test('LAY-01, LAY-05: no announcement, no footer, no feeds where none is configured', () => {
    const page = site.html('index.html');
    expect(all(page, 'footer')).toEqual([]);
    expect(all(page, 'section', { 'aria-label': 'Announcement' })).toEqual([]);
    expect(all(page, 'link', { rel: 'alternate' }).filter(({ attributes }) => 'type' in attributes)).toEqual(
      [],
    );
    expect(site.files.filter((file) => /\.xml$/.test(file) && !/sitemap/.test(file))).toEqual([]);
  });

  test('SEO-01: a page named like the site has the name once', () => {
    expect(textOf(one(site.html('index.html'), 'title'))).toBe('Minimal');
    expect(textOf(one(site.html('about/index.html'), 'title'))).toBe('About | Minimal');
  });

  test('SEO-05: without any picture there is none for sharing', () => {
    expect(metas(site.html('index.html'), 'og:image')).toEqual([]);
    expect(metas(site.html('index.html'), 'twitter:card')).toEqual(['summary']);
  });

  test('RT-04: without the option, links stay as written', () => {
    const links = all(one(site.html('index.html'), 'main'), 'a');
    expect(links.map(({ attributes }) => attributes['href'])).toEqual(['/about/', '/about', '/about']);
  });
});

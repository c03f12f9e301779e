import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { filesNaming } from '../../support/filesNaming';
import { all, one, textOf } from '../../support/html';

export function categoryTests(site: () => BuiltSite): void {
  describe('category pages', () => {
    test('CAT-01: a slug is the written one, else made from the label of the default language', () => {
      const pages = site().files.filter((file) => /\/category\/.*\.html$/.test(file));
      const expected = [
        'docs/1/category/things.html',
        'docs/category/basics--more.html',
        'docs/category/counted.html',
        'docs/category/shut.html',
        'docs/category/twice-1.html',
        'docs/category/twice.html',
        'docs/next/category/all.html',
        'faq/category/files.html',
      ];
      expect(pages).toEqual([...expected, ...expected.map((file) => `zh/${file}`)]);
    });

    test('CAT-01: of categories with one label, the later in the sidebar gets the number', () => {
      const twice = (path: string) =>
        site()
          .page(path, 'category')
          .cards.map(({ label }) => label);
      expect(twice('docs/category/twice.json')).toEqual(['Twice one']);
      expect(twice('docs/category/twice-1.json')).toEqual(['Twice two']);
    });

    test('CAT-02: breadcrumbs, heading, description, cards in the order of the sidebar, neighbours', () => {
      const main = one(site().html('docs/category/basics--more.html'), 'main');
      const crumbs = one(main, 'nav', { 'aria-label': 'Breadcrumbs' });
      const [heading] = all(main, 'h1');
      expect(all(crumbs, 'li').map(textOf).slice(1)).toEqual(['Basics & More']);
      expect(heading === undefined ? '' : textOf(heading)).toBe('Basics & More');
      expect(textOf(main)).toContain('The first steps.');
      const { cards, previous, next } = site().page('docs/category/basics--more.json', 'category');
      expect(cards.map(({ label }) => label)).toEqual(['First', 'The last one', 'Nested']);
      expect([previous?.href, next?.href]).toEqual(['/docs/a', '/docs/basics/first']);
      expect(all(main, 'nav', { 'aria-label': 'Table of contents' })).toEqual([]);
    });

    test('CAT-03: a card for each kind of child, none for unlisted ones', () => {
      const { cards } = site().page('docs/next/category/all.json', 'category');
      expect(cards).toEqual([
        {
          kind: 'page',
          label: 'Inside',
          href: '/docs/next/inside',
          description: 'A doc with its own words.',
        },
        { kind: 'category', label: 'Nested', href: '/docs/next/deep-one', count: 2 },
        { kind: 'external', label: 'Elsewhere', href: 'https://example.com/' },
        {
          kind: 'category',
          label: 'Paint',
          mark: '🎨',
          href: '/docs/next/paint',
          description: 'Pots and brushes.',
        },
      ]);
    });

    test('CAT-03, I18N-04: a card is one link, its count in words, the external one in a new tab', () => {
      const cards = (path: string) =>
        all(one(site().html(path), 'main'), 'a').filter((a) => /Nested|内层|Elsewhere/.test(textOf(a)));
      const [nested, elsewhere] = cards('docs/next/category/all.html');
      expect(nested === undefined ? '' : textOf(nested)).toMatch(/^Nested ?2 items$/);
      expect(elsewhere?.attributes).toMatchObject({ target: '_blank', href: 'https://example.com/' });
      expect(cards('zh/docs/next/category/all.html').map(textOf)[0]).toMatch(/^内层 ?2 ?[^\d\s\w]+$/);
    });

    test('CAT-03: what is unlisted is not counted', () => {
      const { cards } = site().page('docs/category/counted.json', 'category');
      expect(cards).toEqual([
        { kind: 'category', label: 'Partly', href: '/docs/counted/partly/seen', count: 1 },
      ]);
      const card = all(one(site().html('docs/category/counted.html'), 'main'), 'a').find((a) =>
        textOf(a).startsWith('Partly'),
      );
      expect(card === undefined ? '' : textOf(card)).toMatch(/^Partly ?1 item$/);
    });

    test('CAT-04: a category with drafts only has neither page nor entry', () => {
      expect(filesNaming(site(), /drafts/)).toEqual([]);
    });

    test('CAT-05: on its own page a category is expanded and the current entry', () => {
      const sidebar = one(site().html('docs/category/basics--more.html'), 'nav', {
        'aria-label': 'Docs sidebar',
      });
      expect(textOf(one(sidebar, 'a', { 'aria-current': 'page' }))).toBe('Basics & More');
      expect(all(sidebar, 'a').map(textOf)).toEqual(expect.arrayContaining(['First', 'The last one']));
      const entry = all(sidebar, 'li', { 'data-active': 'true' });
      expect(entry).toHaveLength(1);
    });
  });
}

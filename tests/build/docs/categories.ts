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
  });
}

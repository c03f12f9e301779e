import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, jsonLd, one, textOf } from '../../support/html';

export function breadcrumbTests(site: () => BuiltSite): void {
  /** What each step shows and where it leads. */
  const steps = (path: string) =>
    all(one(site().html(path), 'nav', { 'aria-label': 'Breadcrumbs' }), 'li').map((item) => {
      const [link] = all(item, 'a');
      return [link?.attributes['aria-label'] ?? textOf(item), link?.attributes['href']];
    });

  describe('breadcrumbs', () => {
    test('BRD-01: home, the category with a page as a link, the page itself as text', () => {
      expect(steps('docs/basics/first.html')).toEqual([
        ['Home page', '/'],
        ['Basics & More', '/docs/category/basics--more'],
        ['First', undefined],
      ]);
    });

    test('BRD-01: a category without a page is text', () => {
      expect(steps('docs/basics/nested/deep.html')).toEqual([
        ['Home page', '/'],
        ['Basics & More', '/docs/category/basics--more'],
        ['Nested', undefined],
        ['Deep', undefined],
      ]);
    });

    test('VIS-04: a category whose own page is unlisted is text', () => {
      expect(steps('docs/quiet/child.html').slice(1)).toEqual([
        ['Quiet', undefined],
        ['Child of quiet', undefined],
      ]);
    });

    test('BRD-02: the same as data, with absolute URLs and positions from 1', () => {
      expect(jsonLd(site().html('docs/basics/nested/deep.html'))).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Basics & More',
              item: 'https://docs.example/docs/category/basics--more',
            },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'Deep',
              item: 'https://docs.example/docs/basics/nested/deep',
            },
          ],
        },
      ]);
    });

    test('BRD-02: a page without breadcrumbs has no such data', () => {
      expect(jsonLd(site().html('docs/outside.html'))).toEqual([]);
    });
  });
}

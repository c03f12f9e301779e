import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';

export function breadcrumbTests(site: () => BuiltSite): void {
  /** The label of each step and where it leads. */
  const steps = (path: string) =>
    all(one(site().html(path), 'nav', { 'aria-label': 'Breadcrumbs' }), 'li').map((item) => {
      const [link] = all(item, 'a');
      return [link?.attributes['aria-label'] ?? textOf(item), link?.attributes['href']];
    });

  describe('breadcrumbs', () => {
    test('VIS-04: a category whose own page is unlisted is text', () => {
      expect(steps('docs/quiet/child.html').slice(1)).toEqual([
        ['Quiet', undefined],
        ['Child of quiet', undefined],
      ]);
    });
  });
}

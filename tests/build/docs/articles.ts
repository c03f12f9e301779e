import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';

export function articleTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  const headings = (path: string) => all(main(path), 'h1').map(textOf);

  describe('articles of docs', () => {
    test('DOC-02: one level-1 heading: the body’s, else the title, else the id of the file', () => {
      expect(headings('docs/intro.html')).toEqual(['Intro']);
      expect(headings('docs/titles/heading.html')).toEqual(['From the heading']);
      expect(headings('docs/titles/both.html')).toEqual(['The body wins']);
      expect(headings('docs/titles/neither.html')).toEqual(['neither']);
      expect(headings('zh/docs/titles/heading.html')).toEqual(['来自标题']);
    });

    test('DOC-03: the description is the written one, else the first paragraph as plain text', () => {
      expect(metas(site().html('docs/intro.html'), 'description')).toEqual(['Where to begin.']);
      expect(metas(site().html('zh/docs/intro.html'), 'description')).toEqual(['从哪里开始。']);
      expect(metas(site().html('docs/a.html'), 'description')).toEqual([
        'The first paragraph of A is its description, with code and a link.',
      ]);
      expect(metas(site().html('docs/a.html'), 'og:description')).toEqual([
        'The first paragraph of A is its description, with code and a link.',
      ]);
    });

    test('DOC-07: the date of the last update is the day in UTC, in words of the language', () => {
      const time = one(main('docs/edit/other.html'), 'time');
      expect(time.attributes['datetime']).toBe('2024-03-01T00:00:00.000Z');
      expect(textOf(time)).toBe('March 1, 2024');
      expect(textOf(main('docs/edit/other.html'))).toContain('Last updated on March 1, 2024 by Ada');
      expect(textOf(one(main('zh/docs/edit/other.html'), 'time'))).toBe('2024年3月1日');
      expect(textOf(main('zh/docs/edit/other.html'))).toContain('阿达');
    });

    test('DOC-09: such a doc can borrow a sidebar', () => {
      const page = site().html('docs/next/borrower.html');
      const sidebar = one(page, 'nav', { 'aria-label': 'Docs sidebar' });
      expect(all(sidebar, 'a').map(textOf)).toEqual(['Second sidebar']);
      expect(all(page, 'nav', { 'aria-label': 'Breadcrumbs' })).toEqual([]);
      expect(all(page, 'nav', { 'aria-label': 'Docs pages' })).toEqual([]);
    });
  });
}

import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';

export function articleTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');
  const headings = (path: string) => all(main(path), 'h1').map(textOf);

  describe('articles of docs', () => {
    test('DOC-01: the parts stand in their order', () => {
      const order = all(main('docs/1/a.html'), '*');
      const positionOf = (found: (typeof order)[number] | undefined) =>
        found === undefined ? -1 : order.indexOf(found);
      const within = (tag: string, attributes = {}) =>
        positionOf(all(main('docs/1/a.html'), tag, attributes)[0]);
      const positions = [
        within('div', { role: 'alert' }),
        within('article'),
        within('nav', { 'aria-label': 'Breadcrumbs' }),
        positionOf(order.find((element) => element.tag === 'span' && textOf(element) === 'Version: 1.x')),
        within('details'),
        within('h1'),
        within('p', {}) === -1
          ? -1
          : positionOf(order.find((element) => element.tag === 'p' && textOf(element) === 'A as it was.')),
        within('a', { rel: 'tag' }),
        positionOf(order.find((element) => element.tag === 'a' && /^Edit this page/.test(textOf(element)))),
        within('nav', { 'aria-label': 'Docs pages' }),
      ];
      expect(positions).not.toContain(-1);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
    });

    test('DOC-02: one level-1 heading: the body’s, else the title, else the id of the file', () => {
      expect(headings('docs/intro.html')).toEqual(['Intro']);
      expect(headings('docs/titles/heading.html')).toEqual(['From the heading']);
      expect(headings('docs/titles/both.html')).toEqual(['The body wins']);
      expect(headings('docs/titles/neither.html')).toEqual(['neither']);
      expect(headings('zh/docs/titles/heading.html')).toEqual(['来自标题']);
    });

    test('DOC-02: a heading that is switched off is not shown, the window title stays', () => {
      expect(headings('docs/titles/hidden.html')).toEqual([]);
      expect(textOf(one(site().html('docs/titles/hidden.html'), 'title'))).toBe('Not shown | Docs fixture');
    });

    test('DOC-02: the level-1 heading has no anchor, the others have', () => {
      const [first] = all(main('docs/titles/both.html'), 'h1');
      expect(first?.attributes['id']).toBeUndefined();
      expect(first === undefined ? [] : all(first, 'a')).toEqual([]);
      expect(one(main('docs/a.html'), 'h2').attributes['id']).toBe('section');
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

    test('DOC-06: the edit link leads to the source, in a new tab', () => {
      const link = all(main('docs/intro.html'), 'a').find((a) => /^Edit this page/.test(textOf(a)));
      expect(link?.attributes).toMatchObject({
        href: 'https://git.example/edit/main/content/en/docs-2/intro.md',
        target: '_blank',
      });
    });

    test('DOC-06: it leads to the translation only where the set says so', () => {
      expect(site().page('zh/docs/intro.json', 'doc').edit.editUrl).toBe(
        'https://git.example/edit/main/content/en/docs-2/intro.md',
      );
      expect(site().page('zh/faq/intro.json', 'doc').edit.editUrl).toBe(
        'https://git.example/edit/main/content/zh/faq/intro.md',
      );
    });

    test('DOC-06: a page overrides it, or removes it with null', () => {
      expect(site().page('docs/edit/other.json', 'doc').edit.editUrl).toBe('https://wiki.example/page');
      expect(site().page('docs/edit/none.json', 'doc').edit.editUrl).toBeUndefined();
      expect(all(main('docs/edit/none.html'), 'a').map(textOf)).not.toContainEqual(
        expect.stringMatching(/^Edit/),
      );
    });

    test('DOC-07: the date of the last update is the day in UTC, in words of the language', () => {
      const time = one(main('docs/edit/other.html'), 'time');
      expect(time.attributes['datetime']).toBe('2024-03-01T00:00:00.000Z');
      expect(textOf(time)).toBe('March 1, 2024');
      expect(textOf(main('docs/edit/other.html'))).toContain('Last updated on March 1, 2024 by Ada');
      expect(textOf(one(main('zh/docs/edit/other.html'), 'time'))).toBe('2024年3月1日');
      expect(textOf(main('zh/docs/edit/other.html'))).toContain('阿达');
    });

    test('DOC-07: files outside version control have no last update', () => {
      expect(site().page('docs/intro.json', 'doc').edit.lastUpdate).toBeUndefined();
    });

    test('DOC-09: a doc outside any sidebar has neither sidebar, breadcrumbs nor neighbours', () => {
      for (const path of ['docs/outside.html', 'docs/next/lonely.html', 'zh/docs/outside.html']) {
        const landmarks = all(site().html(path), 'nav').map(({ attributes }) => attributes['aria-label']);
        expect(landmarks, path).toHaveLength(1);
      }
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

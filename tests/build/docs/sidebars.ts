import { join } from 'node:path';
import type { Sidebar, SidebarItem } from 'generator/model/sidebar';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, one, textOf } from '../../support/html';
import { packageRoot } from '../../support/runTool';

export function sidebarTests(site: () => BuiltSite): void {
  const sidebarOf = (path: string) => one(site().html(path), 'nav', { 'aria-label': 'Docs sidebar' });
  const labelsOn = (path: string) => entriesOf(sidebarOf(path)).map(textOf);

  describe('sidebars', () => {
    test('SB-02: exactly one current entry on each page, named as in the sidebar', () => {
      const pages = site().files.filter(
        (file) => /^(docs|faq)\/.*\.html$/.test(file) && !/\/tags(\/|\.)|borrower/.test(file),
      );
      let checked = 0;
      for (const file of pages) {
        const [sidebar] = all(site().html(file), 'nav', { 'aria-label': 'Docs sidebar' });
        if (sidebar === undefined) continue;
        const current = all(sidebar, '*', { 'aria-current': 'page' });
        expect(
          current.map(({ attributes }) => attributes['href']),
          file,
        ).toEqual([`/${file.replace(/\.html$/, '')}`]);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(40);
      expect(textOf(one(sidebarOf('docs/basics/last.html'), 'a', { 'aria-current': 'page' }))).toBe(
        'The last one',
      );
    });

    test('VIS-04: a category left with nothing visible vanishes without a page, and is a link with one', () => {
      expect(labelsOn('docs/intro.html')).not.toContain('Lonely');
      expect(labelsOn('docs/lonely/wombat.html')).toEqual(expect.arrayContaining(['Lonely', 'Wombat alone']));
      const shut = entriesOf(sidebarOf('docs/intro.html')).find((entry) => textOf(entry) === 'Shut');
      expect(shut?.attributes['href']).toBe('/docs/category/shut');
      const carets = all(sidebarOf('docs/intro.html'), 'button').map(
        (button) => button.attributes['aria-label'],
      );
      expect(carets.join()).toContain('Basics & More');
      expect(carets.join()).not.toContain('Shut');
    });

    test('VIS-04: a category whose own page is unlisted leads there on that page only', () => {
      const quiet = (path: string) =>
        entriesOf(sidebarOf(path)).find((entry) => textOf(entry) === 'Quiet')?.attributes['href'];
      expect(quiet('docs/quiet.html')).toBe('/docs/quiet');
      expect(quiet('docs/intro.html')).toBe('/docs/quiet/child');
    });

    test('written sidebars become these, in both languages', async () => {
      const written = site()
        .files.filter((file) => /^assets\/sidebar-docs-current-/.test(file))
        .map((file): Sidebar => JSON.parse(site().text(file)));
      const outline = written
        .map(({ id, items }) => `${id}\n${linesOf(items, 1).join('\n')}\n`)
        .sort()
        .join('\n');
      await expect(outline).toMatchFileSnapshot(join(packageRoot, 'tests/sites/docs/expected/sidebars.txt'));
    });
  });
}

/** Elements that name an entry: links, and categories without a page. */
function entriesOf(root: HtmlElement): HtmlElement[] {
  return all(root, '*').filter(
    ({ tag, attributes }) => tag === 'a' || (tag === 'button' && 'data-toggle' in attributes),
  );
}

function linesOf(items: readonly SidebarItem[], depth: number): string[] {
  return items.flatMap((item) => {
    const marks = item.kind === 'link' ? '' : item.unlisted === true ? ' (unlisted)' : '';
    const line = `${'  '.repeat(depth)}${item.label} → ${item.href ?? 'no page'}${marks}`;
    return item.kind === 'category' ? [line, ...linesOf(item.items, depth + 1)] : [line];
  });
}

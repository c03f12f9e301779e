import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all } from '../../support/html';
import { packageRoot } from '../../support/runTool';

export function addressTests(site: () => BuiltSite): void {
  describe('addresses of docs', () => {
    test('DOC-04, VER-08, I18N-01: the pages of the fixture are these, the same in both languages', async () => {
      const pages = site().files.filter((file) => file.endsWith('.html'));
      const english = pages.filter((file) => !file.startsWith('zh/'));
      const chinese = pages.filter((file) => file.startsWith('zh/')).map((file) => file.slice('zh/'.length));
      expect(chinese).toEqual(english);
      await expect(`${english.join('\n')}\n`).toMatchFileSnapshot(
        join(packageRoot, 'tests/sites/docs/expected/pages.txt'),
      );
    });

    test.each([
      ['01-a/02-b.md', 'docs/a/b'],
      ['c/index.md', 'docs/c'],
      ['same/same.md', 'docs/same'],
      ['7.0-x.md', 'docs/7.0-x'],
      ['2021-11-x.md', 'docs/2021-11-x'],
      ['refImg.md', 'docs/refImg'],
      ['slugs/absolute.md with an absolute slug', 'docs/elsewhere/entirely'],
      ['slugs/relative.md with a relative slug', 'docs/slugs/here'],
    ])('DOC-04: %s is at %s', (_file, path) => {
      expect(site().page(`${path}.json`, 'doc').route).toBe(`/${path}`);
      expect(site().files).toContain(`${path}.html`);
    });

    test('DOC-04: a file with another address is not also at the one of its name', () => {
      for (const path of ['docs/01-a/02-b', 'docs/c/index', 'docs/same/same', 'docs/slugs/absolute']) {
        expect(site().files).not.toContain(`${path}.html`);
      }
    });

    test('DOC-10: the root of a set has no page, and Page Not Found offers the main docs', () => {
      for (const path of ['docs', 'docs/index', 'faq', 'zh/docs', 'docs/next', 'docs/1']) {
        expect(site().files).not.toContain(`${path}.html`);
      }
      const main = all(site().html('zh/404.html'), 'main')[0];
      const links = main === undefined ? [] : all(main, 'a').map(({ attributes }) => attributes['href']);
      expect(links).toEqual(['/zh/docs/intro', '/zh/faq/intro']);
    });
  });
}

import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement, one, textOf } from '../../support/html';
import { pageFiles } from '../../support/pageFiles';
import { sidebarEntries, sidebarOf } from '../../support/sitePages';
import type { Locale } from '../../support/specifiedRoutes';

export function translationTests(site: () => BuiltSite): void {
  const english = () => pageFiles(site()).filter((file) => !file.startsWith('zh/'));
  const bar = (file: string) =>
    one(site().html(file), 'nav', { 'aria-label': /^zh\//.test(file) ? '主导航' : 'Main' });
  const targets = (element: HtmlElement) =>
    all(element, 'a')
      .filter(({ attributes }) => attributes['hreflang'] === undefined)
      .map(({ attributes }) => attributes['href']?.replace(/^\/zh(?=\/|$)/, ''))
      .map((href) => (href === '' ? '/' : href));

  describe('the two languages', () => {
    test('CT-02: headings have the same ids, so that a hash survives the switch', () => {
      const ids = (file: string) =>
        all(one(site().html(file), 'main'), '*')
          .filter(({ tag }) => /^h[2-6]$/.test(tag))
          .map(({ attributes }) => attributes['id']);
      for (const file of english().filter((name) => !/\/tags\.html$/.test(name))) {
        expect(ids(`zh/${file}`), file).toEqual(ids(file));
      }
    });

    test('no translation has fallen behind its original', () => {
      // What it says names the remedy.
      expect(site().run.stderr).not.toContain('since it was translated');
    });

    test('I18N-05: bar and footer lead to the same places, with Chinese words', () => {
      for (const file of ['index.html', 'docs/intro.html', 'blog.html', 'faq/category/files.html']) {
        expect(targets(bar(`zh/${file}`)), file).toEqual(targets(bar(file)));
        const footer = (path: string) => one(site().html(path), 'footer');
        expect(targets(footer(`zh/${file}`)), file).toEqual(targets(footer(file)));
        expect(textOf(footer(`zh/${file}`))).toMatch(/2023–2025/);
      }
      expect(textOf(bar('zh/docs/intro.html'))).toMatch(/安装.*文档.*常见问题.*博客/);
    });

    test('I18N-05: so do the sidebars', () => {
      for (const set of ['docs', 'faq']) {
        const hrefsIn = (locale: Locale) =>
          sidebarEntries(sidebarOf(site(), set, locale).items).map(({ href }) => href.replace(/^\/zh/, ''));
        expect(hrefsIn('zh').length).toBeGreaterThan(20);
        expect(hrefsIn('zh'), set).toEqual(hrefsIn('en'));
      }
    });

    test('I18N-02: no page is shown in the wrong language', () => {
      for (const file of english()) {
        const page = JSON.parse(site().text(`zh/${file.replace(/\.html$/, '.json')}`));
        expect(page.notices ?? [], file).toEqual([]);
        expect(page.article?.lang, file).toBeUndefined();
      }
    });
  });
}

import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';

export function translationTests(site: () => BuiltSite): void {
  describe('two languages and two sets', () => {
    test('I18N-02: an untranslated page shows the original in the layout of the language, with a notice', () => {
      const page = site().html('zh/docs/untranslated.html');
      const main = one(page, 'main');
      expect(page.attributes['lang']).toBe('zh-CN');
      expect(textOf(main)).toContain('Only in English.');
      expect(textOf(main)).toContain('English');
      expect(site().page('zh/docs/untranslated.json', 'doc').notices).toEqual([
        { kind: 'untranslated', htmlLang: 'en-US', language: 'English' },
      ]);
      const foreign = all(main, '*', { lang: 'en-US', dir: 'ltr' });
      // The last of the breadcrumbs, and the text.
      expect(foreign.map(textOf)).toEqual(['Untranslated', expect.stringContaining('Only in English.')]);
      expect(foreign.flatMap((element) => all(element, 'h1')).map(textOf)).toEqual(['Untranslated']);
    });

    test('I18N-02, DOC-02: the writer is told, as of the pages with two titles or none, and of nothing else', () => {
      const remedy =
        '    The page shows this one, lists and the browser show the other. Write ## for a heading below the title, or remove one of the two.';
      expect(site().run.stderr.trim()).toBe(
        [
          'content/en/docs-2/titles/both.md:5:1  warning  A second title: "The body wins"; the front matter has "From front matter"',
          remedy,
          'content/en/docs-2/titles/neither.md:1:1  warning  The page has no title, so that readers see the name of its file.',
          '    Write `title:` in its front matter.',
          'content/en/docs-2/untranslated.md:1:1  warning  The file has no translation in "zh"; readers there see it in the default language.',
          '    Create content/zh/docs-2/untranslated.md.',
          'content/zh/docs-2/titles/both.md:5:1  warning  A second title: "正文为准"; the front matter has "来自文件头"',
          remedy,
          'content/zh/docs-2/titles/neither.md:1:1  warning  The page has no title, so that readers see the name of its file.',
          '    Write `title:` in its front matter.',
          'site.yaml:1:1  warning  The site has no home page: its own address is not found.',
          '    Write content/en/home.yaml, or content/en/pages/index.md.',
        ].join('\n'),
      );
    });

    test('I18N-02: a translated page has no notice and no language of its own', () => {
      const main = one(site().html('zh/docs/intro.html'), 'main');
      expect(all(main, '*').filter(({ attributes }) => 'lang' in attributes)).toEqual([]);
      expect(textOf(main)).toContain('欢迎使用第二版。');
    });

    test('I18N-06, CT-13: links between files lead to the page in the reader’s language and version', () => {
      const links = all(one(site().html('zh/docs/intro.html'), 'article'), 'a');
      const hrefs = links.map(({ attributes }) => attributes['href']);
      expect(hrefs).toEqual(expect.arrayContaining(['/zh/docs/a#section', '/zh/docs/category/basics--more']));
    });

    test('CFG-03: the sets share neither an address nor a sidebar', () => {
      const pages = site().files.filter((file) => /^(docs|faq)\/.*\.json$/.test(file));
      const facts = pages.map((file) => JSON.parse(site().text(file)));
      const idsOf = (set: string) =>
        new Set(facts.filter((page) => page.set === set).map((page) => page.sidebarId));
      expect(idsOf('faq')).toEqual(new Set(['faq/current/faq']));
      for (const id of idsOf('docs')) expect(String(id)).not.toMatch(/^faq/);
      for (const page of facts) expect(page.route).toMatch(new RegExp(`^/${page.set}/`));
      expect(new Set(facts.map((page) => page.set))).toEqual(new Set(['docs', 'faq']));
    });
  });
}

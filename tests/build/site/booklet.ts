import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { answers } from '../../support/links';

export function bookletTests(site: () => BuiltSite): void {
  describe.each([
    ['booklet/docs.htm', 'en-US', 'docs'],
    ['booklet/faq.htm', 'en-US', 'faq'],
    ['zh/booklet/docs.htm', 'zh-CN', 'docs'],
    ['zh/booklet/faq.htm', 'zh-CN', 'faq'],
  ] as const)('the booklet %s', (file, lang, set) => {
    const prefix = lang === 'zh-CN' ? 'zh/' : '';

    test('has every text of the set once, in the order of the sidebar, under one table of contents', () => {
      const page = site().html(file);
      expect(page.attributes['lang']).toBe(lang);
      expect(metas(page, 'robots')).toEqual(['noindex, nofollow']);
      const articles = all(page, 'article').map(
        (article) => [`#${article.attributes['id']}`, textOf(one(article, 'h1'))] as const,
      );
      const titles = articles.map(([, title]) => title);
      const list = site().text(`${prefix}llms.txt`);
      const listed = [...list.matchAll(new RegExp(`^- \\[(.+)\\]\\(\\S+/${set}/`, 'gm'))].map(
        ([, title]) => title,
      );
      expect(titles.length).toBeGreaterThan(30);
      expect(titles).toEqual(listed);
      const links = all(one(page, 'nav'), 'a');
      expect(links.map((link) => [link.attributes['href'], textOf(link)])).toEqual(articles);
    });

    test('needs no script, and its pictures are there', () => {
      const page = site().html(file);
      expect(all(page, 'script')).toEqual([]);
      const files = new Set(site().files);
      const pictures = all(page, 'img').map(({ attributes }) => attributes['src'] ?? '');
      expect(pictures.filter((src) => !answers(files, src))).toEqual([]);
    });

    test('is offered by the pages of the set', () => {
      const { booklet } = site().page(`${prefix}${set}/intro.json`, 'doc');
      expect(booklet).toBe(`/${file}`);
    });
  });
}

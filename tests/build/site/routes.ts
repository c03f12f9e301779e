import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { readDocSets } from '../../support/docSets';
import { all, one, textOf } from '../../support/html';
import { isRedirect } from '../../support/links';
import { filesOfKinds } from '../../support/pageFiles';
import { specifiedFiles } from '../../support/specifiedFiles';
import { specifiedRoutes } from '../../support/specifiedRoutes';

export function siteRouteTests(site: () => BuiltSite): void {
  const pages = () => site().files.filter((file) => file.endsWith('.html') && !isRedirect(site(), file));

  describe('the routes of the site', () => {
    test('RT-01: every listed path is a page in both languages', () => {
      expect(
        specifiedFiles.filter((file) => !site().files.includes(file)),
        'tests/routes.json promises these addresses; keep them with `slug`, or move them to its redirects',
      ).toEqual([]);
    });

    test('RT-01, RT-09: each has one content, one level-1 heading and a title', () => {
      for (const file of pages()) {
        const page = site().html(file);
        expect(all(page, 'main'), file).toHaveLength(1);
        expect(all(page, 'h1').map(textOf), file).toEqual([expect.stringMatching(/\S/)]);
        expect(textOf(one(page, 'title')), file).toMatch(/\S/);
        expect(textOf(one(page, 'main')).length, file).toBeGreaterThan(textOf(one(page, 'h1')).length);
      }
    });

    test('RT-01: each has a document beside it, of its own address', () => {
      for (const file of pages().filter((name) => !name.endsWith('404.html'))) {
        const { route } = JSON.parse(site().text(file.replace(/\.html$/, '.json')));
        expect(route, file).toBe(`/${file}`.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1'));
      }
    });

    test('I18N-01: the languages have the same pages; the default one has no prefix', () => {
      const chinese = pages().filter((file) => file.startsWith('zh/'));
      const english = pages().filter((file) => !file.startsWith('zh/'));
      expect(chinese.map((file) => file.slice('zh/'.length))).toEqual(english);
      expect(site().files.filter((file) => file.startsWith('en/'))).toEqual([]);
    });

    test('RT-05: every listed redirect leads to its target, in both languages', () => {
      for (const [from, to] of Object.entries(specifiedRoutes.redirects)) {
        for (const prefix of ['', '/zh']) {
          const page = site().html(`${prefix}${from}.html`.slice(1));
          expect(one(page, 'meta', { 'http-equiv': 'refresh' }).attributes['content']).toBe(
            `0; url=${prefix}${to}`,
          );
          expect(one(page, 'link', { rel: 'canonical' }).attributes['href']).toBe(
            `https://resprite.fengeon.com${prefix}${to}`,
          );
        }
      }
    });

    test('CAT-01, CFG-03: a category page is below the address of its set', () => {
      for (const file of filesOfKinds(site(), 'category')) {
        const { set } = site().page(file.replace(/html$/, 'json'), 'category');
        expect(file.replace(/^zh\//, '')).toMatch(new RegExp(`^${set}/category/[^/]+\\.html$`));
      }
    });

    test('CFG-03, SB-01: docs and FAQ have a sidebar each, with its name and no link of the other’s', () => {
      const linksIn = (file: string, label: string) =>
        all(one(site().html(file), 'nav', { 'aria-label': label }), 'a').map(
          ({ attributes }) => attributes['href'],
        );
      for (const [start, docs, faq] of [
        ['', 'Tutorial sidebar', 'FAQ sidebar'],
        ['zh/', '教程侧边栏', '常见问题侧边栏'],
      ] as const) {
        const [ofDocs, ofFaq] = [
          linksIn(`${start}docs/intro.html`, docs),
          linksIn(`${start}faq/intro.html`, faq),
        ];
        expect(ofDocs).toEqual(expect.arrayContaining([`/${start}docs/intro`, `/${start}open`]));
        expect(ofFaq).toContain(`/${start}faq/intro`);
        expect(ofDocs.filter((href) => ofFaq.includes(href))).toEqual([]);
      }
    });

    test('VER-01, SB-01: docs and FAQ have one version each, with its name, place, main doc and sidebar', () => {
      for (const prefix of ['', 'zh/']) {
        const versionsOf = (set: string) =>
          readDocSets(site(), prefix).find(({ id }) => id === set)?.versions;
        const version = { name: 'current', isLast: true, mainDocId: 'intro', draftIds: expect.any(Array) };
        const link = (path: string) => ({ link: { path: `/${prefix}${path}`, label: expect.any(String) } });
        expect(versionsOf('docs')).toEqual([
          {
            ...version,
            label: 'Next',
            path: `/${prefix}docs`,
            docs: expect.any(Array),
            sidebars: { tutorialSidebar: link('docs/intro') },
          },
        ]);
        expect(versionsOf('faq')).toEqual([
          {
            ...version,
            label: 'Current',
            path: `/${prefix}faq`,
            docs: expect.any(Array),
            sidebars: { faq: link('faq/intro') },
          },
        ]);
      }
    });

    test('VER-01: the docs of the versions are the pages of the sets, each with its sidebar', () => {
      const docs = ['', 'zh/'].flatMap((prefix) =>
        readDocSets(site(), prefix).flatMap(({ versions }) => versions.flatMap((version) => version.docs)),
      );
      const files = docs.map(({ path }) => `${path.slice(1)}.html`);
      expect(files.filter((file) => !site().files.includes(file))).toEqual([]);
      expect(files).toEqual(expect.arrayContaining(filesOfKinds(site(), 'doc', 'category')));
      expect(docs).toContainEqual({
        id: 'basic/canvas',
        path: '/docs/basic/canvas',
        sidebar: 'tutorialSidebar',
      });
      expect(docs).toContainEqual({ id: '/category/files', path: '/zh/faq/category/files', sidebar: 'faq' });
    });

    test('VER-02: with one version there is neither banner, badge nor choice', () => {
      for (const file of filesOfKinds(site(), 'doc', 'category')) {
        const { version } = JSON.parse(site().text(file.replace(/html$/, 'json')));
        expect(version, file).toEqual({ name: 'current', label: version.label, badge: false, banner: null });
      }
    });

    test('DOC-08: a set has a page of its tags if one of its docs has a tag', () => {
      for (const set of ['docs', 'faq', 'zh/docs', 'zh/faq']) {
        const hasTags = filesOfKinds(site(), 'doc')
          .filter((file) => file.startsWith(`${set}/`))
          .some((file) => site().page(file.replace(/html$/, 'json'), 'doc').tags.length > 0);
        expect(site().files.includes(`${set}/tags.html`), set).toBe(hasTags);
      }
    });

    test('DOC-10: nothing lies at the roots of the sets, and Page Not Found leads to their beginnings', () => {
      const absent = ['docs', 'docs/index', 'faq', 'faq/index'];
      for (const path of absent.flatMap((name) => [name, `zh/${name}`])) {
        expect(site().files).not.toContain(`${path}.html`);
      }
      const links = all(one(site().html('404.html'), 'main'), 'a').map(
        ({ attributes }) => attributes['href'],
      );
      expect(links).toEqual(['/docs/intro', '/faq/intro']);
    });

    test('the build has nothing to complain about', () => {
      expect(site().run.stderr).toBe('');
    });
  });
}

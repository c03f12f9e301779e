import type { NavVersions } from 'generator/model/layout';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { readDocSets } from '../../support/docSets';
import { all, metas, one, textOf } from '../../support/html';

export function versionTests(site: () => BuiltSite): void {
  const alerts = (path: string) => all(one(site().html(path), 'div', { id: 'site' }), '*', { role: 'alert' });
  const isBadge = /^Version: /;
  const _badges = (path: string) =>
    all(one(site().html(path), 'main'), 'span')
      .map(textOf)
      .filter((text) => isBadge.test(text));

  describe('versions', () => {
    test('VER-01: the version item knows the versions, newest first, with their main docs', () => {
      const layout = site().files.find((file) => /^assets\/layout-en-/.test(file)) ?? '';
      const items: NavVersions[] = JSON.parse(site().text(layout)).navbar.right;
      expect(items.find(({ kind }) => kind === 'docsVersion')).toEqual({
        kind: 'docsVersion',
        set: 'docs',
        latest: '2',
        names: ['current', '2', '1'],
        versions: [
          { name: 'current', label: 'Next', href: '/docs/next/intro' },
          { name: '2', label: '2.x', href: '/docs/intro' },
          { name: '1', label: '1.x', href: '/docs/1/intro' },
        ],
      });
    });

    test('VER-01: programs can read what versions there are, with their docs, drafts and sidebars', () => {
      const first = (path: string, label: string) => ({ link: { path, label } });
      expect(
        readDocSets(site()).map(({ id, versions }) => [id, versions.map(({ docs, ...facts }) => facts)]),
      ).toEqual([
        [
          'docs',
          [
            {
              name: 'current',
              label: 'Next',
              isLast: false,
              path: '/docs/next',
              mainDocId: 'intro',
              draftIds: [],
              sidebars: {
                main: first('/docs/next/intro', 'Intro'),
                other: first('/docs/next/second', 'Second sidebar'),
              },
            },
            {
              name: '2',
              label: '2.x',
              isLast: true,
              path: '/docs',
              mainDocId: 'intro',
              draftIds: ['drafts/only', 'quokka'],
              sidebars: { docs: first('/docs/intro', 'Intro') },
            },
            {
              name: '1',
              label: '1.x',
              isLast: false,
              path: '/docs/1',
              mainDocId: 'intro',
              draftIds: [],
              sidebars: { docs: first('/docs/1/intro', 'Intro') },
            },
          ],
        ],
        [
          'faq',
          [
            {
              name: 'current',
              label: 'Next',
              isLast: true,
              path: '/faq',
              mainDocId: 'intro',
              draftIds: ['files/quokka'],
              sidebars: { faq: first('/faq/intro', 'Questions') },
            },
          ],
        ],
      ]);
    });

    test('VER-01: the docs of a version have their addresses and sidebars, and so have its categories', () => {
      const [next, latest] = readDocSets(site())[0]?.versions ?? [];
      expect(next?.docs).toEqual(
        expect.arrayContaining([
          { id: 'borrower', path: '/docs/next/borrower', sidebar: 'other' },
          { id: 'lonely', path: '/docs/next/lonely' },
          { id: 'hush', path: '/docs/next/hush', sidebar: 'main', unlisted: true },
          { id: '/category/all', path: '/docs/next/category/all', sidebar: 'main' },
        ]),
      );
      const chinese = readDocSets(site(), 'zh/')[0]?.versions[1];
      expect(chinese?.docs.map(({ path }) => path)).toEqual(latest?.docs.map(({ path }) => `/zh${path}`));
      expect(chinese?.sidebars).toEqual({ docs: { link: { path: '/zh/docs/intro', label: '介绍' } } });
    });

    test('VER-01: every doc of them is a page, and no page of a doc set is missing', () => {
      const paths = readDocSets(site()).flatMap(({ versions }) =>
        versions.flatMap(({ docs }) => docs.map(({ path }) => path)),
      );
      const documents = site()
        .files.filter((file) => /^(docs|faq)\/.*\.json$/.test(file))
        .map((file) => JSON.parse(site().text(file)))
        .filter(({ kind }) => kind === 'doc' || kind === 'category');
      expect(documents.length).toBeGreaterThan(50);
      expect([...paths].sort()).toEqual(documents.map(({ route }) => route).sort());
    });

    test('VER-06: the banner leads to the main doc where the latest version lacks the doc', () => {
      for (const path of ['docs/1/old.html', 'docs/1/category/things.html', 'docs/1/tags/mixed.html']) {
        const [alert] = alerts(path);
        expect(alert === undefined ? '' : one(alert, 'a').attributes['href'], path).toBe('/docs/intro');
      }
    });

    test('VER-09: a version can be kept from search engines, all its pages and no others', () => {
      const pages = site().files.filter((file) => /^(zh\/)?docs\/.*\.html$/.test(file));
      const hidden = pages.filter((file) => metas(site().html(file), 'robots').includes('noindex, nofollow'));
      const expected = pages.filter((file) => /^(zh\/)?docs\/1\//.test(file));
      expect(hidden.filter((file) => /docs\/1\//.test(file))).toEqual(expected);
      expect(expected.length).toBeGreaterThan(10);
      const others = hidden.filter((file) => !/docs\/1\//.test(file));
      expect(others.every((file) => /between|wombat|quiet\.|hush|unseen|tags\/hidden/.test(file))).toBe(true);
    });
  });
}

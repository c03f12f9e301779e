import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';

const unlistedNotice = /This page is unlisted/;

export function tagTests(site: () => BuiltSite): void {
  const main = (path: string) => one(site().html(path), 'main');

  describe('tags of docs', () => {
    test('DOC-08: a doc ends in a labelled list of its tags', () => {
      const links = all(main('docs/a.html'), 'a', { rel: 'tag' });
      expect(links.map((link) => [textOf(link), link.attributes['href']])).toEqual([
        ['Mixed', '/docs/tags/mixed'],
        ['Plain', '/docs/tags/plain'],
      ]);
      expect(textOf(main('docs/a.html'))).toContain('Tags:');
    });

    test('DOC-08: a tag page has a count in its heading, the docs with descriptions, and a way to all tags', () => {
      const page = main('docs/tags/plain.html');
      expect(textOf(one(page, 'h1'))).toBe('One doc tagged with “Plain”');
      expect(all(page, 'h2').map(textOf)).toEqual(['A']);
      expect(textOf(page)).toContain('The first paragraph of A');
      expect(all(page, 'a').map(({ attributes }) => attributes['href'])).toEqual(['/docs/tags', '/docs/a']);
      expect(textOf(one(main('zh/docs/tags/plain.html'), 'h1'))).toContain('普通');
    });

    test('DOC-08: the list of tags counts listed docs, each version for itself', () => {
      const { groups } = site().page('docs/tags.json', 'docTagList');
      expect(groups.flatMap(({ tags }) => tags)).toEqual([
        { label: 'Mixed', href: '/docs/tags/mixed', count: 1 },
        { label: 'Plain', href: '/docs/tags/plain', count: 1 },
      ]);
      expect(groups.map(({ letter }) => letter)).toEqual(['M', 'P']);
      const older = site().page('docs/1/tags.json', 'docTagList').groups;
      expect(older.flatMap(({ tags }) => tags.map(({ href }) => href))).toEqual(['/docs/1/tags/mixed']);
    });

    test('DOC-08: a set without tags has no such pages', () => {
      const pages = site().files.filter((file) => /^(docs\/next|faq)\/tags/.test(file));
      expect(pages).toEqual([]);
    });

    test('VIS-06: a tag on unlisted docs only has a page with them, out of sight', () => {
      const page = main('docs/tags/hidden.html');
      expect(textOf(page)).toMatch(unlistedNotice);
      expect(metas(site().html('docs/tags/hidden.html'), 'robots')).toEqual(['noindex, nofollow']);
      expect(all(page, 'h2').map(textOf)).toEqual(['Wombat between']);
      expect(textOf(main('docs/tags.html'))).not.toContain('Wombat');
    });

    test('VIS-06: a tag with some listed docs lists those only', () => {
      const page = main('docs/tags/mixed.html');
      expect(textOf(page)).not.toMatch(unlistedNotice);
      expect(all(page, 'h2').map(textOf)).toEqual(['A']);
      expect(metas(site().html('docs/tags/mixed.html'), 'robots')).toEqual([]);
    });
  });
}

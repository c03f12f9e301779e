import { describe, expect, test } from 'vitest';
import type { LinkItem } from '../../../src/model/document';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';
import { hrefsOf } from '../../support/links';

export function neighbourTests(site: () => BuiltSite): void {
  const neighbours = (path: string): (LinkItem | undefined)[] => {
    const page = JSON.parse(site().text(`${path}.json`));
    return [page.previous, page.next];
  };
  const hrefs = (path: string) => neighbours(path).map((link) => link?.href);
  const labels = (path: string) => neighbours(path).map((link) => link?.label);

  describe('previous and next', () => {
    test('DOC-05: they follow the sidebar from top to bottom, categories with a page among them', () => {
      const order = [
        'docs/intro',
        'docs/a/b',
        'docs/a/ten',
        'docs/a/plain',
        'docs/a',
        'docs/category/basics--more',
        'docs/basics/first',
        'docs/basics/last',
        'docs/basics/nested/deep',
        'docs/category/shut',
        'docs/quiet/child',
        'docs/c',
        'docs/c/inner',
        'docs/same',
      ];
      for (const [index, path] of order.slice(0, -1).entries()) {
        const before = order[index - 1];
        expect(hrefs(path), path).toEqual([
          before === undefined ? undefined : `/${before}`,
          `/${order[index + 1]}`,
        ]);
      }
    });

    test('DOC-05: the first page has no previous, the last no next', () => {
      expect(hrefs('docs/next/intro')).toEqual([undefined, '/docs/next/a']);
      expect(hrefs('docs/1/things/one')).toEqual(['/docs/1/category/things', undefined]);
    });

    test('DOC-05: no link crosses into another sidebar', () => {
      expect(hrefs('docs/next/more/m2')).toEqual(['/docs/next/more/m1', undefined]);
      expect(hrefs('docs/next/second')).toEqual([undefined, undefined]);
      expect(hrefs('faq/intro')).toEqual([undefined, '/faq/category/files']);
    });

    test('DOC-05: a label is the pagination label, else the sidebar label, else that of the definition, else the title', () => {
      expect(labels('docs/basics/nested/deep')[0]).toBe('The end of the basics');
      expect(labels('docs/next/more/m2')[0]).toBe('First of more');
      expect(labels('docs/next/intro')[1]).toBe('The letter A');
      expect(labels('zh/docs/next/intro')[1]).toBe('字母甲');
      expect(labels('docs/intro')[1]).toBe('B');
      expect(labels('docs/a')[1]).toBe('Basics & More');
    });

    test('DOC-05: front matter points elsewhere or removes a side', () => {
      expect(hrefs('docs/over/one')).toEqual([undefined, '/docs/over/two']);
      expect(hrefs('docs/over/two')).toEqual(['/docs/intro', '/docs/a']);
      expect(hrefs('docs/over/three')).toEqual(['/docs/over/two', undefined]);
    });

    test('DOC-05: they are a labelled landmark with a word for the direction and the title', () => {
      const landmark = one(site().html('docs/basics/first.html'), 'nav', { 'aria-label': 'Docs pages' });
      expect(all(landmark, 'a').map(textOf)).toEqual([
        expect.stringMatching(/^Previous.*Basics & More$/),
        expect.stringMatching(/^Next.*The end of the basics$/),
      ]);
    });

    test('VIS-05: an unlisted doc has no neighbours, and those around it point at each other', () => {
      expect(hrefs('docs/basics/between')).toEqual([undefined, undefined]);
      expect(hrefs('docs/basics/first')[1]).toBe('/docs/basics/last');
      expect(hrefs('docs/basics/last')[0]).toBe('/docs/basics/first');
    });

    test('DOC-05, VIS-03: no page links to an unlisted doc but the doc itself and a tag of its own', () => {
      const unlisted = [
        'docs/basics/between',
        'docs/lonely/wombat',
        'docs/shut/wombat',
        'docs/quiet',
        'docs/next/hush',
        'docs/counted/partly/unseen',
      ];
      const own = new Set([...unlisted, 'docs/tags/hidden'].flatMap((path) => [path, `zh/${path}`]));
      const targets = new Set(unlisted.flatMap((path) => [`/${path}`, `/zh/${path}`]));
      const links = site()
        .files.filter((file) => file.endsWith('.html') && !own.has(file.replace(/\.html$/, '')))
        .flatMap((file) => hrefsOf(site().html(file)).map((href) => ({ file, href })));
      expect(links.length).toBeGreaterThan(1000);
      expect(links.filter(({ href }) => targets.has(href))).toEqual([]);
    });
  });
}

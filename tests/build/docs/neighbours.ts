import type { LinkItem } from 'generator/model/document';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { hrefsOf } from '../../support/links';

export function neighbourTests(site: () => BuiltSite): void {
  const neighbours = (path: string): (LinkItem | undefined)[] => {
    const page = JSON.parse(site().text(`${path}.json`));
    return [page.previous, page.next];
  };
  const hrefs = (path: string) => neighbours(path).map((link) => link?.href);
  const labels = (path: string) => neighbours(path).map((link) => link?.label);

  describe('previous and next', () => {
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

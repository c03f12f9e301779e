import { describe, expect, test } from 'vitest';
import type { BuiltSite } from './builtSite';
import { all, metas, one } from './html';
import { isRedirect } from './links';
import { child, children, parseXml, textIn, type XmlElement } from './xml';

interface Options {
  /** Address of the site's root: origin and base path. */
  readonly root: string;
  /** Path of each locale below the root: empty for the default one. */
  readonly prefixes: readonly string[];
}

/** Tests for the sitemaps of every site (SEO-07), compared with the heads of its pages. */
export function sitemapTests(site: () => BuiltSite, { root, prefixes }: Options): void {
  const entries = (prefix: string): XmlElement[] => {
    const sitemap = parseXml(site().text(`${prefix}sitemap.xml`));
    return children(child(sitemap, 'urlset'), 'url');
  };
  const others = prefixes.filter((prefix) => prefix !== '');
  const localeOf = (file: string) => others.find((prefix) => file.startsWith(prefix)) ?? '';
  const pages = (prefix: string) =>
    site().files.filter(
      (file) =>
        file.endsWith('.html') &&
        localeOf(file) === prefix &&
        !isRedirect(site(), file) &&
        metas(site().html(file), 'robots').length === 0,
    );
  const canonical = (file: string) =>
    one(site().html(file), 'link', { rel: 'canonical' }).attributes['href'] ?? '';

  describe('the sitemaps', () => {
    test.each(prefixes)(
      'SEO-07: /%ssitemap.xml names every page that may be found, and no other',
      (prefix) => {
        const named = entries(prefix).map((entry) => textIn(entry, 'loc'));
        expect(named.length).toBeGreaterThan(0);
        expect([...named].sort()).toEqual(pages(prefix).map(canonical).sort());
      },
    );

    test.each(prefixes)('SEO-07: an entry of /%ssitemap.xml has the alternates of its page', (prefix) => {
      const alternates = new Map(
        pages(prefix).map((file) => [
          canonical(file),
          all(site().html(file), 'link', { rel: 'alternate' })
            .filter(({ attributes }) => 'hreflang' in attributes)
            .map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
        ]),
      );
      for (const entry of entries(prefix)) {
        const links = children(entry, 'xhtml:link').map((link) => [link['@hreflang'], link['@href']]);
        expect(links, textIn(entry, 'loc')).toEqual(alternates.get(textIn(entry, 'loc')));
      }
    });

    test('SEO-07: robots.txt names them all and forbids nothing', () => {
      const named = prefixes.map((prefix) => `Sitemap: ${root}${prefix}sitemap.xml\n`);
      expect(site().text('robots.txt')).toBe(`User-agent: *\nDisallow:\n\n${named.join('')}`);
    });
  });
}

import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { readDocSets } from '../../support/docSets';
import { all, one, textOf } from '../../support/html';
import { addressesOf, answers, hrefsOf } from '../../support/links';
import { child, children, parseXml, textIn } from '../../support/xml';

const isElsewhere = /^(https?:\/\/(?!layout\.example)|mailto:|data:|\/\/)/;

export function addressFormTests(site: () => BuiltSite): void {
  const pages = () => site().files.filter((file) => file.endsWith('.html'));

  describe('a site below a base path, with slashes at the end', () => {
    test('RT-10: every address of every page begins with the base path', () => {
      const addresses = pages().flatMap((file) =>
        addressesOf(site().html(file)).map((address) => ({ file, address })),
      );
      expect(addresses.length).toBeGreaterThan(1000);
      const inside = ({ address }: { address: string }) =>
        // An empty address is that of the page itself.
        /^(#|$)/.test(address) ||
        isElsewhere.test(address) ||
        /^(https:\/\/layout\.example)?\/x\/(?!x\/)/.test(address);
      expect(addresses.filter((found) => !inside(found))).toEqual([]);
    });

    test('RT-10: each of them is answered', () => {
      const files = new Set(site().files);
      const broken = pages().flatMap((file) =>
        addressesOf(site().html(file))
          .filter((address) => !isElsewhere.test(address) && !address.startsWith('#'))
          .map((address) => new URL(address, 'https://layout.example').pathname)
          .filter((path) => !answers(files, path.replace(/^\/x\//, '/')))
          .map((path) => ({ file, path })),
      );
      expect(broken).toEqual([]);
    });

    test('RT-10: so do the documents, the settings of the inline script and the feeds', () => {
      for (const { path } of readDocSets(site(), 'ar/').flatMap(({ versions }) =>
        versions.flatMap(({ docs }) => docs),
      ))
        expect(path).toMatch(/^\/x\/ar\/.*\/$/);
      for (const file of site().files.filter((name) => /(?<!doc-sets)\.json$/.test(name))) {
        // Words are no addresses, though one of them is called "home".
        const { text: _text, words: _words, ...document } = JSON.parse(site().text(file));
        const addresses = [
          ...JSON.stringify(document).matchAll(
            /"(?:href|route|src|layout|sidebar|home|to|first)":"([^"]*)"/g,
          ),
        ];
        for (const [, address = ''] of addresses) {
          expect(isElsewhere.test(address) || /^(#|\/x\/(?!x\/))/.test(address), `${file}: ${address}`).toBe(
            true,
          );
        }
      }
      expect(site().text('index.html')).toContain(
        '<link rel="modulepreload" fetchpriority="low" href="/x/assets/',
      );
      const feed = child(parseXml(site().text('ar/blog/atom.xml')), 'feed');
      expect(children(feed, 'link').map((link) => link['@href'])).toEqual([
        'https://layout.example/x/ar/blog/',
        'https://layout.example/x/ar/blog/atom.xml',
      ]);
      expect(children(feed, 'entry').map((entry) => textIn(entry, 'id'))).toEqual([
        'https://layout.example/x/ar/blog/leap/',
      ]);
    });

    test('RT-10: no style sheet or script names an address outside', () => {
      for (const file of site().files.filter((name) => /\.(css|js)$/.test(name))) {
        expect(
          site()
            .text(file)
            .match(/url\(\/(?!x\/)/g),
          file,
        ).toBeNull();
      }
    });

    test('RT-04, RT-10: links in content get base path, language and slash, and not twice', () => {
      const article = one(site().html('docs/intro/index.html'), 'article');
      const hrefOf = (text: string) =>
        all(article, 'a').find((link) => textOf(link).startsWith(text))?.attributes['href'];
      expect(
        Object.fromEntries(
          [
            'with the base path',
            'without it',
            'a file',
            'an old address',
            'a text',
            'mail',
            'another host',
            'start',
            'home',
          ].map((text) => [text, hrefOf(text)]),
        ),
      ).toEqual({
        'with the base path': '/x/docs/listed/',
        'without it': '/x/docs/listed/',
        'a file': '/x/docs/listed/#part',
        'an old address': '/x/old/',
        'a text': '/x/terms.txt',
        mail: 'mailto:a@layout.example',
        'another host': '//example.com/a',
        start: '#start',
        home: '/x/',
      });
      expect(hrefsOf(one(site().html('ar/docs/intro/index.html'), 'article'))).toEqual(
        expect.arrayContaining(['/x/ar/docs/listed/', '/x/ar/docs/listed/#part', '/x/ar/old/']),
      );
    });

    test('RT-04: every internal address of a page ends in a slash', () => {
      const isFile = /\.[a-z\d]+$/;
      const links = pages().flatMap((file) => hrefsOf(site().html(file)).map((href) => ({ file, href })));
      const paths = links
        .filter(({ href }) => href.startsWith('/x/'))
        .map(({ file, href }) => ({ file, path: href.split(/[?#]/)[0] ?? '' }));
      expect(paths.length).toBeGreaterThan(400);
      expect(paths.filter(({ path }) => !isFile.test(path) && !path.endsWith('/'))).toEqual([]);
      for (const file of pages()) {
        for (const link of all(site().html(file), 'link').filter(
          ({ attributes }) => 'hreflang' in attributes || attributes['rel'] === 'canonical',
        )) {
          expect(link.attributes['href'], file).toMatch(/\/$/);
        }
      }
    });

    test('RT-04: the HTML of a page lies where that address finds it', () => {
      expect(site().files).toEqual(
        expect.arrayContaining([
          'docs/intro/index.html',
          'index.html',
          'ar/index.html',
          '404.html',
          'ar/404.html',
        ]),
      );
      expect(site().files).not.toContain('docs/intro.html');
    });
  });
}

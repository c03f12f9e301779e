import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one } from '../../support/html';
import { addressesOf, answers, hrefsOf, isRedirect } from '../../support/links';

export function siteLinkTests(site: () => BuiltSite): void {
  const pages = () => site().files.filter((file) => file.endsWith('.html'));
  const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

  describe('the links of the site', () => {
    test('CT-14: every address of every page is answered by a file of the output', () => {
      const files = new Set(site().files);
      const addresses = pages().flatMap((file) =>
        addressesOf(site().html(file))
          .map((address) => address.replace(/^https:\/\/resprite\.fengeon\.com/, ''))
          .filter(isInternal)
          .map((address) => ({ file, path: address.split(/[?#]/)[0] ?? '' })),
      );
      expect(addresses.length).toBeGreaterThan(10_000);
      expect(addresses.filter(({ path }) => !answers(files, path))).toEqual([]);
    });

    test('CT-14: every hash leads to an id of the page it names', () => {
      const idsOf = new Map<string, Set<string>>();
      const ids = (file: string) => {
        const known =
          idsOf.get(file) ??
          new Set(all(site().html(file), '*').flatMap(({ attributes }) => attributes['id'] ?? []));
        idsOf.set(file, known);
        return known;
      };
      const broken = pages().flatMap((file) =>
        hrefsOf(site().html(file))
          .filter((href) => href.includes('#') && (href.startsWith('#') || isInternal(href)))
          .filter((href) => {
            const [path = '', hash = ''] = href.split('#');
            const target = path === '' ? file : `${path.slice(1) || 'index'}.html`;
            return hash !== '' && !ids(target).has(decodeURIComponent(hash));
          })
          .map((href) => ({ file, href })),
      );
      expect(broken).toEqual([]);
    });

    test('RT-04: no internal address ends in a slash but those of the two homes', () => {
      const homes = new Set(['/', '/zh/']);
      const slashed = pages().flatMap((file) =>
        addressesOf(site().html(file))
          .map((address) => address.replace(/^https:\/\/resprite\.fengeon\.com/, '').split(/[?#]/)[0] ?? '')
          .filter((path) => isInternal(path) && path.endsWith('/') && !homes.has(path))
          .map((path) => ({ file, path })),
      );
      expect(slashed).toEqual([]);
    });

    test('I18N-06: a Chinese page leads to Chinese pages, apart from the language switcher', () => {
      const leaving = pages()
        .filter((file) => file.startsWith('zh/') && !isRedirect(site(), file))
        .flatMap((file) =>
          all(one(site().html(file), 'body'), 'a')
            .filter(({ attributes }) => attributes['hreflang'] === undefined)
            .map(({ attributes }) => attributes['href'] ?? '')
            .filter((href) => isInternal(href) && !/^\/zh(\/|$)/.test(href) && !/\.[a-z\d]+$/.test(href))
            .map((href) => ({ file, href })),
        );
      expect(leaving).toEqual([]);
    });

    test('NAV-02, CT-13: links to other sites open a new tab without handing anything over', () => {
      const external = pages().flatMap((file) =>
        all(site().html(file), 'a')
          .filter(({ attributes }) => /^https?:\/\/(?!resprite\.fengeon\.com)/.test(attributes['href'] ?? ''))
          .map(({ attributes }) => ({ file, attributes })),
      );
      expect(external.length).toBeGreaterThan(1000);
      const careless = external.filter(
        ({ attributes }) => attributes['target'] !== '_blank' || attributes['rel'] !== 'noopener noreferrer',
      );
      expect(careless).toEqual([]);
    });

    test('CT-15: every picture of a text has words and dimensions', () => {
      const pictures = pages().flatMap((file) =>
        all(site().html(file), 'img').map(({ attributes }) => ({ file, attributes })),
      );
      const bare = pictures.filter(
        ({ attributes }) => !('alt' in attributes && 'width' in attributes && 'height' in attributes),
      );
      expect(bare).toEqual([]);
    });
  });
}

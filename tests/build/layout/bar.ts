import { describe, expect, test } from 'vitest';
import { en } from '../../../src/model/words/en';
import { arabic } from '../../support/arabic';
import type { BuiltSite } from '../../support/builtSite';
import { filesNaming } from '../../support/filesNaming';
import { all, type HtmlElement, one, textOf } from '../../support/html';

/** The words of the language that a file of the output is in. */
const wordsOf = (file: string) => (file.startsWith('ar/') ? arabic : en).page;

export function barTests(site: () => BuiltSite): void {
  /** The groups of the bar, without the menu of narrow windows, which repeats its items. */
  const groups = (path: string): HtmlElement[] => {
    const bar = one(site().html(path), 'nav', { 'aria-label': wordsOf(path).main });
    return bar.children.filter(
      (child): child is HtmlElement => typeof child !== 'string' && child.tag === 'ul',
    );
  };
  const items = (group: HtmlElement | undefined): HtmlElement[] =>
    (group?.children ?? []).filter((child): child is HtmlElement => typeof child !== 'string');
  const labels = (path: string) =>
    groups(path).map((group) =>
      items(group)
        .map(nameOf)
        .filter((name) => name !== 'colour'),
    );
  const linkIn = (path: string, text: string): Record<string, string> | undefined =>
    groups(path)
      .flatMap((group) => all(group, 'a'))
      .find((link) => textOf(link).startsWith(text))?.attributes;

  describe('the navigation bar', () => {
    test('NAV-01: items stand on their side in their order; without a side they stand left', () => {
      expect(labels('index.html')).toEqual([
        ['Start', 'Elsewhere', 'listed', 'First help', 'More', 'Old address'],
        ['Search', 'Journal', 'To come', 'Next', 'Languages: English'],
      ]);
    });

    test('NAV-13: the colour toggle stands on the right, once', () => {
      const toggles = groups('index.html').map((group) =>
        items(group).filter((item) => nameOf(item) === 'colour'),
      );
      expect(toggles.map(({ length }) => length)).toEqual([0, 1]);
    });

    test('NAV-02: an external link opens a new tab and says so, an internal one does not', () => {
      expect(linkIn('index.html', 'Elsewhere')).toMatchObject({
        href: 'https://example.com/',
        target: '_blank',
        rel: 'noopener noreferrer',
      });
      const text = groups('index.html')
        .flatMap((group) => all(group, 'a'))
        .map(textOf);
      expect(text).toContainEqual(expect.stringMatching(/^Elsewhere ?\(opens in a new tab\)$/));
      expect(linkIn('index.html', 'Start')).not.toHaveProperty('target');
    });

    test('NAV-03: on its page a link is the current one, below it it is active', () => {
      expect(linkIn('docs/intro/index.html', 'Start')?.['aria-current']).toBe('page');
      expect(linkIn('docs/sibling/index.html', 'Start')?.['aria-current']).toBeUndefined();
      expect(linkIn('blog/index.html', 'Journal')?.['aria-current']).toBe('page');
      expect(linkIn('ar/blog/leap/index.html', 'Journal')?.['aria-current']).toBe('true');
      expect(linkIn('about/index.html', 'Journal')?.['aria-current']).toBeUndefined();
    });

    test('NAV-04: a doc is named by its id and active on all docs of its sidebar', () => {
      expect(linkIn('index.html', 'listed')?.['href']).toBe('/x/docs/listed/');
      expect(linkIn('docs/sibling/index.html', 'listed')?.['aria-current']).toBe('true');
      expect(linkIn('docs/listed/index.html', 'listed')?.['aria-current']).toBe('page');
      expect(linkIn('help/first/index.html', 'listed')?.['aria-current']).toBeUndefined();
    });

    test('NAV-04: an unlisted doc is in the bar on its own page only, a draft never', () => {
      expect(linkIn('index.html', 'Wombat')).toBeUndefined();
      expect(linkIn('docs/sibling/index.html', 'Wombat')).toBeUndefined();
      expect(linkIn('docs/wombat/index.html', 'Wombat')).toMatchObject({
        href: '/x/docs/wombat/',
        'aria-current': 'page',
      });
      expect(filesNaming(site(), /quokka/i)).toEqual([]);
    });

    test('NAV-05: a sidebar leads to its first page, is named after it and active on all its pages', () => {
      expect(linkIn('index.html', 'First help')?.['href']).toBe('/x/help/first/');
      expect(linkIn('help/second/index.html', 'First help')?.['aria-current']).toBe('true');
      expect(linkIn('ar/index.html', 'أول مساعدة')?.['href']).toBe('/x/ar/help/first/');
    });

    test('NAV-06: a dropdown works by the browser’s own means and holds its links', () => {
      const dropdown = items(groups('docs/wombat/index.html')[0]).find((item) => nameOf(item) === 'More');
      if (dropdown === undefined) throw new Error('The dropdown is missing');
      const menu = one(dropdown, 'ul');
      expect(one(dropdown, 'button').attributes).toMatchObject({
        'aria-haspopup': 'true',
        popovertarget: menu.attributes['id'],
      });
      expect(all(menu, 'a').map(({ attributes }) => attributes['href'])).toEqual([
        '/x/about/',
        'https://shop.example/',
        '/x/docs/wombat/',
      ]);
    });

    test('MOB-07: a dropdown with one entry is a plain link', () => {
      expect(linkIn('index.html', 'Old address')?.['href']).toBe('/x/old/');
      const alone = items(groups('index.html')[0]).find((item) => nameOf(item) === 'Old address');
      expect(alone === undefined ? [] : all(alone, 'button')).toEqual([]);
    });

    test('NAV-08: the language switcher leads to the same page, each language named in itself', () => {
      const switcher = items(groups('docs/intro/index.html')[1]).find((item) =>
        nameOf(item).startsWith('Languages'),
      );
      const links = switcher === undefined ? [] : all(switcher, 'a');
      expect(links.map((link) => [textOf(link), link.attributes['href'], link.attributes['lang']])).toEqual([
        ['English', '/x/docs/intro/', 'en-US'],
        ['العربية', '/x/ar/docs/intro/', 'ar-EG'],
      ]);
      expect(links.map(({ attributes }) => attributes['aria-current'])).toEqual(['true', undefined]);
    });

    test('NAV-10: a version item of a set with one version is a plain link to its main doc', () => {
      const [single] = items(groups('index.html')[1]).filter((item) => nameOf(item) === 'Next');
      expect(
        single === undefined ? [] : all(single, 'a').map(({ attributes }) => attributes['href']),
      ).toEqual(['/x/help/first/']);
      expect(single === undefined ? [] : all(single, 'button')).toEqual([]);
    });

    test('NAV-11: only the configured versions are listed, in that order and with those labels', () => {
      const item = items(groups('docs/intro/index.html')[1]).find((candidate) =>
        all(candidate, 'a').some(({ attributes }) => attributes['href'] === '/x/docs/1/intro/'),
      );
      const menu = item === undefined ? undefined : one(item, 'ul');
      expect(
        menu === undefined ? [] : all(menu, 'a').map((link) => [textOf(link), link.attributes['href']]),
      ).toEqual([
        ['1', '/x/docs/1/intro/'],
        ['To come', '/x/docs/intro/'],
      ]);
    });

    test('I18N-05: labels are translated, targets differ by the prefix only', () => {
      const targets = (path: string) =>
        groups(path).flatMap((group) => all(group, 'a').map(({ attributes }) => attributes['href']));
      const chosen = (hrefs: (string | undefined)[]) => hrefs.filter((href) => href?.startsWith('/x/'));
      expect(chosen(targets('ar/about/index.html')).slice(0, 5)).toEqual(
        chosen(targets('about/index.html'))
          .slice(0, 5)
          .map((href) => href?.replace('/x/', '/x/ar/')),
      );
      expect(labels('ar/index.html')[0]).toContain('المزيد');
    });
  });
}

/** What an item of the bar is called: its link, or the button of its menu. */
function nameOf(item: HtmlElement): string {
  const [first] = all(item, '*').filter(({ tag }) => tag === 'a' || tag === 'button');
  if (first === undefined) return textOf(item);
  const name = textOf(first) || (first.attributes['aria-label'] ?? '');
  return /colour mode/.test(name) ? 'colour' : name.replace(/ ?\(opens in a new tab\)$/, '');
}

import { dictionaries } from 'generator/model/words/dictionaries';
import { en } from 'generator/model/words/en';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';
import { filesOfKinds, pageFiles } from '../../support/pageFiles';
import { sitePosts } from '../../support/sitePosts';
import { inLocale, locales } from '../../support/specifiedRoutes';
import { child, children, parseXml, textIn } from '../../support/xml';
import { feedFaults } from '../../support/xmlFaults';

/** As the settings have it: posts on a page of a list, and in a feed. */
const pageSize = 10;
const feedCount = 20;

export function siteBlogTests(site: () => BuiltSite): void {
  /** The first page of each tag. */
  const tagPages = (prefix: string) =>
    pageFiles(site()).filter(
      (file) =>
        file.startsWith(`${prefix}blog/tags/`) && !file.slice(`${prefix}blog/tags/`.length).includes('/'),
    );

  describe('the blog of the site', () => {
    test.each(locales)(
      'BL-02, BL-03: an entry of the list in %s has all that names a post and leads to it',
      (locale) => {
        const { readMore } = (dictionaries[locale] ?? en).pages.blog;
        const entries = all(
          one(site().html(`${inLocale('/blog', locale).slice(1)}.html`), 'main'),
          'article',
        );
        for (const entry of entries) {
          const [link] = all(one(entry, 'h2'), 'a');
          const title = link === undefined ? '' : textOf(link);
          expect(all(entry, 'time').length, title).toBe(1);
          expect(all(one(one(entry, 'header'), 'ul'), 'a'), title).not.toEqual([]);
          expect(all(entry, 'p'), title).not.toEqual([]);
          expect(all(entry, 'a', { rel: 'tag' }), title).not.toEqual([]);
          const words = `${readMore} ${title}`;
          const more = all(entry, 'a').find((candidate) => textOf(candidate) === words);
          expect(more?.attributes['href'], title).toBe(link?.attributes['href']);
          // What follows the truncate marker has headings in every post.
          expect(all(entry, 'h3'), title).toEqual([]);
        }
        const hrefs = entries.map((entry) => all(one(entry, 'h2'), 'a')[0]?.attributes['href']);
        expect(hrefs).toEqual(sitePosts.slice(0, pageSize).map(({ href }) => inLocale(href, locale)));
      },
    );

    test('BL-08: every tag with a page is listed once, under its letter, with the right count', () => {
      for (const prefix of ['', 'zh/']) {
        const { groups } = site().page(`${prefix}blog/tags.json`, 'tagList');
        const tags = groups.flatMap((group) => group.tags);
        expect(tags.map(({ href }) => `${href.slice(1)}.html`).sort(), prefix).toEqual(tagPages(prefix));
        for (const { href, count } of tags) {
          const { posts } = site().page(`${href.slice(1)}.json`, 'postList');
          expect(posts, href).toHaveLength(Math.min(count, pageSize));
        }
        for (const { letter, tags: under } of groups)
          expect(under.map(({ label }) => label[0]?.toUpperCase())).toEqual(under.map(() => letter));
      }
      const letters = site()
        .page('blog/tags.json', 'tagList')
        .groups.map(({ letter }) => letter);
      expect(letters).toEqual([...new Set(letters)].sort());
    });

    test('FEED-01: RSS and Atom for the blog and each line of versions, valid, and no other kind', async () => {
      // Names of assets are hashes, which may spell anything.
      const feeds = site().files.filter(
        (file) => /(rss|atom|feed)[^/]*\.(xml|json)$/.test(file) && !file.startsWith('assets/'),
      );
      const folders = ['', 'zh/'].flatMap((prefix) =>
        ['', '/desktop-and-android', '/ios'].map((name) => `${prefix}blog${name}`),
      );
      expect(feeds.sort()).toEqual(
        folders.flatMap((folder) => [`${folder}/atom.xml`, `${folder}/rss.xml`]).sort(),
      );
      for (const file of feeds) {
        const kind = file.endsWith('/rss.xml') ? 'rss' : 'atom';
        expect(await feedFaults(kind, site().text(file)), file).toEqual([]);
      }
    });

    test('FEED-03, FEED-04: they speak their language and hold the posts of the list, newest first', () => {
      for (const [prefix, language] of [
        ['', 'en'],
        ['zh/', 'zh'],
      ] as const) {
        const channel = child(child(parseXml(site().text(`${prefix}blog/rss.xml`)), 'rss'), 'channel');
        const feed = child(parseXml(site().text(`${prefix}blog/atom.xml`)), 'feed');
        expect(textIn(channel, 'language')).toBe(language);
        expect(feed['@xml:lang']).toBe(language);
        const ids = children(feed, 'entry').map((entry) => textIn(entry, 'id'));
        const listed = site()
          .page(`${prefix}blog.json`, 'postList')
          .posts.map(({ head }) => `https://resprite.fengeon.com${head.href}`);
        const posts = filesOfKinds(site(), 'post').filter((file) => file.startsWith(`${prefix}blog/`));
        expect(ids).toHaveLength(Math.min(posts.length, feedCount));
        expect(ids.slice(0, listed.length)).toEqual(listed);
        expect(children(channel, 'item').map((item) => textIn(item, 'link'))).toEqual(ids);
      }
    });

    test('a line of versions has the posts about it, and its feed is offered with the others', () => {
      for (const prefix of ['', 'zh/']) {
        for (const [name, post] of [
          ['ios', 'resprite-ios-r50-release-note'],
          ['desktop-and-android', 'resprite-da-1-27-0-release-note'],
        ]) {
          const channel = child(
            child(parseXml(site().text(`${prefix}blog/${name}/rss.xml`)), 'rss'),
            'channel',
          );
          const links = children(channel, 'item').map((item) => textIn(item, 'link'));
          expect(links).toContain(`https://resprite.fengeon.com/${prefix}blog/${post}`);
          const offered = all(one(site().html(`${prefix}blog.html`), 'main'), 'a').map(
            ({ attributes }) => attributes['href'],
          );
          expect(offered).toContain(`/${prefix}blog/${name}/rss.xml`);
        }
      }
    });

    test('FEED-02: every page of a language names its two feeds', () => {
      for (const file of site().files.filter((name) => name.endsWith('.html'))) {
        const feeds = all(site().html(file), 'link', { rel: 'alternate' }).filter(
          ({ attributes }) => 'type' in attributes,
        );
        if (all(site().html(file), 'meta', { 'http-equiv': 'refresh' }).length > 0) continue;
        const prefix = file.startsWith('zh/') ? '/zh' : '';
        expect(
          feeds.map(({ attributes }) => attributes['href']),
          file,
        ).toEqual([`${prefix}/blog/rss.xml`, `${prefix}/blog/atom.xml`]);
      }
    });
  });
}

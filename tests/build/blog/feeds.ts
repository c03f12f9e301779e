import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all } from '../../support/html';
import { child, children, parseXml, textIn, type XmlElement } from '../../support/xml';

const locales = [
  { prefix: '', language: 'en', title: 'Blog fixture blog', description: 'What happens here' },
  { prefix: 'zh/', language: 'zh', title: 'Blog fixture博客', description: '这里的事' },
] as const;

/** Days and months of RFC 822, which RSS dates follow. */
const rssDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

export function feedTests(site: () => BuiltSite): void {
  const rss = (prefix: string) =>
    child(child(parseXml(site().text(`${prefix}blog/rss.xml`)), 'rss'), 'channel');
  const atom = (prefix: string) => child(parseXml(site().text(`${prefix}blog/atom.xml`)), 'feed');
  const bodies = (prefix: string) => [
    ...children(rss(prefix), 'item').map((item) => textIn(item, 'content:encoded')),
    ...children(atom(prefix), 'entry').map((entry) => textIn(entry, 'content')),
  ];
  const titled = (list: readonly XmlElement[], title: string) =>
    list.find((entry) => textIn(entry, 'title').startsWith(title)) ?? {};

  describe('feeds', () => {
    test('FEED-01: RSS and Atom in each language, and no other kind', () => {
      const feeds = site().files.filter(
        (file) => /\.xml$|feed/.test(file) && !/sitemap|\/pocket\/|^assets\//.test(file),
      );
      expect(feeds).toEqual(['blog/atom.xml', 'blog/rss.xml', 'zh/blog/atom.xml', 'zh/blog/rss.xml']);
      expect(child(parseXml(site().text('blog/rss.xml')), 'rss')['@version']).toBe('2.0');
      expect(atom('')['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    });

    test('FEED-02: every page names the two feeds of its language', () => {
      for (const { prefix } of locales) {
        const pages = site().files.filter(
          (file) => file.endsWith('.html') && file.startsWith('zh/') === (prefix === 'zh/'),
        );
        expect(pages.length).toBeGreaterThan(30);
        for (const file of pages) {
          const feeds = all(site().html(file), 'link', { rel: 'alternate' }).filter(
            ({ attributes }) => 'type' in attributes,
          );
          expect(
            feeds.map(({ attributes }) => [attributes['type'], attributes['href']]),
            file,
          ).toEqual([
            ['application/rss+xml', `/${prefix}blog/rss.xml`],
            ['application/atom+xml', `/${prefix}blog/atom.xml`],
          ]);
          expect(feeds.every(({ attributes }) => attributes['title'] !== '')).toBe(true);
        }
      }
    });

    test.each(locales)(
      'FEED-03: the channel of /$prefix says what the site says',
      ({ prefix, language, title, description }) => {
        const channel = rss(prefix);
        expect(textIn(channel, 'title')).toBe(title);
        expect(textIn(channel, 'description')).toBe(description);
        expect(textIn(channel, 'link')).toBe(`https://blog.example/${prefix}blog`);
        expect(textIn(channel, 'language')).toBe(language);
        expect(textIn(channel, 'lastBuildDate')).toBe('Wed, 05 Mar 2025 00:00:00 GMT');
        const feed = atom(prefix);
        expect(textIn(feed, 'title')).toBe(title);
        expect(textIn(feed, 'subtitle')).toBe(description);
        expect(feed['@xml:lang']).toBe(language);
        expect(textIn(feed, 'updated')).toBe('2025-03-05T00:00:00.000Z');
        expect(textIn(feed, 'icon')).toBe('https://blog.example/icon.svg');
      },
    );

    test.each(locales)('FEED-04: the twenty newest listed posts of /$prefix, newest first', ({ prefix }) => {
      const expected = [24, 23, 22, 21, 20, 19, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4];
      const numberOf = (entry: XmlElement) => Number(/\d+/.exec(textIn(entry, 'title'))?.[0]);
      expect(children(rss(prefix), 'item').map(numberOf)).toEqual(expected);
      expect(children(atom(prefix), 'entry').map(numberOf)).toEqual(expected);
    });

    test('FEED-04: an entry of RSS has address, id, date, description, tags and the whole body', () => {
      const item = titled(children(rss(''), 'item'), 'Post 14');
      expect(textIn(item, 'link')).toBe('https://blog.example/blog/post-14');
      expect(textIn(item, 'guid')).toBe('https://blog.example/blog/post-14');
      expect(textIn(item, 'pubDate')).toBe('Sun, 05 May 2024 00:00:00 GMT');
      expect(textIn(item, 'description')).toBe('Summary of Post 14.');
      expect(children(item, 'category').map((tag) => tag['#text'])).toEqual(['New feature!']);
      expect(textIn(item, 'content:encoded')).toBe('<p>Summary of Post 14.</p><p>The rest of Post 14.</p>');
    });

    test('FEED-04: so has one of Atom', () => {
      const entry = titled(children(atom(''), 'entry'), 'Post 14');
      expect(textIn(entry, 'id')).toBe('https://blog.example/blog/post-14');
      expect(children(entry, 'link').map((link) => link['@href'])).toEqual([
        'https://blog.example/blog/post-14',
      ]);
      expect(textIn(entry, 'published')).toBe('2024-05-05T00:00:00.000Z');
      expect(textIn(entry, 'summary')).toBe('Summary of Post 14.');
      expect(children(entry, 'category').map((tag) => tag['@label'])).toEqual(['New feature!']);
      expect(children(entry, 'author').map((author) => [textIn(author, 'name'), author['uri']])).toEqual([
        ['Ada', 'https://blog.example/blog/authors/ada'],
        ['Cy', undefined],
        ['Dee', undefined],
      ]);
    });

    test.each(locales)('FEED-04: all addresses in the bodies of /$prefix are absolute', ({ prefix }) => {
      const addresses = bodies(prefix).flatMap((body) =>
        [...body.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to),
      );
      expect(addresses.filter((address) => !/^https?:\/\//.test(address ?? ''))).toEqual([]);
      expect(addresses).toEqual(
        expect.arrayContaining([
          `https://blog.example/${prefix}blog/post-20#more`,
          `https://blog.example/${prefix}blog/post-19`,
          `https://blog.example/${prefix}blog/archive`,
          'https://example.com/a?b=1&amp;c=2',
        ]),
      );
    });

    test('FEED-05: a feed names its own address', () => {
      const [self] = children(rss('zh/'), 'atom:link');
      expect(self).toMatchObject({ '@rel': 'self', '@href': 'https://blog.example/zh/blog/rss.xml' });
      expect(children(atom('zh/'), 'link')).toContainEqual(
        expect.objectContaining({ '@rel': 'self', '@href': 'https://blog.example/zh/blog/atom.xml' }),
      );
    });

    test('FEED-05: RSS names authors, also those without a mail address', () => {
      const item = titled(children(rss(''), 'item'), 'Post 14');
      expect(textIn(item, 'dc:creator')).toBe('Ada, Cy, Dee');
    });

    test('FEED-05: bodies hold the text, without anchors, buttons, ids and hints for a browser', () => {
      const [body] = bodies('').filter((html) => html.includes('Summary of Post 20'));
      expect(body).toContain('<h2>More</h2>');
      expect(body).toContain('A tip.');
      expect(body).toContain('const ink = 1 &lt; 2 &amp;&amp; &#x27;yes&#x27;;');
      expect(body).toMatch(
        /<img [^>]*src="https:\/\/blog\.example\/assets\/files\/dot-[^"]*\.png"[^>]*alt="A dot of ink"/,
      );
      expect(bodies('').filter((html) => /<button|<link|\bid="|class="|style="/.test(html))).toEqual([]);
    });

    test('a further feed has the posts with its tags and the release notes whose day is known', () => {
      const channel = child(child(parseXml(site().text('blog/pocket/rss.xml')), 'rss'), 'channel');
      expect(textIn(channel, 'title')).toBe('Pocket releases | Blog fixture');
      expect(children(channel, 'item').map((item) => textIn(item, 'title'))).toEqual([
        'P1',
        'Post 02',
        'Post 01',
      ]);
      const [self] = children(channel, 'atom:link');
      expect(self).toMatchObject({ '@href': 'https://blog.example/blog/pocket/rss.xml' });
      const feed = child(parseXml(site().text('zh/blog/pocket/atom.xml')), 'feed');
      expect(textIn(feed, 'title')).toBe('掌机版更新 | Blog fixture');
      expect(textIn(feed, 'id')).toBe('https://blog.example/zh/blog/pocket/atom.xml');
      const note = titled(children(feed, 'entry'), 'P1版');
      expect(textIn(note, 'published')).toBe('2025-02-20T00:00:00.000Z');
      expect(textIn(note, 'content')).toContain('<h2>新增</h2><ul><li>新笔刷</li></ul>');
      expect(textIn(note, 'content')).toContain('href="https://blog.example/zh/notes/p2"');
    });

    test('RSS 2.0: required elements, dates of RFC 822, mail addresses only where they belong', () => {
      for (const { prefix } of locales) {
        for (const item of children(rss(prefix), 'item')) {
          expect(textIn(item, 'pubDate')).toMatch(rssDate);
          expect(children(item, 'author').every((author) => /@/.test(String(author['#text'])))).toBe(true);
          for (const tag of children(item, 'category')) expect(tag['@domain']).toMatch(/^https:/);
        }
      }
    });

    test('Atom 1.0: dates of RFC 3339, unique ids, an author for each entry, titles that are what they say', () => {
      for (const { prefix } of locales) {
        const feed = atom(prefix);
        const entries = children(feed, 'entry');
        const ids = entries.map((entry) => textIn(entry, 'id'));
        expect(new Set(ids).size).toBe(ids.length);
        expect(children(feed, 'author').length).toBeGreaterThan(0);
        for (const entry of entries) {
          expect(textIn(entry, 'updated')).toMatch(rfc3339);
          for (const name of ['title', 'summary', 'content'])
            expect(child(entry, name)['@type']).toBe('html');
        }
      }
      // A title declared as HTML has its signs escaped once more than the XML does.
      expect(textIn(titled(children(atom(''), 'entry'), 'Post 20'), 'title')).toBe(
        'Post 20: ink &amp; &lt;paint&gt;',
      );
      expect(textIn(titled(children(rss(''), 'item'), 'Post 20'), 'title')).toBe('Post 20: ink & <paint>');
      const label = children(titled(children(atom(''), 'entry'), 'Post 16'), 'category')[0]?.['@label'];
      expect(label).toBe('apple & <pear>');
    });
  });
}

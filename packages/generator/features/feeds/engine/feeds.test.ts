import { expect, test } from 'vitest';
import type { Feature } from '../../../feature';
import type { TreeNode } from '../../../model/tree';
import { composeTexts } from '../../../testing/composeTexts';
import { composeFeeds } from './feeds';

const post = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText.`;
const release = (title: string, facts: string, more = '') =>
  `---\ntitle: ${title}\n${more}release:\n  version: '1'\n${facts}---\n`;
const files = {
  'en/blog/2024-01-02-old.md': post('Old', 'tags: [lite]\n'),
  'en/blog/2024-03-02-new.md': post('New', ''),
  'en/docs/day.md': release('Day', '  edition: lite\n  date: 2024-02-01\n  fixed: [A fault]\n'),
  'en/docs/unknown.md': release('Unknown', '  edition: lite\n'),
  'en/docs/other.md': release('Other', '  edition: pro\n  date: 2024-02-02\n'),
  'en/docs/hidden.md': release('Hidden', '  edition: lite\n  date: 2024-02-03\n', 'unlisted: true\n'),
};
const lite = { name: 'lite', title: 'News of Lite', tags: ['lite'], releases: 'lite' };

/** A feature that adds something behind the text of each doc. */
const additions: Feature = { doc: () => ({ additions: [['ul', null, ['li', null, 'A fault']]] }) };

/** The feeds of a blog by their paths. */
async function feedsOf(blog: object | false) {
  const context = await composeTexts(files, 'en', { blog });
  /** Every text has this tree. */
  const tree: readonly TreeNode[] = [
    ['p', null, ['a', { href: '../there' }, 'there'], ['img', { src: '/a.png', alt: '' }]],
  ];
  return composeFeeds({ ...context, features: [additions], articleChanges: [() => tree] });
}
const titles = (feed = '') =>
  [...feed.matchAll(/<(?:item|entry)>\s*<title[^>]*>(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, title]) => title);

test('FEED-01, FEED-04: posts stand in both formats, the newest first, and no more than are asked for', async () => {
  const feeds = await feedsOf({});
  expect(Object.keys(feeds)).toEqual(['blog/rss.xml', 'blog/atom.xml']);
  expect(titles(feeds['blog/rss.xml'])).toEqual(['New', 'Old']);
  expect(titles(feeds['blog/atom.xml'])).toEqual(['New', 'Old']);
  expect(titles((await feedsOf({ feedCount: 1 }))['blog/rss.xml'])).toEqual(['New']);
});

test('a feed of an edition has posts with its tags, and its public release notes whose day is known', async () => {
  const feeds = await feedsOf({ feeds: [lite] });
  expect(titles(feeds['blog/lite/rss.xml'])).toEqual(['Day', 'Old']);
  expect(titles(feeds['blog/rss.xml'])).toEqual(['New', 'Old']);
  const { releases: _, ...onlyPosts } = lite;
  expect(titles((await feedsOf({ feeds: [onlyPosts] }))['blog/lite/rss.xml'])).toEqual(['Old']);
});

test('what features add to a doc stands above its text', async () => {
  const atom = (await feedsOf({ feeds: [lite] }))['blog/lite/atom.xml'];
  expect(atom).toMatch(/<ul><li>A fault<\/li><\/ul><p>/);
});

test('FEED-04: every address is absolute', async () => {
  const rss = (await feedsOf({}))['blog/rss.xml'] ?? '';
  expect(rss).toContain('<a href="https://example.com/there">there</a>');
  expect(rss).toContain('<img src="https://example.com/a.png" alt="" loading="lazy"/>');
});

test('FEED-05: a feed tells when its newest entry came, and one of an edition is itself', async () => {
  const feeds = await feedsOf({ feeds: [lite] });
  expect(feeds['blog/atom.xml']).toContain('<updated>2024-03-02T00:00:00.000Z</updated>');
  expect(feeds['blog/atom.xml']).toContain('<id>https://example.com/blog</id>');
  expect(feeds['blog/lite/atom.xml']).toContain('<id>https://example.com/blog/lite/atom.xml</id>');
});

test('a site without a blog has no feeds', async () => {
  const context = await composeTexts({ 'en/docs/a.md': '# A' }, 'en', { blog: false });
  expect(composeFeeds(context)).toEqual({});
});

import { expect, test } from 'vitest';
import { composeTexts } from '../../../testing/composeTexts';
import { listFeedChannels, listFeedLinks } from './feedChannels';

const post = { 'en/blog/2024-01-02-a.md': '---\ntitle: A\n---\n\nText.' };

test('FEED-01, FEED-02: a blog with a post has a feed in both formats', async () => {
  const context = await composeTexts(post);
  expect(listFeedLinks(context, context.pageWords.blog)).toEqual([
    { name: 'RSS', type: 'application/rss+xml', title: 'Site blog (RSS)', href: '/blog/rss.xml' },
    { name: 'Atom', type: 'application/atom+xml', title: 'Site blog (Atom)', href: '/blog/atom.xml' },
  ]);
});

test('FEED-01: without posts that lists show there is none', async () => {
  for (const files of [{}, { 'en/blog/2024-01-02-a.md': '---\ntitle: A\nunlisted: true\n---\n\nText.' }]) {
    const context = await composeTexts(files);
    expect(listFeedChannels(context, context.pageWords.blog)).toEqual([]);
    expect(listFeedLinks(context, context.pageWords.blog)).toEqual([]);
  }
});

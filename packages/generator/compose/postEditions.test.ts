import { expect, test } from 'vitest';
import type { Blog } from '../link/site';
import { editionsOfPost } from './postEditions';

const feed = (name: 'lite' | 'pro', tag: string) => ({
  name,
  title: name,
  tags: ['release', tag],
  releases: name,
});
const blog = (...feeds: ReturnType<typeof feed>[]): Pick<Blog, 'settings'> => ({
  settings: {
    path: 'blog',
    folder: 'blog',
    title: 'Blog',
    pageSize: 10,
    recentCount: 5,
    feedCount: 20,
    readingTime: false,
    feeds,
  },
});

test('a post is about the editions whose own tags it has', () => {
  const both = blog(feed('lite', 'lite'), feed('pro', 'pro'));
  expect(editionsOfPost(both, { tags: ['tutorial', 'pro'] })).toEqual(['pro', 'studio']);
  expect(editionsOfPost(both, { tags: ['lite', 'pro'] })).toEqual(['lite', 'pro', 'studio']);
  expect(editionsOfPost(both, { tags: ['release'] })).toBeUndefined();
});

test('with one feed there is nothing to tell editions by', () => {
  expect(editionsOfPost(blog(feed('lite', 'lite')), { tags: ['release', 'lite'] })).toBeUndefined();
});

import { data } from '#site/data';
import type { Blog, PostPage } from '../link/site';
import type { ReaderEdition } from '../model/editions';
import { joinEditions } from '../model/joinEditions';

/**
 * Whom a post is for: the readers of the feeds of releases in which it could stand by the tags that the other
 * such feeds do not have. `undefined` for one that concerns everybody.
 */
export function editionsOfPost(
  { settings }: Pick<Blog, 'settings'>,
  post: Pick<PostPage, 'tags'>,
): readonly ReaderEdition[] | undefined {
  const feeds = settings.feeds.filter(({ releases }) => releases !== undefined);
  const lines = feeds.flatMap(({ releases, tags }) => {
    const own = tags.filter((tag) => !feeds.every((feed) => feed.tags.includes(tag)));
    const isAbout = own.length > 0 && own.every((tag) => post.tags.includes(tag));
    return isAbout && releases !== undefined ? [data.editions.series[releases]] : [];
  });
  return joinEditions(lines);
}

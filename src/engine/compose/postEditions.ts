import type { VersionEdition } from '../../model/versions';
import type { Blog, PostPage } from '../link/site';

/**
 * The editions that a post is about: those whose feed of releases it could stand in by the tags that the other
 * such feeds do not have. A post about none of them concerns everyone.
 */
export function listPostEditions(
  { settings }: Pick<Blog, 'settings'>,
  post: Pick<PostPage, 'tags'>,
): readonly VersionEdition[] {
  const feeds = settings.feeds.filter(({ releases }) => releases !== undefined);
  return feeds.flatMap(({ releases, tags }) => {
    const own = tags.filter((tag) => !feeds.every((feed) => feed.tags.includes(tag)));
    const isAbout = own.length > 0 && own.every((tag) => post.tags.includes(tag));
    return isAbout && releases !== undefined ? [releases] : [];
  });
}

import { joinRoute } from '../model/address';
import type { Blog, Page, PostPage } from './site';

/** The lists of posts, and the posts. */
export function listBlogPages(blog: Blog): Page[] {
  const { base } = blog;
  const lists = [
    ...splitIntoPages(blog, base, blog.listed, { kind: 'blog' }),
    ...blog.tags.flatMap((tag) => splitIntoPages(blog, tag.route, tag.pages, { kind: 'tag', tag })),
    ...blog.authors.flatMap((author) =>
      author.route === undefined
        ? []
        : splitIntoPages(blog, author.route, author.posts, { kind: 'author', author }),
    ),
  ];
  return [...lists, ...blog.posts];
}

/** The pages of a list of posts, `pageSize` posts each; one page for an empty list. */
function splitIntoPages(
  blog: Blog,
  route: string,
  posts: readonly PostPage[],
  of: Extract<Page, { kind: 'postList' }>['of'],
): Page[] {
  const size = blog.settings.pageSize;
  const total = Math.max(1, Math.ceil(posts.length / size));
  const routeOf = (number: number) => (number === 1 ? route : joinRoute(route, 'page', String(number)));
  return Array.from({ length: total }, (_, index) => ({
    kind: 'postList' as const,
    of,
    route: routeOf(index + 1),
    source: `the list ${route}`,
    number: index + 1,
    posts: posts.slice(index * size, (index + 1) * size),
    total: posts.length,
    newer: index === 0 ? undefined : routeOf(index),
    older: index + 1 === total ? undefined : routeOf(index + 2),
  }));
}

import type { Blog, PostPage } from '../link/site';
import { chooseTitle, type ParsedFile, translationIn } from '../load/content';
import { longDay, yearOf } from '../model/dates';
import type { LinkItem, PostHead, RecentPosts } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import { composeHeading } from './article';
import { composeAuthor } from './authors';
import { type ComposeContext, href, languageOfFile, words } from './context';
import { composeTagLink } from './tags';

/**
 * The blog of the site, for the pages that only a blog has.
 * @throws Error if the site has none
 */
export function requireBlog(context: ComposeContext): Blog {
  const { blog } = context.site;
  if (blog === undefined) throw new Error('The site has no blog');
  return blog;
}

/** The title of a post in the locale being composed. */
export function postTitle(context: ComposeContext, post: PostPage): string {
  return chooseTitle(translationIn(post.files, context.locale), post.route);
}

/** The head of a post, above its text and in lists. */
export function composePostHead(context: ComposeContext, post: PostPage): PostHead {
  const blog = requireBlog(context);
  const title = postTitle(context, post);
  return omitUndefined({
    title,
    ...languageOfFile(context, translationIn(post.files, context.locale)),
    heading: composeHeading(context, title),
    href: href(context, post.route),
    date: longDay(post.date, context.htmlLang),
    authors: post.authors.map((author) => composeAuthor(context, blog, author)),
    tags: post.tags.map((tag) => composeTagLink(context, blog, tag)),
    minutes: blog.settings.readingTime
      ? estimateMinutes(translationIn(post.files, context.locale))
      : undefined,
  });
}

/** Words that an average reader takes in within a minute (BL-06). */
const wordsPerMinute = 200;

function estimateMinutes(post: ParsedFile<'post'>): number {
  return Math.max(1, Math.ceil(post.words / wordsPerMinute));
}

/** A post as an entry of a list. */
export function composePostLink(context: ComposeContext, post: PostPage): LinkItem {
  const language = languageOfFile(context, translationIn(post.files, context.locale));
  return { label: postTitle(context, post), ...language, href: href(context, post.route) };
}

/** The newest listed posts under their years, years descending (BL-07). */
export function composeRecentPosts(context: ComposeContext, blog: Blog): RecentPosts {
  const { sidebarTitle, recentCount } = blog.settings;
  return {
    title: sidebarTitle === undefined ? context.pageWords.blog.recent : words(context, sidebarTitle),
    years: groupByYear(blog.listed.slice(0, recentCount)).map(({ year, posts }) => ({
      year,
      posts: posts.map((post) => composePostLink(context, post)),
    })),
  };
}

/** Posts under their years, both in the order of the posts. */
export function groupByYear(
  posts: readonly PostPage[],
): { readonly year: string; readonly posts: readonly PostPage[] }[] {
  const years = [...new Set(posts.map((post) => yearOf(post.date)))];
  return years.map((year) => ({ year, posts: posts.filter((post) => yearOf(post.date) === year) }));
}

import type { Blog, PostListPage, PostPage } from '../link/site';
import { translationIn } from '../load/content';
import { dayOfYear } from '../model/dates';
import type { BlogLink, Postcard, PostSummary } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import { fill, plural } from '../model/text';
import { childrenOf, isElement, type TreeNode } from '../model/tree';
import {
  chooseDescription,
  composeArticle,
  composeEditRow,
  composeTextFacts,
  unlistedNotices,
} from './article';
import { composeAuthor, composeAuthorIntro } from './authors';
import {
  choosePostCardPicture,
  choosePostcardPicture,
  choosePoster,
  choosePostHeadPicture,
} from './cardPicture';
import { composeBanner } from './composeBanner';
import { composeTree } from './composeTree';
import { type ComposeContext, type Composed, href, words } from './context';
import { editionsOfPost } from './postEditions';
import { composePostHead, composePostLink, composeRecentPosts, groupByYear, requireBlog } from './postParts';
import { composeBlogData, composePostData } from './structuredData';
import { artOfTag, composeTagIntro, composeTagLink, groupTags, listTags } from './tags';

/** So many posts stand below an author in the list of all: two rows of two. */
const newestPosts = 4;

export function composePost(context: ComposeContext, page: PostPage): Composed {
  const blog = requireBlog(context);
  const file = translationIn(page.files, context.locale);
  const head = composePostHead(context, page);
  const article = composeArticle(context, page.files, head.title);
  const position = blog.listed.indexOf(page);
  const newer = position > 0 ? blog.listed[position - 1] : undefined;
  const older = position >= 0 ? blog.listed[position + 1] : undefined;
  return {
    body: omitUndefined({
      kind: 'post',
      words: context.pageWords.blog,
      head,
      picture: choosePostHeadPicture(context, page),
      editions: editionsOfPost(blog, page),
      article,
      edit: composeEditRow(context, page.files, blog.settings),
      recent: composeRecentPosts(context, blog),
      newer: newer && composePostcard(context, newer),
      older: older && composePostcard(context, older),
    }),
    title: head.title,
    description: chooseDescription(file),
    more: composeTextFacts(context, page, page.unlisted),
    jsonLd: [composePostData(context, page, head)],
  };
}

export function composePostList(context: ComposeContext, page: PostListPage): Composed {
  const blog = requireBlog(context);
  const heading = listHeading(context, blog, page);
  const numbered =
    page.number === 1
      ? heading.title
      : `${heading.title} ${fill(context.pageWords.blog.pageNumber, { number: page.number })}`.trim();
  const isUnlisted = page.of.kind === 'tag' && page.of.tag.unlisted;
  return {
    body: omitUndefined({
      kind: 'postList',
      words: context.pageWords.blog,
      list: heading.list,
      posts: page.posts.map((post) => postSummary(context, post)),
      recent: composeRecentPosts(context, blog),
      newer: page.newer && href(context, page.newer),
      older: page.older && href(context, page.older),
    }),
    title: numbered,
    description: heading.description,
    more: isUnlisted ? { noIndex: true, notices: unlistedNotices } : {},
    ...(page.of.kind === 'blog' ? { jsonLd: [composeBlogData(context, blog, page, heading.title)] } : {}),
  };
}

export function composeTagList(context: ComposeContext): Composed {
  const blog = requireBlog(context);
  const tags = listBlogTags(context, blog);
  const title = context.text.tags.heading;
  return {
    body: omitUndefined({
      kind: 'tagList',
      banner: composeListBanner(context, blog, 'tags'),
      groups: groupTags(tags, context.htmlLang),
      recent: composeRecentPosts(context, blog),
    }),
    title,
    description: `${title}: ${tags.map((tag) => tag.label).join(context.text.listSeparator)}`,
  };
}

/** The banner of a list of the blog: the picture that the settings name for it. */
function composeListBanner(context: ComposeContext, { settings }: Blog, list: 'tags' | 'authors') {
  return composeBanner(context, `/${settings.path}/${list}`, context.site.config.pictures[list]);
}

function listBlogTags(context: ComposeContext, blog: Blog) {
  return listTags(context, blog, (post) => choosePostCardPicture(context, post));
}

function composePostcard(context: ComposeContext, post: PostPage): Postcard {
  return omitUndefined({
    ...composePostLink(context, post),
    picture: choosePostcardPicture(context, post),
  });
}

/** A post by its poster, as large as drawn. */
function composePosterCard(context: ComposeContext, post: PostPage): Postcard {
  return omitUndefined({ ...composePostLink(context, post), picture: choosePoster(context, post) });
}

/** Newest first, year by year (BL-11). */
export function composeArchive(context: ComposeContext): Composed {
  const { listed } = requireBlog(context);
  return {
    body: {
      kind: 'archive',
      years: groupByYear(listed).map(({ year, posts }) => ({
        year,
        posts: posts.map((post) => ({
          day: dayOfYear(post.date, context.htmlLang),
          ...composePosterCard(context, post),
        })),
      })),
    },
    title: context.pageWords.blog.archive,
    description: plural(context.pageWords.blog.archiveIntro, listed.length, context.htmlLang),
  };
}

export function composeAuthorList(context: ComposeContext): Composed {
  const blog = requireBlog(context);
  const authors = blog.authors.map((author) => ({
    ...composeAuthor(context, blog, author.key),
    count: author.posts.length,
    posts: author.posts.slice(0, newestPosts).map((post) => composePosterCard(context, post)),
  }));
  const title = context.pageWords.blog.authors;
  return {
    body: omitUndefined({
      kind: 'authorList',
      banner: composeListBanner(context, blog, 'authors'),
      words: context.pageWords.blog,
      authors,
      recent: composeRecentPosts(context, blog),
    }),
    title,
    description: `${title}: ${authors.map((author) => author.name).join(context.text.listSeparator)}`,
  };
}

function listHeading(context: ComposeContext, blog: Blog, page: PostListPage) {
  const { of } = page;
  if (of.kind === 'tag') {
    const { label } = composeTagLink(context, blog, of.tag.key);
    const intro = composeTagIntro(context, blog, of.tag.key);
    const count = page.total;
    const title = fill(plural(context.pageWords.blog.taggedPosts, count, context.htmlLang), { label });
    const list = omitUndefined({
      of: 'tag',
      label,
      count,
      intro,
      banner: composeBanner(context, `${blog.base}/tags/${of.tag.key}`, artOfTag(blog, of.tag.key)),
      all: href(context, `${blog.base}/tags`),
    });
    return { list, title, description: intro?.text ?? title };
  }
  if (of.kind === 'author') {
    const author = composeAuthor(context, blog, of.author.key);
    const intro = composeAuthorIntro(context, blog, of.author.key);
    const title = fill(plural(context.pageWords.blog.authorPosts, page.total, context.htmlLang), {
      name: author.name,
    });
    const list = omitUndefined({
      of: 'author',
      author,
      count: page.total,
      intro,
      banner: composeBanner(
        context,
        `${blog.base}/authors/${of.author.key}`,
        context.site.config.pictures.author,
      ),
      all: href(context, `${blog.base}/authors`),
    });
    return { list, title, description: intro?.text ?? title };
  }
  const title = words(context, blog.settings.title);
  const description = words(context, blog.settings.description ?? context.site.config.tagline) || title;
  return {
    list: { of: 'blog' as const, heading: title, links: blogLinks(context, blog) },
    title,
    description,
  };
}

/** The ways into the blog besides its list. */
function blogLinks(context: ComposeContext, blog: Blog): BlogLink[] {
  const { text, pageWords } = context;
  return [
    { label: pageWords.blog.archive, href: href(context, `${blog.base}/archive`) },
    { label: text.tags.heading, href: href(context, `${blog.base}/tags`) },
    { label: pageWords.blog.authors, href: href(context, `${blog.base}/authors`) },
    ...context.features.flatMap(({ blogLinks }) => blogLinks?.(context) ?? []),
  ];
}

function postSummary(context: ComposeContext, post: PostPage): PostSummary {
  const file = translationIn(post.files, context.locale);
  const { truncateAt } = file.summary;
  const truncated = truncateAt >= 0;
  const editions = editionsOfPost(requireBlog(context), post);
  const tree = composeTree(context, file, { dropTitle: true, ...(truncated && { until: truncateAt }) });
  const [first] = tree;
  const poster = choosePoster(context, post);
  const beginsWithPoster = first !== undefined && poster !== undefined && showsPicture(first, poster.src);
  // A summary that begins with another picture needs none beside it.
  const picture = beginsWithPoster || first?.[0] !== 'figure' ? poster : undefined;
  return {
    head: composePostHead(context, post),
    tree: beginsWithPoster ? tree.slice(1) : tree,
    truncated,
    ...omitUndefined({ editions, picture }),
  };
}

function showsPicture(node: TreeNode, src: string): boolean {
  if (!isElement(node)) return false;
  return node[1]?.['src'] === src || childrenOf(node).some((child) => showsPicture(child, src));
}

import { joinRoute, kebabCase } from '../../model/address';
import { timeOf } from '../../model/dates';
import type { AuthorsFile } from '../../model/frontMatter';
import { nearest } from '../../model/nearest';
import { errorAt, fileStart, type Problem, warningAt } from '../../model/problem';
import type { DataFile, ParsedFile, Translations } from '../load/content';
import { checkSlugStart } from './checkSlugStart';
import { checkTitles, checkTranslations } from './checkTranslations';
import { type LinkContext, reportUnknownTag } from './docSets';
import { pairTranslations } from './pairTranslations';
import { placeOfKey } from './places';
import { writtenDate } from './postDate';
import type { Blog, BlogAuthor, BlogTag, Page, PostPage } from './site';
import { writtenKeys } from './writtenKeys';

type BlogSettings = Blog['settings'];

/** The blog with its posts, tags and authors; `undefined` without one. */
export function buildBlog(context: LinkContext, today: string): Blog | undefined {
  const settings = context.config.blog;
  if (settings === false) return undefined;
  const base = joinRoute(settings.path);
  const words = <T>(files: readonly DataFile<T>[]): Translations<DataFile<T>> | undefined =>
    pairTranslations(files, context.locales, context.config.locales.default, context.problems).values().next()
      .value;
  const authorWords = words(context.content.authors);
  const tagWords = words(context.content.postTags);

  const twins = pairTranslations(
    context.content.posts,
    context.locales,
    context.config.locales.default,
    context.problems,
  );
  const posts = [...twins.values()]
    .map((files) => buildPost(context, settings, base, files, today))
    .filter((post) => !post.draft || context.mode === 'development')
    .sort((a, b) => b.date.localeCompare(a.date) || b.source.localeCompare(a.source, 'en'));
  const listed = posts.filter((post) => !post.unlisted);
  checkKeys(context, posts, authorWords, tagWords);
  return {
    settings,
    base,
    posts,
    listed,
    tags: buildTags(base, posts),
    authors: buildAuthors(base, listed, authorWords),
    authorWords,
    tagWords,
  };
}

function buildPost(
  context: LinkContext,
  settings: BlogSettings,
  base: string,
  files: Translations<ParsedFile<'post'>>,
  today: string,
): PostPage {
  checkTranslations(files, context.problems);
  const { original } = files;
  const { frontMatter } = original.summary;
  const name = original.path.slice(settings.folder.length + 1).replace(/(\/index)?\.md$/, '');
  const dated = /^(\d{4}-\d{2}-\d{2})[-/](.+)$/.exec(name);
  const date = writtenDate(original) ?? firstCommit(context, original);
  if (date === undefined && original.summary.keyPositions['date'] === undefined) {
    context.problems.push(
      errorAt(placeOfKey(original, 'date'), 'The post has no date.', {
        remedy: 'Write `date: YYYY-MM-DD` in its front matter, or begin the file name with the day.',
      }),
    );
  }
  checkTitles(files, 'post', context.problems);
  checkSlugStart(context.problems, placeOfKey(original, 'slug'), frontMatter.slug, [base]);
  return {
    kind: 'post',
    route: joinRoute(base, frontMatter.slug ?? dated?.[2] ?? name),
    source: original.file,
    files,
    date: date ?? today,
    unlisted: frontMatter.unlisted === true && context.mode === 'production',
    // A post with a date in the future is not published before that day.
    draft: frontMatter.draft === true || (date !== undefined && date > today),
    tags: [...new Set((frontMatter.tags ?? []).map(kebabCase))],
    authors: frontMatter.authors ?? [],
  };
}

function checkKeys(
  context: LinkContext,
  posts: readonly PostPage[],
  authorWords: Translations<DataFile<Record<string, unknown>>> | undefined,
  tagWords: Translations<DataFile<Record<string, unknown>>> | undefined,
): void {
  const authors = writtenKeys(authorWords);
  const tags = writtenKeys(tagWords).map(kebabCase);
  for (const post of posts) {
    const { original } = post.files;
    for (const [index, author] of post.authors.entries()) {
      if (authors.includes(author)) continue;
      context.problems.push(
        errorAt(placeOfKey(original, `authors.${index}`), `Unknown author "${author}".`, {
          remedy: `Authors are declared in ${authorWords?.original.file ?? 'authors.yaml'}: ${authors.join(', ') || 'none yet'}.`,
          nearest: nearest(author, authors),
        }),
      );
    }
    for (const [index, tag] of post.tags.entries()) {
      if (!tags.includes(tag))
        reportUnknownTag(
          context.problems,
          original,
          tag,
          index,
          tags,
          tagWords?.original.file ?? 'tags.yaml',
        );
    }
    for (const file of Object.values(post.files.byLocale)) {
      if (file.summary.truncateAt >= 0 || file.summary.isPartial) continue;
      context.problems.push(
        warningAt(fileStart(file.file), 'The post has no truncate marker, so lists show it whole.', {
          remedy: 'Put a line <!-- truncate --> where its summary ends.',
        }),
      );
    }
  }
  reportSameAddress(context.problems, authors, authorWords);
}

/** The day, UTC, on which version control first saw a post (BL-05). */
function firstCommit(context: LinkContext, post: ParsedFile<'post'>): string | undefined {
  const first = context.history.get(post.file)?.first;
  return first === undefined ? undefined : timeOf(first).slice(0, 'YYYY-MM-DD'.length);
}

/** Two authors whose keys give one address (BL-14). */
function reportSameAddress(
  problems: Problem[],
  authors: readonly string[],
  words: Translations<DataFile<Record<string, unknown>>> | undefined,
): void {
  if (words === undefined) return;
  const byAddress = new Map<string, string>();
  for (const author of authors) {
    const address = kebabCase(author);
    const other = byAddress.get(address);
    byAddress.set(address, author);
    if (other === undefined) continue;
    problems.push(
      errorAt(
        placeOfKey(words.original, author),
        `The authors "${other}" and "${author}" have the same address "${address}".`,
        { remedy: 'Rename one of them.' },
      ),
    );
  }
}

function buildTags(base: string, posts: readonly PostPage[]): BlogTag[] {
  const keys = [...new Set(posts.flatMap((post) => post.tags))];
  return keys.map((key) => {
    const tagged = posts.filter((post) => post.tags.includes(key));
    const listed = tagged.filter((post) => !post.unlisted);
    const unlisted = listed.length === 0;
    return { key, route: joinRoute(base, 'tags', key), posts: unlisted ? tagged : listed, unlisted };
  });
}

function buildAuthors(
  base: string,
  listed: readonly PostPage[],
  words: Translations<DataFile<AuthorsFile>> | undefined,
): BlogAuthor[] {
  return Object.entries(words?.original.value ?? {}).map(([key, author]) => ({
    key,
    route: author.page === true ? joinRoute(base, 'authors', kebabCase(key)) : undefined,
    posts: listed.filter((post) => post.authors.includes(key)),
  }));
}

/** Every page of the blog. */
export function blogPages(blog: Blog): Page[] {
  const { base } = blog;
  const lists = [
    ...paged(blog, base, blog.listed, { kind: 'blog' }),
    ...blog.tags.flatMap((tag) => paged(blog, tag.route, tag.posts, { kind: 'tag', tag })),
    ...blog.authors.flatMap((author) =>
      author.route === undefined ? [] : paged(blog, author.route, author.posts, { kind: 'author', author }),
    ),
  ];
  const source = 'the blog';
  return [
    ...lists,
    ...blog.posts,
    { kind: 'archive', route: joinRoute(base, 'archive'), source },
    { kind: 'tagList', route: joinRoute(base, 'tags'), source },
    { kind: 'authorList', route: joinRoute(base, 'authors'), source },
  ];
}

function paged(
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

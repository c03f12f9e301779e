import { type DataFile, type ParsedFile, type Translations, writtenDate } from '../load/content';
import { joinRoute, kebabCase } from '../model/address';
import { timeOf } from '../model/dates';
import type { AuthorsFile } from '../model/frontMatter';
import { nearest } from '../model/nearest';
import { errorAt, fileStart, type Problem, warningAt } from '../model/problem';
import { checkSlugStart } from './checkSlugStart';
import { checkTitles, checkTranslations } from './checkTranslations';
import type { LinkContext } from './linkContext';
import { pairOneFile, pairTranslations } from './pairTranslations';
import { placeOfKey } from './places';
import type { Blog, BlogAuthor, PostPage } from './site';
import { checkTags, type Declarations, groupByTag, listDeclaredKeys } from './tags';

type BlogSettings = Blog['settings'];

/** The blog with its posts, tags and authors; `undefined` without one. */
export function buildBlog(context: LinkContext, today: string): Blog | undefined {
  const settings = context.config.blog;
  if (settings === false) return undefined;
  const base = joinRoute(settings.path);
  const authorWords = pairOneFile(context, context.content.authors);
  const tagWords = pairOneFile(context, context.content.postTags);
  const posts = pairTranslations(context, context.content.posts)
    .map((files) => buildPost(context, settings, base, files, today))
    .filter((post) => !post.draft || context.mode !== 'production')
    .sort((a, b) => b.date.localeCompare(a.date) || b.source.localeCompare(a.source, 'en'));
  const listed = posts.filter((post) => !post.unlisted);
  checkAuthors(context, posts, authorWords);
  checkTags(posts, tagWords, context.problems);
  warnOfWholePosts(context, posts);
  return {
    settings,
    base,
    posts,
    listed,
    tags: groupByTag(base, posts),
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
  const date = writtenDate(original) ?? findFirstCommit(context, original);
  if (date === undefined && original.summary.keyPositions['date'] === undefined) {
    context.problems.push(
      errorAt(placeOfKey(original, 'date'), 'The post has no date.', {
        remedy: 'Write `date: YYYY-MM-DD` in its front matter, or begin the file name with the day.',
      }),
    );
  }
  const { date: given } = frontMatter;
  if (given !== undefined && dated?.[1] !== undefined && dated[1] !== given) {
    context.problems.push(
      warningAt(
        placeOfKey(original, 'date'),
        `The date is ${given}, the file name begins with ${dated[1]}; the post is shown under ${given}.`,
        { remedy: 'Make them the same, or take this line out.' },
      ),
    );
  }
  const isDraft = frontMatter.draft === true;
  const isEarly = date !== undefined && date > today;
  if (isEarly && !isDraft)
    context.problems.push(
      warningAt(
        placeOfKey(original, 'date'),
        `The date ${date} is in the future: until then the post is a draft.`,
        {
          remedy: 'It is published by the first build on that day or after it.',
        },
      ),
    );
  checkTitles(files, 'post', context.problems);
  checkSlugStart(context.problems, placeOfKey(original, 'slug'), frontMatter.slug, [base]);
  return {
    kind: 'post',
    route: joinRoute(base, frontMatter.slug ?? dated?.[2] ?? name),
    source: original.file,
    files,
    date: date ?? today,
    unlisted: frontMatter.unlisted === true && context.mode !== 'development',
    // A post with a date in the future is a draft until then.
    draft: isDraft || isEarly,
    tags: [...new Set((frontMatter.tags ?? []).map(kebabCase))],
    authors: frontMatter.authors ?? [],
  };
}

function checkAuthors(
  context: LinkContext,
  posts: readonly PostPage[],
  declared: Declarations | undefined,
): void {
  const known = listDeclaredKeys(declared);
  for (const { files, authors } of posts) {
    for (const [index, author] of authors.entries()) {
      if (known.includes(author)) continue;
      context.problems.push(
        errorAt(placeOfKey(files.original, `authors.${index}`), `Unknown author "${author}".`, {
          remedy: `Authors are declared in ${declared?.original.file ?? 'authors.yaml'}: ${known.join(', ') || 'none yet'}.`,
          nearest: nearest(author, known),
        }),
      );
    }
  }
  checkAuthorAddresses(context.problems, known, declared);
}

function warnOfWholePosts({ problems }: LinkContext, posts: readonly PostPage[]): void {
  for (const file of posts.flatMap(({ files }) => Object.values(files.byLocale))) {
    if (file.summary.truncateAt >= 0 || file.summary.isPartial) continue;
    problems.push(
      warningAt(fileStart(file.file), 'The post has no truncate marker, so lists show it whole.', {
        remedy: 'Put a line <!-- truncate --> where its summary ends.',
      }),
    );
  }
}

/** The day, UTC, on which version control first saw a post (BL-05). */
function findFirstCommit(context: LinkContext, post: ParsedFile<'post'>): string | undefined {
  const first = context.history.get(post.file)?.first;
  return first === undefined ? undefined : timeOf(first).slice(0, 'YYYY-MM-DD'.length);
}

/** Authors whose keys give the same address (BL-14). */
function checkAuthorAddresses(
  problems: Problem[],
  authors: readonly string[],
  words: Declarations | undefined,
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

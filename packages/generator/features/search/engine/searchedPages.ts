import { chooseCardPicture, choosePostCardPicture } from '../../../compose/cardPicture';
import { words } from '../../../compose/context';
import { type ComposedPage, type LocalePages, listPublicPages } from '../../../compose/localePages';
import { pageKinds } from '../../../compose/pageKinds';
import { textFileOf } from '../../../link/anchors';
import type { Page } from '../../../link/site';
import { translationIn } from '../../../load/content';
import type { ArtPicture } from '../../../model/art';
import type { TreeNode } from '../../../model/tree';
import type { SearchFields } from '../shared/impact';
import type { SearchFilter } from '../shared/searchIndex';

export interface SearchedPage {
  readonly route: string;
  readonly picture: ArtPicture | undefined;
  readonly fields: SearchFields;
  /** Of its text; empty for pages without a text of their own. */
  readonly tree: readonly TreeNode[];
}

export interface SearchedPages {
  /** All of a filter stand together. */
  readonly pages: readonly SearchedPage[];
  readonly filters: readonly SearchFilter[];
}

/**
 * The pages of a locale that the search finds: texts and categories of the latest versions, posts
 * and pages that stand alone; no lists, and nothing that only its address leads to.
 */
export function searchedPages(locale: LocalePages): SearchedPages {
  const { context } = locale;
  const { site } = context;
  const listed = listPublicPages(locale).filter(({ page }) => pageKinds[page.kind].isSearched);
  const isRelease = releaseTest(locale);
  const pages: SearchedPage[] = [];
  const filters: SearchFilter[] = [];
  /** Adds pages, and tells the number of the first. */
  const add = (isWanted: (page: ComposedPage) => boolean): number => {
    const start = pages.length;
    for (const page of listed.filter(isWanted)) pages.push(record(locale, page));
    return start;
  };
  const addFilter = (id: string, label: string, start: number) => {
    if (pages.length > start) filters.push({ id, label, start, end: pages.length });
  };
  for (const { id, settings, latest } of site.sets) {
    const start = add(
      (composed) =>
        'set' in composed.page &&
        composed.page.set === id &&
        composed.page.version === latest.name &&
        !isRelease(composed),
    );
    addFilter(id, words(context, settings.label ?? id), start);
  }
  add(({ page }) => !('set' in page) && page.kind !== 'post');
  // Posts about releases stand between the other posts and the release notes: both filters have them.
  const blogStart = add((composed) => composed.page.kind === 'post' && !isRelease(composed));
  const releaseStart = add((composed) => composed.page.kind === 'post' && isRelease(composed));
  if (site.blog !== undefined) addFilter('blog', words(context, site.blog.settings.title), blogStart);
  add((composed) => composed.page.kind !== 'post' && isRelease(composed));
  addFilter('releases', context.buildWords.search.releases, releaseStart);
  return { pages, filters };
}

function record({ context }: LocalePages, { page, job }: ComposedPage): SearchedPage {
  const { document } = job;
  const file = textFileOf(page, context.locale);
  const { home } = context.site;
  const title =
    page.kind === 'home' && home !== undefined
      ? translationIn(home, context.locale).value.headline
      : document.title;
  return {
    route: document.route,
    picture: pictureOf(context, page),
    fields: {
      title,
      keywords: file?.summary.frontMatter.keywords ?? [],
      description: document.description,
      asked: askedOf(context, page),
    },
    tree: file?.tree ?? [],
  };
}

/** What its card has; a picture says the same in the answers of the search. */
function pictureOf(context: LocalePages['context'], page: Page): ArtPicture | undefined {
  if (page.kind === 'doc') return chooseCardPicture(context, page);
  const hasText = page.kind === 'post' || page.kind === 'page';
  return hasText ? choosePostCardPicture(context, page) : undefined;
}

/** Tells release notes: docs that describe a release, what shares a category with them, posts of their feeds. */
function releaseTest({ context }: LocalePages): (page: ComposedPage) => boolean {
  const { site, places } = context;
  const keyOf = (route: string) => places.get(route)?.ancestors.at(-1)?.key;
  const categories = new Set<string>();
  for (const doc of site.sets.flatMap(({ latest }) => [...latest.docs.values()])) {
    const key = keyOf(doc.route);
    if (key !== undefined && doc.series !== undefined) categories.add(`${doc.set} ${key}`);
  }
  const feeds = site.blog?.settings.feeds.filter(({ releases }) => releases !== undefined) ?? [];
  return ({ page }) => {
    if (page.kind === 'post') return feeds.some(({ tags }) => tags.every((tag) => page.tags.includes(tag)));
    if (page.kind === 'category') return categories.has(`${page.set} ${page.node.key}`);
    if (page.kind !== 'doc') return false;
    return page.series !== undefined || categories.has(`${page.set} ${keyOf(page.route)}`);
  };
}

/** How readers ask for a text, or for the page of a folder that has a `category.yaml`. */
function askedOf({ site, locale }: LocalePages['context'], page: Page): readonly string[] {
  const { asked, categories } = site.content;
  const { path } = categories.find(({ file }) => file === page.source) ?? {};
  const file =
    textFileOf(page, locale) ?? categories.find((other) => other.locale === locale && other.path === path);
  return (file && asked.get(file.file)) ?? [];
}

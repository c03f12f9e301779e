import { joinRoute } from '../model/address';
import { addressKey } from '../model/addressFault';
import type { Problem } from '../model/problem';
import { buildBlog } from './blog';
import { listBlogPages } from './blogPages';
import { checkNavbar } from './checkNavbar';
import { checkTitles, checkTranslations } from './checkTranslations';
import { buildDocSets } from './docSets';
import type { LinkHooks } from './hooks';
import type { LinkContext } from './linkContext';
import { pairOneFile, pairTranslations, warnOfUntranslated } from './pairTranslations';
import { linkRedirects } from './redirects';
import type {
  CategoryPage,
  DocVersion,
  LinkedContent,
  Page,
  SidebarNode,
  Site,
  StandalonePage,
} from './site';

/**
 * Builds the site from all content: addresses, sidebars, lists, redirects. `candidates` has every page; of several at
 * one address, the site has the first.
 * @param today ISO day, UTC
 * @param listMorePages pages that come of no text and no set, with their addresses
 */
export function linkSite(
  loaded: Omit<LinkContext, 'locales' | 'features' | 'problems' | 'untranslated'>,
  today: string,
  features: readonly LinkHooks[],
  listMorePages: (content: LinkedContent) => readonly Page[],
): { site: Site; candidates: readonly Page[]; problems: Problem[] } {
  const { config, content, mode } = loaded;
  const problems: Problem[] = [];
  const locales = Object.keys(config.locales.list);
  const context: LinkContext = { ...loaded, locales, features, problems, untranslated: new Map() };
  const sets = buildDocSets(context);
  const blog = buildBlog(context, today);
  const home = pairOneFile(context, content.homes);
  const candidates: Page[] = [
    ...(home === undefined ? [] : [{ kind: 'home' as const, route: '/', source: home.original.file }]),
    ...buildStandalonePages(context),
    ...sets.flatMap((set) => set.versions.flatMap(listVersionPages)),
    ...(blog === undefined ? [] : listBlogPages(blog)),
    ...listMorePages({ config, content, sets, blog, home }),
  ];
  const pages = firstAtEachAddress(candidates);
  const redirects = linkRedirects(context, pages);
  const rules = {
    baseUrl: config.baseUrl,
    defaultLocale: config.locales.default,
    trailingSlash: config.trailingSlash,
  };
  checkNavbar(context, sets);
  problems.push(...warnOfUntranslated(context));
  return {
    site: { config, rules, locales, mode, content, sets, blog, home, pages, redirects },
    candidates,
    problems,
  };
}

/** Pages by route; of several at one address, the first. */
function firstAtEachAddress(candidates: readonly Page[]): ReadonlyMap<string, Page> {
  const byKey = new Map<string, Page>();
  for (const page of candidates) {
    const key = addressKey(page.route);
    if (!byKey.has(key)) byKey.set(key, page);
  }
  return new Map([...byKey.values()].map((page) => [page.route, page]));
}

function buildStandalonePages(context: LinkContext): StandalonePage[] {
  return pairTranslations(context, context.content.pages).flatMap((files): StandalonePage[] => {
    checkTranslations(files, context.problems);
    const { frontMatter } = files.original.summary;
    const draft = frontMatter.draft === true;
    if (draft && context.mode === 'production') return [];
    checkTitles(files, 'page', context.problems);
    const rest = files.original.path
      .replace(/^pages\//, '')
      .replace(/\.md$/, '')
      .replace(/(^|\/)index$/, '');
    return [
      {
        kind: 'page',
        route: joinRoute(frontMatter.slug ?? rest),
        source: files.original.file,
        files,
        sheet: frontMatter.sheet === true,
        cast: frontMatter.cast,
        unlisted: frontMatter.unlisted === true && context.mode !== 'development',
        draft,
      },
    ];
  });
}

function listVersionPages(version: DocVersion): Page[] {
  const of = { set: version.set, version: version.name };
  const tags = version.tags.map((tag): Page => {
    return { kind: 'docTag', ...of, tag, route: tag.route, source: `the tag ${tag.key}` };
  });
  const tagList: Page = {
    kind: 'docTagList',
    ...of,
    route: joinRoute(version.base, 'tags'),
    source: `the tags of ${version.set}`,
  };
  return [
    ...version.docs.values(),
    ...[...version.sidebars.values()].flatMap((tree) => listCategoryPages(of, tree.nodes)),
    ...tags,
    ...(version.tags.some((tag) => !tag.unlisted) ? [tagList] : []),
  ];
}

function listCategoryPages(
  of: Pick<CategoryPage, 'set' | 'version'>,
  nodes: readonly SidebarNode[],
): CategoryPage[] {
  return nodes.flatMap((node): CategoryPage[] => {
    if (node.kind !== 'category') return [];
    const inner = listCategoryPages(of, node.children);
    if (node.route === undefined) return inner;
    return [{ kind: 'category', ...of, route: node.route, source: node.place.file, node }, ...inner];
  });
}

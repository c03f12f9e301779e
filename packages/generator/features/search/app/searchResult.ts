import { loadedJson, loadJson } from '../../../app/documents';
import { documentPath } from '../../../model/address';
import type { ArtPicture } from '../../../model/art';
import type { PageDocument } from '../../../model/document';
import type { ReaderEdition } from '../../../model/editions';
import { traitsOf } from '../../../model/elements';
import type { SiteLayout } from '../../../model/layout';
import { omitUndefined } from '../../../model/omitUndefined';
import { childrenOf, isElement, type TreeNode } from '../../../model/tree';
import { countUnits, excerptOf, type MarkedText, markWords, type WordFinder } from '../shared/marks';
import { plainText } from '../shared/plainText';
import type { FoundPage } from '../shared/runQuery';

/** A page that was found, as it is shown. */
export interface SearchResult {
  readonly href: string;
  readonly title: readonly MarkedText[];
  /** Where it stands, from the outermost place inwards; empty until the page's document is there. */
  readonly crumbs: readonly string[];
  readonly excerpt: readonly MarkedText[];
  /** Absent for a page that is for everybody, and until its document is there. */
  readonly editions?: readonly ReaderEdition[];
  /** That of its card. */
  readonly picture?: ArtPicture;
  readonly sections: readonly {
    readonly href: string;
    readonly title: readonly MarkedText[];
  }[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const mostSections = 3;

/** A page as far as it is known now: its name, and what its document says if that has come already. */
export function resultNow(found: FoundPage, finder: WordFinder, layout: SiteLayout): SearchResult {
  const page = loadedJson<unknown>(documentOf(found, layout));
  return isPage(page) ? wholeResult(found, finder, layout, page) : bareResult(found, finder);
}

/** A page with all that its document says, or its name where that cannot be had. */
export async function loadResult(
  found: FoundPage,
  finder: WordFinder,
  layout: SiteLayout,
): Promise<SearchResult> {
  await loadJson(documentOf(found, layout)).catch(() => undefined);
  return resultNow(found, finder, layout);
}

/** Whether what has come is the document of a page, and not the answer of another site at the same host. */
function isPage(value: unknown): value is PageDocument {
  return typeof value === 'object' && value !== null && 'route' in value && 'description' in value;
}

function documentOf({ route }: FoundPage, { locales }: SiteLayout): string {
  const homes = locales.map((locale) => locale.home);
  return encodeURI(documentPath(route, homes));
}

function bareResult({ route, title, picture }: FoundPage, finder: WordFinder): SearchResult {
  return {
    href: route,
    title: markWords(title, finder),
    ...omitUndefined({ picture }),
    crumbs: [],
    excerpt: [],
    sections: [],
  };
}

/** With its place, the part of its text that fits best and the headings that fit. */
function wholeResult(
  found: FoundPage,
  finder: WordFinder,
  layout: SiteLayout,
  page: PageDocument,
): SearchResult {
  const sections = 'article' in page ? sectionsOf(page.article.tree) : [];
  const [intro, ...parts] = sections;
  const whole = sections.map(({ text }) => text).join(' ');
  const length = layout.htmlLang.startsWith('zh') ? 80 : 150;
  const fitting = parts
    .map((section) => ({ section, score: scoreOf(section, finder) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSections)
    .map(({ section }) => section);
  const isInDescription = countUnits(page.description, finder) >= finder.units.length;
  const text = isInDescription || intro === undefined ? page.description : whole;
  return {
    ...bareResult(found, finder),
    crumbs: crumbsOf(page, layout),
    ...omitUndefined({
      editions: 'editions' in page ? page.editions : undefined,
    }),
    excerpt: markWords(excerptOf(text, finder, length), finder),
    sections: parts
      .filter((section) => fitting.includes(section))
      .map(({ id, title }) => ({
        href: `${found.route}#${encodeURIComponent(id)}`,
        title: markWords(title, finder),
      })),
  };
}

/** Words in the heading count most; else the section must have all of them. */
function scoreOf({ title, text }: Section, finder: WordFinder): number {
  const inTitle = countUnits(title, finder);
  const inAll = countUnits(`${title} ${text}`, finder);
  if (inTitle === 0 && (inAll < finder.units.length || finder.units.length === 1)) return 0;
  return inTitle * 2 + inAll;
}

function sectionsOf(tree: readonly TreeNode[]): Section[] {
  const sections: { id: string; title: string; nodes: TreeNode[] }[] = [{ id: '', title: '', nodes: [] }];
  for (const node of tree) {
    const id = isElement(node) && /^h[2-4]$/.test(node[0]) ? node[1]?.['id'] : undefined;
    if (isElement(node) && node[0] === 'h1') continue;
    if (isElement(node) && typeof id === 'string')
      sections.push({ id, title: plainText(childrenOf(node)), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ id, title, nodes }) => ({ id, title, text: plainText(nodes.filter(isRead)) }));
}

/** Notes and code are left out of excerpts: code is no sentence, and some of it are drawings in letters. */
function isRead(node: TreeNode): boolean {
  return !isElement(node) || (node[0] !== 'CodeBlock' && traitsOf(node[0]).isNote !== true);
}

/** Breadcrumbs without the page itself, else the item of the bar that the page belongs to. */
function crumbsOf(page: PageDocument, layout: SiteLayout): readonly string[] {
  const inside = 'breadcrumbs' in page ? page.breadcrumbs.slice(0, -1).map(({ label }) => label) : [];
  if (inside.length > 0) return inside;
  const items = [...layout.navbar.left, ...layout.navbar.right];
  const sidebar = 'sidebarId' in page ? page.sidebarId : undefined;
  const section = items.find(
    (item) =>
      item.kind === 'link' &&
      (sidebar === undefined ? page.route.startsWith(`${item.href}/`) : item.activeSidebar === sidebar),
  );
  return section?.kind === 'link' ? [section.label] : [layout.site.title];
}

import { labelSidebarNode } from '../../../compose/composeSidebar';
import { type ComposeContext, href } from '../../../compose/context';
import type { ComposedPage, LocalePages } from '../../../compose/localePages';
import { labelVersion } from '../../../compose/versions';
import { listSidebarPages, type SidebarPage } from '../../../link/sidebarPages';
import type { CategoryPage, DocPage, DocVersion } from '../../../link/site';
import { type Defined, omitUndefined } from '../../../model/omitUndefined';

/** A doc set in one language. */
export interface DocSetData {
  readonly id: string;
  /** Newest first. */
  readonly versions: readonly DocVersionData[];
}

/** A version of a doc set (VER-01). Every `path` is an address in the language. */
export interface DocVersionData {
  readonly name: string;
  readonly label: string;
  /** Whether it is the latest one, which links from outside lead to. */
  readonly isLast: boolean;
  /** Where its addresses begin; a page need not be there. */
  readonly path: string;
  /** Of the doc at that path, else of the first page of the first sidebar, else of any. */
  readonly mainDocId?: string;
  readonly docs: readonly DocData[];
  /** Ids of the docs that are not built, as drafts. */
  readonly draftIds: readonly string[];
  /** The first page of each sidebar, by its name. */
  readonly sidebars: Readonly<Record<string, { readonly link?: SidebarLink }>>;
}

interface SidebarLink {
  readonly path: string;
  readonly label: string;
}

/** A doc, or the page of a category: its id is what its address has after that of the version. */
export interface DocData {
  readonly id: string;
  readonly path: string;
  /** Name of the sidebar beside it. */
  readonly sidebar?: string;
  readonly unlisted?: true;
}

/** The doc sets of the site in the language of the pages. */
export function composeDocSets({ context, pages }: LocalePages): DocSetData[] {
  return context.site.sets.map(({ id, versions, latest }) => ({
    id,
    versions: versions.map((version) => composeVersion(context, version, pages, version === latest)),
  }));
}

function composeVersion(
  context: ComposeContext,
  version: DocVersion,
  pages: readonly ComposedPage[],
  isLast: boolean,
): Defined<DocVersionData> {
  const own = pages.flatMap(({ page, job }) =>
    (page.kind === 'doc' || page.kind === 'category') && isOf(version, page) ? [{ page, job }] : [],
  );
  const main = own.find(({ page }) => page.route === version.main)?.page;
  const sidebars = [...version.sidebars];
  return omitUndefined({
    name: version.name,
    label: labelVersion(context, version).label,
    isLast,
    path: href(context, version.base),
    mainDocId: main && idOf(version, main),
    docs: own.map(({ page, job: { document } }) => {
      const sidebarId = 'sidebarId' in document ? document.sidebarId : undefined;
      return omitUndefined({
        id: idOf(version, page),
        path: href(context, page.route),
        sidebar: sidebars.find(([, tree]) => tree.id === sidebarId)?.[0],
        unlisted: (page.kind === 'doc' ? page.unlisted : page.node.unlisted) || undefined,
      });
    }),
    draftIds: version.draftIds,
    sidebars: Object.fromEntries(
      sidebars.map(([name, { nodes }]) => {
        const [first] = listSidebarPages(nodes);
        return [name, first === undefined ? {} : { link: linkTo(context, first) }];
      }),
    ),
  });
}

function isOf({ set, name }: DocVersion, page: DocPage | CategoryPage): boolean {
  return page.set === set && page.version === name;
}

function idOf({ base }: DocVersion, page: DocPage | CategoryPage): string {
  return page.kind === 'doc' ? page.id : page.route.slice(base.length);
}

function linkTo(context: ComposeContext, { route, node }: SidebarPage): SidebarLink {
  return { path: href(context, route), label: labelSidebarNode(context, node).label };
}

import type { Crumb, DocLayout, LinkItem } from '../../model/document';
import type { DocFrontMatter } from '../../model/frontMatter';
import { omitUndefined } from '../../model/omitUndefined';
import { docTitle } from '../link/docSets';
import { routeOfCategory } from '../link/sidebarPages';
import type { CategoryPage, DocPage, DocVersion, SidebarCategoryNode, SidebarNode } from '../link/site';
import { translationIn } from '../load/content';
import { nameSidebarNode } from './composeSidebar';
import { type ComposeContext, href, wordIn } from './context';
import { composeVersionInfo, findVersion } from './versions';

/** What pages and categories of a doc set have around them: version, sidebar, breadcrumbs, neighbours. */
export function composeDocLayout(
  context: ComposeContext,
  page: DocPage | CategoryPage,
  title: string,
): DocLayout {
  const version = findVersion(context, page);
  const place = context.places.get(page.route);
  const frontMatter: DocFrontMatter = page.kind === 'doc' ? page.files.original.summary.frontMatter : {};
  const borrowed =
    typeof frontMatter.sidebar === 'string' ? version.sidebars.get(frontMatter.sidebar)?.id : undefined;
  const sidebarId = frontMatter.sidebar === null ? undefined : (borrowed ?? place?.tree.id);
  return omitUndefined({
    set: page.set,
    version: composeVersionInfo(context, version, page.kind === 'doc' ? page.id : undefined),
    current: place?.node.key,
    sidebarId,
    breadcrumbs:
      place === undefined
        ? []
        : [...place.ancestors.map((node) => composeCrumb(context, node)), { label: title }],
    previous: composeNeighbour(context, version, frontMatter.previous, place?.previous?.node),
    next: composeNeighbour(context, version, frontMatter.next, place?.next?.node),
  });
}

function composeCrumb(context: ComposeContext, node: SidebarCategoryNode): Crumb {
  const label = nameSidebarNode(context, node);
  const route = routeOfCategory(node);
  const isHidden = node.unlisted || node.doc?.unlisted === true;
  return route === undefined || isHidden ? { label } : { label, href: href(context, route) };
}

/** DOC-05: front matter points elsewhere (an id) or removes the link (null). */
function composeNeighbour(
  context: ComposeContext,
  version: DocVersion,
  written: string | null | undefined,
  node: SidebarNode | undefined,
): LinkItem | undefined {
  if (written === null) return undefined;
  const doc = written === undefined ? undefined : version.docs.get(written);
  if (doc !== undefined) return { label: chooseDocLabel(context, doc), href: href(context, doc.route) };
  if (node === undefined || node.kind === 'link') return undefined;
  if (node.kind === 'doc') {
    const named = node.label === undefined ? undefined : wordIn(context, node.label);
    return { label: chooseDocLabel(context, node.doc, named), href: href(context, node.doc.route) };
  }
  const route = routeOfCategory(node);
  return route === undefined
    ? undefined
    : { label: nameSidebarNode(context, node), href: href(context, route) };
}

/** The name of a doc in previous and next links. */
function chooseDocLabel(context: ComposeContext, doc: DocPage, definition?: string): string {
  const { frontMatter } = translationIn(doc.files, context.locale).summary;
  return frontMatter.paginationLabel ?? frontMatter.label ?? definition ?? docTitle(doc, context.locale);
}

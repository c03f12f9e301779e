import { docTitle } from '../link/docSets';
import { isUnlisted, routeOfNode } from '../link/sidebarPages';
import type { CategoryPage, DocPage, DocVersion, SidebarCategoryNode, SidebarNode } from '../link/site';
import { translationIn } from '../load/content';
import type { Crumb, DocLayout, LinkItem } from '../model/document';
import type { DocFrontMatter } from '../model/frontMatter';
import { omitUndefined } from '../model/omitUndefined';
import type { Label } from '../model/otherLanguage';
import { labelSidebarNode } from './composeSidebar';
import { type ComposeContext, href, labelOf, languageOfFile, wordIn } from './context';
import { composeVersionInfo, findVersion } from './versions';

/** The parts around pages and categories of a doc set: version, sidebar, breadcrumbs, neighbours. */
export function composeDocLayout(
  context: ComposeContext,
  page: DocPage | CategoryPage,
  title: string,
): DocLayout {
  const version = findVersion(context, page);
  const { label: _, ...language } =
    page.kind === 'doc'
      ? { label: title, ...languageOfFile(context, translationIn(page.files, context.locale)) }
      : labelSidebarNode(context, page.node);
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
        : [...place.ancestors.map((node) => composeCrumb(context, node)), { label: title, ...language }],
    previous: composeNeighbour(context, version, frontMatter.previous, place?.previous?.node),
    next: composeNeighbour(context, version, frontMatter.next, place?.next?.node),
  });
}

function composeCrumb(context: ComposeContext, node: SidebarCategoryNode): Crumb {
  const label = labelSidebarNode(context, node);
  const route = routeOfNode(node);
  return route === undefined || isUnlisted(node) ? label : { ...label, href: href(context, route) };
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
  if (doc !== undefined) return { ...chooseDocLabel(context, doc), href: href(context, doc.route) };
  const route = node && routeOfNode(node);
  if (node === undefined || route === undefined) return undefined;
  const label =
    node.kind === 'doc' ? chooseDocLabel(context, node.doc, node.label) : labelSidebarNode(context, node);
  return { ...label, href: href(context, route) };
}

/** The name of a doc in previous and next links; the sidebar may give it one by locale. */
function chooseDocLabel(
  context: ComposeContext,
  doc: DocPage,
  inSidebar: Readonly<Record<string, string>> = {},
): Label {
  const file = translationIn(doc.files, context.locale);
  const own = file.summary.frontMatter.paginationLabel ?? file.summary.frontMatter.label;
  if (own === undefined && wordIn(context, inSidebar) !== undefined) return labelOf(context, inSidebar);
  return { label: own ?? docTitle(doc, context.locale), ...languageOfFile(context, file) };
}

import { docTitle } from '../link/docSets';
import { findFirstPage, isUnlisted, routeOfNode } from '../link/sidebarPages';
import type { SidebarNode, SidebarTree } from '../link/site';
import { translationIn } from '../load/content';
import { omitUndefined } from '../model/omitUndefined';
import type { Label } from '../model/otherLanguage';
import type { Sidebar, SidebarItem } from '../model/sidebar';
import { href, labelOf, languageOfFile, type Scope, siteHref, wordIn, words } from './context';
import { editionsOfNode } from './editions';

/** The sidebar document of a sidebar in the locale of the context. */
export function composeSidebar(context: Scope, tree: SidebarTree): Sidebar {
  return omitUndefined({
    id: tree.id,
    label: tree.label && words(context, tree.label),
    items: tree.nodes.map((node) => composeItem(context, node)),
  });
}

/** The label of an entry in the sidebar: as the sidebar says, else as its page does. */
export function labelSidebarNode(context: Scope, node: SidebarNode): Label {
  if (node.label !== undefined && wordIn(context, node.label) !== undefined)
    return labelOf(context, node.label);
  if (node.kind !== 'doc') return { label: node.kind === 'link' ? node.href : node.key };
  const file = translationIn(node.doc.files, context.locale);
  const label = file.summary.frontMatter.label ?? docTitle(node.doc, context.locale);
  return { label, ...languageOfFile(context, file) };
}

/** The label alone. */
export function nameSidebarNode(context: Scope, node: SidebarNode): string {
  return labelSidebarNode(context, node).label;
}

function composeItem(context: Scope, node: SidebarNode): SidebarItem {
  const { key } = node;
  const label = labelSidebarNode(context, node);
  if (node.kind === 'link') return { kind: 'link', key, ...label, href: siteHref(context, node.href) };
  const unlisted = isUnlisted(node) || undefined;
  const editions = editionsOfNode(node);
  if (node.kind === 'doc')
    return omitUndefined({
      kind: 'page',
      key,
      ...label,
      href: href(context, node.doc.route),
      unlisted,
      editions,
    });
  const route = routeOfNode(node);
  const first = route === undefined || unlisted ? findFirstPage(node.children) : undefined;
  return omitUndefined({
    kind: 'category',
    key,
    ...label,
    href: route && href(context, route),
    first: first && href(context, first),
    unlisted,
    editions,
    items: node.children.map((child) => composeItem(context, child)),
  });
}

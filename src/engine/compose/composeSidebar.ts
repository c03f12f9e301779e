import { omitUndefined } from '../../model/omitUndefined';
import type { Sidebar, SidebarItem } from '../../model/sidebar';
import { docTitle } from '../link/docSets';
import { findFirstPage, isUnlisted, routeOfNode } from '../link/sidebarPages';
import type { SidebarNode, SidebarTree } from '../link/site';
import { translationIn } from '../load/content';
import { href, type Scope, siteHref, wordIn } from './context';
import { editionsOfNode } from './editions';

/** The sidebar document of a sidebar in the locale of the context. */
export function composeSidebar(context: Scope, tree: SidebarTree): Sidebar {
  return { id: tree.id, items: tree.nodes.map((node) => composeItem(context, node)) };
}

/** What an entry is called in the sidebar: as the sidebar says, else as its page does. */
export function nameSidebarNode(context: Scope, node: SidebarNode): string {
  const written = node.label === undefined ? undefined : wordIn(context, node.label);
  if (written !== undefined) return written;
  if (node.kind !== 'doc') return node.kind === 'link' ? node.href : node.key;
  const { frontMatter } = translationIn(node.doc.files, context.locale).summary;
  return frontMatter.label ?? docTitle(node.doc, context.locale);
}

function composeItem(context: Scope, node: SidebarNode): SidebarItem {
  const { key } = node;
  const label = nameSidebarNode(context, node);
  if (node.kind === 'link') return { kind: 'link', key, label, href: siteHref(context, node.href) };
  const unlisted = isUnlisted(node) || undefined;
  const editions = editionsOfNode(node);
  if (node.kind === 'doc')
    return omitUndefined({
      kind: 'page',
      key,
      label,
      href: href(context, node.doc.route),
      unlisted,
      editions,
    });
  const route = routeOfNode(node);
  const first = route === undefined || unlisted ? findFirstPage(node.children) : undefined;
  return omitUndefined({
    kind: 'category',
    key,
    label,
    href: route && href(context, route),
    first: first && href(context, first),
    unlisted,
    editions,
    items: node.children.map((child) => composeItem(context, child)),
  });
}

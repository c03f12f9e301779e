import type { SidebarCategoryNode, SidebarNode } from './site';

/** A page that the previous and next links can lead to, with its entry of the sidebar. */
export interface SidebarPage {
  readonly route: string;
  readonly node: SidebarNode;
}

/** The listed pages of a sidebar from top to bottom; a category with a page is one of them (DOC-05). */
export function listSidebarPages(nodes: readonly SidebarNode[]): SidebarPage[] {
  return nodes.flatMap((node): SidebarPage[] => {
    if (node.kind === 'link') return [];
    if (node.kind === 'doc') return node.doc.unlisted ? [] : [{ route: node.doc.route, node }];
    const inner = listSidebarPages(node.children);
    const route = routeOfCategory(node);
    const isListed = route !== undefined && !node.unlisted && node.doc?.unlisted !== true;
    return isListed ? [{ route, node }, ...inner] : inner;
  });
}

/** Route of a sidebar's first listed page; `undefined` if it has none. */
export function findFirstPage(nodes: readonly SidebarNode[]): string | undefined {
  return listSidebarPages(nodes)[0]?.route;
}

/** Address of a category's page, generated or written; `undefined` if it has none. */
export function routeOfCategory(node: SidebarCategoryNode): string | undefined {
  return node.doc?.route ?? node.route;
}

import type { SidebarCategoryNode, SidebarNode } from './site';

/** A page that the previous and next links can lead to. */
export interface Stop {
  readonly route: string;
  readonly node: SidebarNode;
}

/** The listed pages of a sidebar from top to bottom; a category with a page is a stop (DOC-05). */
export function stopsOf(nodes: readonly SidebarNode[]): Stop[] {
  return nodes.flatMap((node): Stop[] => {
    if (node.kind === 'link') return [];
    if (node.kind === 'doc') return node.doc.unlisted ? [] : [{ route: node.doc.route, node }];
    const inner = stopsOf(node.children);
    const route = routeOfCategory(node);
    const isStop = route !== undefined && !node.unlisted && node.doc?.unlisted !== true;
    return isStop ? [{ route, node }, ...inner] : inner;
  });
}

/** Address of a category's page, generated or written; `undefined` if it has none. */
export function routeOfCategory(node: SidebarCategoryNode): string | undefined {
  return node.doc?.route ?? node.route;
}

/** Route of the first thing of a sidebar that can be opened, depth first. */
export function firstStop(nodes: readonly SidebarNode[]): string | undefined {
  return stopsOf(nodes)[0]?.route;
}

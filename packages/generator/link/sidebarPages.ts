import type { SidebarNode } from './site';

/** A page that previous and next links can lead to, with its sidebar entry. */
export interface SidebarPage {
  readonly route: string;
  readonly node: SidebarNode;
}

/** The listed pages of a sidebar from top to bottom, including categories with a page (DOC-05). */
export function listSidebarPages(nodes: readonly SidebarNode[]): SidebarPage[] {
  return nodes.flatMap((node): SidebarPage[] => {
    const inner = node.kind === 'category' ? listSidebarPages(node.children) : [];
    const route = routeOfNode(node);
    return route === undefined || isUnlisted(node) ? inner : [{ route, node }, ...inner];
  });
}

/** Route of the first listed page of a sidebar; `undefined` if it has none. */
export function findFirstPage(nodes: readonly SidebarNode[]): string | undefined {
  return listSidebarPages(nodes)[0]?.route;
}

/** Route of an entry's page, for a category generated or written; `undefined` if it has none. */
export function routeOfNode(node: SidebarNode): string | undefined {
  if (node.kind === 'link') return undefined;
  return node.doc?.route ?? (node.kind === 'category' ? node.route : undefined);
}

/** Whether lists leave the page of an entry out (VIS-04). */
export function isUnlisted(node: SidebarNode): boolean {
  if (node.kind === 'link') return false;
  return node.doc?.unlisted === true || (node.kind === 'category' && node.unlisted);
}

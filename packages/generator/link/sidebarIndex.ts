import { listSidebarPages, routeOfNode, type SidebarPage } from './sidebarPages';
import type { SidebarCategoryNode, SidebarNode, SidebarTree, Site } from './site';

/** A page's surroundings in its sidebar. */
export interface SidebarContext {
  readonly tree: SidebarTree;
  /** Outermost category first. */
  readonly ancestors: readonly SidebarCategoryNode[];
  readonly node: SidebarNode;
  /** Neighbours in the flattened sidebar; none for an unlisted page. */
  readonly previous: SidebarPage | undefined;
  readonly next: SidebarPage | undefined;
}

/** Surroundings of each page, by route. A page in several sidebars belongs to the first. */
export type SidebarIndex = ReadonlyMap<string, SidebarContext>;

/** Finds each docs page in the sidebars. */
export function indexSidebars(site: Site): SidebarIndex {
  const index = new Map<string, SidebarContext>();
  for (const version of site.sets.flatMap((set) => set.versions)) {
    for (const tree of version.sidebars.values()) {
      const pages = listSidebarPages(tree.nodes);
      const positions = new Map(pages.map((page, position) => [page.node, position]));
      const visit = (nodes: readonly SidebarNode[], ancestors: readonly SidebarCategoryNode[]) => {
        for (const node of nodes) {
          const route = routeOfNode(node);
          if (route !== undefined && !index.has(route)) {
            const position = positions.get(node);
            const around = (step: number) => (position === undefined ? undefined : pages[position + step]);
            index.set(route, { tree, ancestors, node, previous: around(-1), next: around(1) });
          }
          if (node.kind === 'category') visit(node.children, [...ancestors, node]);
        }
      };
      visit(tree.nodes, []);
    }
  }
  return index;
}

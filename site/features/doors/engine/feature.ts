import css from 'generator/app/article/Figure.module.css';
import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import { routeOfNode } from 'generator/link/sidebarPages';
import type { SidebarNode } from 'generator/link/site';
import { isElement, type TreeElement } from 'generator/model/tree';

/** Doors to all that stands in the sidebar of the answers, each with its picture: below the first picture of the page they begin with. */
export const doors: Feature = {
  articles: (context) => {
    const answers = context.site.sets.find(({ id }) => id === 'faq')?.versions[0];
    const start = answers?.docs.get('intro');
    if (answers === undefined || start === undefined) return undefined;
    const route = href(context, start.route);
    const nodes = [...answers.sidebars.values()].flatMap((sidebar) => sidebar.nodes);
    return (tree, page) => {
      if (page.route !== route) return tree;
      const after = tree.findIndex((node) => isElement(node) && node[0] === 'figure') + 1;
      const list = nodes.flatMap((node) => showDoor(context, node));
      return [...tree.slice(0, after), ['ul', { class: css['doors'] ?? '' }, ...list], ...tree.slice(after)];
    };
  },
};

function showDoor(context: ComposeContext, node: SidebarNode): readonly TreeElement[] {
  const route = routeOfNode(node);
  const { still } = context.art.draw(artOf(node) ?? '') ?? {};
  if (route === undefined || still === undefined) return [];
  const { src, width, height } = still;
  const picture = { src, width: 2 * width, height: 2 * height, scale: 2, alt: '' };
  const { label } = labelSidebarNode(context, node);
  return [['li', null, ['a', { href: href(context, route) }, ['span', null, ['img', picture]], label]]];
}

function artOf(node: SidebarNode): string | undefined {
  if (node.kind === 'category') return node.art;
  return node.kind === 'doc' ? node.doc.files.original.summary.frontMatter.picture : undefined;
}

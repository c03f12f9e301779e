import css from 'generator/app/article/Figure.module.css';
import { chooseCardPicture, drawForCard } from 'generator/compose/cardPicture';
import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import { routeOfNode } from 'generator/link/sidebarPages';
import type { SidebarNode } from 'generator/link/site';
import type { ArtPicture } from 'generator/model/art';
import { childrenOf, isElement, type TreeElement, type TreeNode } from 'generator/model/tree';

/**
 * Doors to all that stands in the sidebar of the answers, each with its picture: below the first picture of the page
 * they begin with. On every page, a list of nothing but links to pages with pictures shows them.
 */
export const doors: Feature = {
  articles: (context) => {
    const answers = context.site.sets.find(({ id }) => id === 'faq')?.versions[0];
    const start = answers?.docs.get('intro');
    const first = start && href(context, start.route);
    const nodes = [...(answers?.sidebars.values() ?? [])].flatMap((sidebar) => sidebar.nodes);
    const places = new Map([...context.places].map(([route, { node }]) => [href(context, route), node]));
    return (tree, page) => {
      const shown = tree.map((node) => pictureLinks(context, node, places));
      if (page.route !== first) return shown;
      const after = tree.findIndex((node) => isElement(node) && node[0] === 'figure') + 1;
      const list = nodes.flatMap((node) => showDoor(context, node));
      return [
        ...shown.slice(0, after),
        ['ul', { class: css['doors'] ?? '' }, ...list],
        ...shown.slice(after),
      ];
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

/** A list whose items are links to pages and nothing else, with the picture of each; other nodes as they are. */
function pictureLinks(
  context: ComposeContext,
  node: TreeNode,
  places: ReadonlyMap<string, SidebarNode>,
): TreeNode {
  if (!isElement(node) || node[0] !== 'ul') return node;
  const items = childrenOf(node).map((item) => {
    const [link, ...others] = isElement(item) ? childrenOf(item) : [];
    const isLink = link !== undefined && isElement(link) && link[0] === 'a' && others.length === 0;
    const place = isLink ? places.get(String(link[1]?.['href']).replace(/#.*/, '')) : undefined;
    const picture = place && choosePicture(context, place);
    return isLink && picture ? showLink(link, picture) : undefined;
  });
  return items.every((item) => item !== undefined) ? ['ul', { class: css['asked'] ?? '' }, ...items] : node;
}

/** Of a doc as on its card, of a category that of its page. */
function choosePicture(context: ComposeContext, node: SidebarNode): ArtPicture | undefined {
  const doc = node.kind === 'link' ? undefined : node.doc;
  return doc ? chooseCardPicture(context, doc) : drawForCard(context, artOf(node) ?? '');
}

function showLink(link: TreeElement, picture: ArtPicture): TreeElement {
  const shown: TreeNode = ['span', null, ['img', { ...picture, scale: 1, alt: '' }]];
  return ['li', null, ['a', link[1], shown, ['strong', null, ...childrenOf(link)]]];
}

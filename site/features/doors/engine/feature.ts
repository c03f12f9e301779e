import css from 'generator/app/article/Figure.module.css';
import { chooseCardPicture } from 'generator/compose/cardPicture';
import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import { routeOfNode } from 'generator/link/sidebarPages';
import type { DocPage, SidebarNode } from 'generator/link/site';
import type { ArtPicture } from 'generator/model/art';
import { childrenOf, isElement, type TreeElement, type TreeNode } from 'generator/model/tree';

/**
 * Doors to all that stands in the sidebar of the answers, each with its picture: below the first picture of the page
 * they begin with. A list of nothing but answers there has their pictures too.
 */
export const doors: Feature = {
  articles: (context) => {
    const answers = context.site.sets.find(({ id }) => id === 'faq')?.versions[0];
    const start = answers?.docs.get('intro');
    if (answers === undefined || start === undefined) return undefined;
    const route = href(context, start.route);
    const nodes = [...answers.sidebars.values()].flatMap((sidebar) => sidebar.nodes);
    const docs = new Map([...answers.docs.values()].map((doc) => [href(context, doc.route), doc]));
    return (tree, page) => {
      if (page.route !== route) return tree;
      const after = tree.findIndex((node) => isElement(node) && node[0] === 'figure') + 1;
      const list = nodes.flatMap((node) => showDoor(context, node));
      const rest = tree.slice(after).map((node) => pictureAnswers(context, node, docs));
      return [...tree.slice(0, after), ['ul', { class: css['doors'] ?? '' }, ...list], ...rest];
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

/** A list whose items are links to answers and nothing else, with the picture of each; other nodes as they are. */
function pictureAnswers(
  context: ComposeContext,
  node: TreeNode,
  docs: ReadonlyMap<string, DocPage>,
): TreeNode {
  if (!isElement(node) || node[0] !== 'ul') return node;
  const items = childrenOf(node).map((item) => {
    const [link, ...others] = isElement(item) ? childrenOf(item) : [];
    const isLink = link !== undefined && isElement(link) && link[0] === 'a' && others.length === 0;
    const doc = isLink ? docs.get(String(link[1]?.['href'])) : undefined;
    const picture = doc && chooseCardPicture(context, doc);
    return isLink && picture ? showAnswer(link, picture) : undefined;
  });
  return items.every((item) => item !== undefined) ? ['ul', { class: css['asked'] ?? '' }, ...items] : node;
}

function showAnswer(link: TreeElement, picture: ArtPicture): TreeElement {
  const shown: TreeNode = ['span', null, ['img', { ...picture, scale: 1, alt: '' }]];
  return ['li', null, ['a', link[1], shown, ['span', null, ...childrenOf(link)]]];
}

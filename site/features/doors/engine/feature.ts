import css from 'generator/app/article/Figure.module.css';
import { chooseCardPicture, choosePostCardPicture, drawForCard } from 'generator/compose/cardPicture';
import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href } from 'generator/compose/context';
import { artOfTag } from 'generator/compose/tags';
import type { Feature } from 'generator/feature';
import { routeOfNode } from 'generator/link/sidebarPages';
import type { PostPage, SidebarNode, StandalonePage } from 'generator/link/site';
import type { ArtPicture } from 'generator/model/art';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from 'generator/model/tree';

/**
 * Doors to all that stands in the sidebar of the answers, each with its picture: below the first picture of the page
 * they begin with. On every page, a list whose items all begin with a link to a page with a picture shows them.
 */
export const doors: Feature = {
  articles: (context) => {
    const answers = context.site.sets.find(({ id }) => id === 'faq')?.versions[0];
    const start = answers?.docs.get('intro');
    const first = start && href(context, start.route);
    const nodes = [...(answers?.sidebars.values() ?? [])].flatMap((sidebar) => sidebar.nodes);
    const pictures = new Map<string, ArtPicture | undefined>(
      [...context.site.pages.values()].flatMap((page) =>
        page.kind === 'post' || page.kind === 'page'
          ? [[href(context, page.route), choosePagePicture(context, page)]]
          : [],
      ),
    );
    for (const [route, { node }] of context.places)
      pictures.set(href(context, route), choosePicture(context, node));
    return (tree, page) => {
      const shown = tree.map((node) => pictureLinks(node, pictures));
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

/** A list whose items begin with a link to a page and have no other, with the picture of each; other nodes as they are. */
function pictureLinks(node: TreeNode, pictures: ReadonlyMap<string, ArtPicture | undefined>): TreeNode {
  if (!isElement(node) || node[0] !== 'ul') return node;
  const items = childrenOf(node).map((item) => {
    const [link, ...note] = isElement(item) ? childrenOf(item) : [];
    if (link === undefined || !isElement(link) || link[0] !== 'a' || hasLink(note)) return undefined;
    const picture = pictures.get(String(link[1]?.['href']).replace(/#.*/, ''));
    const about = textOf(note)
      .replace(/^[:,：，]?\s*/, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return picture && showLink(link, about, picture);
  });
  return items.every((item) => item !== undefined) ? ['ul', { class: css['asked'] ?? '' }, ...items] : node;
}

/** Of a post that of its first tag, which is larger than what its text shows beside words. */
function choosePagePicture(context: ComposeContext, page: PostPage | StandalonePage): ArtPicture | undefined {
  const { blog } = context.site;
  const art = page.kind === 'post' && blog && artOfTag(blog, page.tags[0] ?? '');
  return art ? drawForCard(context, art) : choosePostCardPicture(context, page);
}

function hasLink(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => isElement(node) && (node[0] === 'a' || hasLink(childrenOf(node))));
}

/** Of a doc as on its card, of a category that of its page. */
function choosePicture(context: ComposeContext, node: SidebarNode): ArtPicture | undefined {
  const doc = node.kind === 'link' ? undefined : node.doc;
  return doc ? chooseCardPicture(context, doc) : drawForCard(context, artOf(node) ?? '');
}

/** What is said of a link stands below its name. */
function showLink(link: TreeElement, about: string, picture: ArtPicture): TreeElement {
  const shown: TreeNode = ['span', null, ['img', { ...picture, scale: 1, alt: '' }]];
  const words: TreeNode = ['span', null, ['strong', null, ...childrenOf(link)], ...(about ? [about] : [])];
  return ['li', null, ['a', link[1], shown, words]];
}

import css from 'generator/app/article/Figure.module.css';
import { labelSidebarNode } from 'generator/compose/composeSidebar';
import { type ComposeContext, href } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import { isElement, type TreeElement } from 'generator/model/tree';

/** Doors to the categories with several questions, each with its picture: below the first picture of the page they begin with. */
export const doors: Feature = {
  articles: (context) => {
    const start = context.site.sets.find(({ id }) => id === 'faq')?.versions[0]?.docs.get('intro');
    if (start === undefined) return undefined;
    const route = href(context, start.route);
    return (tree, page) => {
      if (page.route !== route) return tree;
      const after = tree.findIndex((node) => isElement(node) && node[0] === 'figure') + 1;
      return [...tree.slice(0, after), showDoors(context), ...tree.slice(after)];
    };
  },
};

function showDoors(context: ComposeContext): TreeElement {
  const list = [...context.site.pages.values()].flatMap((page): TreeElement[] => {
    if (page.kind !== 'category' || page.set !== 'faq' || page.node.children.length < 3) return [];
    const { still } = context.art.draw(page.node.art ?? '') ?? {};
    if (still === undefined) return [];
    const { src, width, height } = still;
    const picture = { src, width: 2 * width, height: 2 * height, scale: 2, alt: '' };
    const { label } = labelSidebarNode(context, page.node);
    return [
      ['li', null, ['a', { href: href(context, page.route) }, ['span', null, ['img', picture]], label]],
    ];
  });
  return ['ul', { class: css['doors'] ?? '' }, ...list];
}

import { childrenOf, isElement, mapElements, type TreeNode } from '../../model/tree';
import { useSiteLayout } from '../SiteContext';
import css from './Footnotes.module.css';
import type { TreeComponentProps } from './treeComponent';

/** The notes at the end of a text; each names the references its links lead back to. */
export function Footnotes({ nodes, render }: TreeComponentProps) {
  const { text } = useSiteLayout();
  return (
    <section className={css.footnotes} role="doc-endnotes" aria-label={text.footnotes.heading}>
      {render(numberBackrefs(nodes))}
    </section>
  );
}

/** Gives each link back its number: that of its note, and from the second link on `1-2`, `1-3`. */
function numberBackrefs(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.map((list) => {
    if (!isElement(list)) return list;
    const items = childrenOf(list).map((item, index) =>
      isElement(item) ? numberItem(item, index + 1) : item,
    );
    return [list[0], list[1], ...items] as const;
  });
}

function numberItem(item: TreeNode, note: number): TreeNode {
  let count = 0;
  const [numbered = item] = mapElements([item], (element) => {
    const [name, attributes, ...children] = element;
    if (attributes?.['backref'] !== true) return element;
    count += 1;
    return [name, { ...attributes, number: count === 1 ? `${note}` : `${note}-${count}` }, ...children];
  });
  return numbered;
}

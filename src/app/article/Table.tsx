import { fill } from '../../model/text';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { useSiteLayout } from '../SiteContext';
import css from './Table.module.css';
import type { TreeComponentProps } from './treeComponent';

/** A table that scrolls by itself where it is too wide, also by keyboard; named after its columns. */
export function Table({ nodes, render }: TreeComponentProps) {
  const { text } = useSiteLayout();
  const columns = listHeaderCells(nodes).join(text.listSeparator);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={css.scroller} role="group" aria-label={fill(text.table, { columns })} tabIndex={0}>
      <table>{render(nodes)}</table>
    </div>
  );
}

function listHeaderCells(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || node[0] === 'tbody') return [];
    if (node[0] !== 'th') return listHeaderCells(childrenOf(node));
    const words = textOf(childrenOf(node)).trim();
    return words === '' ? [] : [words];
  });
}

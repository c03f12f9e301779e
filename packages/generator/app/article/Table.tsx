import { useState } from 'react';
import { fill } from '../../model/text';
import { childrenOf, isElement, type TreeNode, textOf } from '../../model/tree';
import { useSite, useSiteLayout } from '../SiteContext';
import { useHydrated } from '../ui/useHydrated';
import css from './Table.module.css';
import { listTableColors, type TableColor } from './tableColors';
import type { TreeComponentProps } from './treeComponent';

/** So many colours make a palette. */
const leastColors = 3;

/**
 * A table that scrolls by itself where it is too wide, also by keyboard; named after its columns. One of
 * colours can be saved as a palette (CT-16).
 */
export function Table({ nodes, render }: TreeComponentProps) {
  const colors = listTableColors(nodes);
  const scroller = <Scroller nodes={nodes} render={render} />;
  if (colors.length < leastColors) return scroller;
  return (
    <div>
      {scroller}
      <SaveColors colors={colors} />
    </div>
  );
}

function SaveColors({ colors }: { readonly colors: readonly TableColor[] }) {
  const { page, layout } = useSite();
  const [isFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { saveColors } = await import('./saveColors');
      saveColors(colors, page.title, `${page.route.split('/').at(-1)}.gpl`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button className={css.save} type="button" disabled={!useHydrated()} onClick={save}>
        {layout.text.saveColors}
      </button>
      {isFailed && <p role="alert">{layout.text.loading.failedPart}</p>}
    </>
  );
}

function Scroller({ nodes, render }: Pick<TreeComponentProps, 'nodes' | 'render'>) {
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

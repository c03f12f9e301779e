import { useSiteLayout } from '../SiteContext';
import css from './Footnotes.module.css';
import type { TreeComponentProps } from './treeComponent';

/** The notes at the end of a text. */
export function Footnotes({ nodes, render }: TreeComponentProps) {
  const { text } = useSiteLayout();
  return (
    <section className={css.footnotes} role="doc-endnotes" aria-label={text.footnotes.heading}>
      {render(nodes)}
    </section>
  );
}

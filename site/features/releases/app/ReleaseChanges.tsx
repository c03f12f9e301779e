import { type TreeComponentProps, textAttribute } from 'generator/app/article/treeComponent';
import css from './ReleaseChanges.module.css';

/** A list of what a release brought, of one kind, below its heading. */
export function ReleaseChanges({ attributes, nodes, render }: TreeComponentProps) {
  return (
    <section className={css.changes} data-kind={textAttribute(attributes, 'kind')}>
      {render(nodes)}
    </section>
  );
}

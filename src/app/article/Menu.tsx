import { Fragment } from 'react';
import { textOf } from '../../model/tree';
import css from './Menu.module.css';
import type { TreeComponentProps } from './treeComponent';

/** A button's name, or a path through menus: `Edit > Insert Text`. A line may end, but not begin with a separator. */
export function Menu({ nodes }: TreeComponentProps) {
  const steps = textOf(nodes)
    .trim()
    .split(/\s*>\s*/);
  return (
    <span>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Fragment key={index}>
          {index > 0 && <span className={css.separator}>{'\u00A0› '}</span>}
          <span className={css.step}>{step}</span>
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from 'react';
import { textOf } from '../../model/tree';
import css from './Kbd.module.css';
import type { TreeComponentProps } from './treeComponent';

/** A key, or keys pressed together: `Ctrl+Z`, `Ctrl++`. */
export function Kbd({ nodes }: TreeComponentProps) {
  const keys = textOf(nodes)
    .trim()
    .split(/(?<=.)\+(?=.)/);
  return (
    <kbd className={css.keys}>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd className={css.key}>{key.trim()}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}

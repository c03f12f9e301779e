import type { SyntheticEvent } from 'react';
import { type TreeComponentProps, textAttribute } from '../../../app/article/treeComponent';
import css from './Explained.module.css';

/** A word that leads to its entry in the glossary, and is explained while one points at it. */
export function Explained({ attributes, nodes, render }: TreeComponentProps) {
  return (
    <a className={css.term} href={textAttribute(attributes, 'href')} onPointerEnter={show} onFocus={show}>
      {render(nodes)}
    </a>
  );
}

async function show({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
  (await import('./explain')).explain(currentTarget);
}

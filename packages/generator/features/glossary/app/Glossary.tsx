import type { TreeComponentProps } from '../../../app/article/treeComponent';
import css from './Glossary.module.css';

/** The word list: terms and definitions. */
export function Glossary({ nodes, render }: TreeComponentProps) {
  return <dl className={css.glossary}>{render(nodes)}</dl>;
}

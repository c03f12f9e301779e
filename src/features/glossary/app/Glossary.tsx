import css from './Glossary.module.css';
import type { TreeComponentProps } from '../../../app/article/treeComponent';

/** The word list: terms and definitions. */
export function Glossary({ nodes, render }: TreeComponentProps) {
  return <dl className={css.glossary}>{render(nodes)}</dl>;
}

import { textAttribute } from './attribute';
import css from './Edition.module.css';
import type { TreeComponentProps } from './treeComponent';

/** Marks a sentence that is true in one edition only. */
export function Edition({ attributes }: TreeComponentProps) {
  return <span className={css.edition}>{textAttribute(attributes, 'name')}</span>;
}

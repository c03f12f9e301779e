import type { ReactNode } from 'react';
import type { TreeNode } from '../../model/tree';
import css from './Prose.module.css';
import { renderTree } from './renderTree';

interface Props {
  readonly tree: readonly TreeNode[];
  /** Language of the text where it differs from the page's. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** What stands above the text in the same language. */
  readonly heading?: ReactNode;
}

/** A written text, set for reading. */
export function Prose({ tree, lang, dir, heading }: Props) {
  return (
    <div className={`${css.prose} ${css.flow}`} lang={lang} dir={dir}>
      {heading}
      {renderTree(tree)}
    </div>
  );
}

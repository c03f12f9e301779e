import type { ReactNode } from 'react';
import type { Article } from '../../model/document';
import type { TreeNode } from '../../model/tree';
import css from './Prose.module.css';
import { renderTree } from './renderTree';

interface Props {
  readonly tree: readonly TreeNode[];
  /** Language and direction of the text where it is not in the page's language. */
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

/** The heading, where the text does not bring its own, and the text. */
export function ArticleView({ article: { heading, tree, lang, dir } }: { readonly article: Article }) {
  return (
    <Prose
      tree={tree}
      lang={lang}
      dir={dir}
      heading={heading !== undefined && <h1>{renderTree(heading)}</h1>}
    />
  );
}

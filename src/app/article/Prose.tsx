import type { ReactNode } from 'react';
import type { Article } from '../../model/document';
import type { TreeNode } from '../../model/tree';
import css from './Prose.module.css';
import { renderTree } from './renderTree';

interface Props {
  readonly tree: readonly TreeNode[];
  /** Language of the text where it differs from the page's. */
  readonly lang?: string | undefined;
  /** What stands above the text in the same language. */
  readonly heading?: ReactNode;
}

/** A written text, set for reading. */
export function Prose({ tree, lang, heading }: Props) {
  return (
    <div className={`${css.prose} ${css.flow}`} lang={lang}>
      {heading}
      {renderTree(tree)}
    </div>
  );
}

/** The heading, where the text does not bring its own, and the text. */
export function ArticleView({ article: { heading, tree, lang } }: { readonly article: Article }) {
  return <Prose tree={tree} lang={lang} heading={heading !== undefined && <h1>{renderTree(heading)}</h1>} />;
}

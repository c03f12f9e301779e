import type { Article } from '../../model/document';
import { Prose } from './Prose';
import { renderTree } from './renderTree';

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

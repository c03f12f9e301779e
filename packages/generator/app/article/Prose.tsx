import type { ReactNode } from 'react';
import type { Article } from '../../model/document';
import { isElement, type TreeNode } from '../../model/tree';
import css from './Prose.module.css';
import { renderTree } from './renderTree';

interface Props {
  readonly tree: readonly TreeNode[];
  /** Language and direction of the text where it is not in the page's language. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Shown above the text, in the same language. */
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

interface ArticleProps {
  readonly article: Article;
  /** Shown between the title and the text. */
  readonly children?: ReactNode;
}

/** The title, which is the text's own or comes with it, what belongs below it, and the text. */
export function ArticleView({ article: { heading, tree, lang, dir }, children }: ArticleProps) {
  const [first, ...rest] = tree;
  const title = first !== undefined && isElement(first) && first[0] === 'h1' ? first : undefined;
  return (
    <Prose
      tree={title === undefined ? tree : rest}
      lang={lang}
      dir={dir}
      heading={
        <>
          {title === undefined
            ? heading !== undefined && <h1>{renderTree(heading)}</h1>
            : renderTree([title])}
          {children}
        </>
      }
    />
  );
}

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
  /** Shown below the first paragraph. */
  readonly picture?: ReactNode;
}

/** The title, which is the text's own or comes with it, what belongs below it, and the text. */
export function ArticleView({ article: { heading, tree, lang, dir }, children, picture }: ArticleProps) {
  const [first, ...rest] = tree;
  const title = first?.[0] === 'h1' ? first : undefined;
  const text = title === undefined ? tree : rest;
  const lead = picture ? text.findIndex(([name]) => name === 'p') + 1 : 0;
  return (
    <Prose
      tree={text.slice(lead)}
      lang={lang}
      dir={dir}
      heading={
        <>
          {title === undefined
            ? heading !== undefined && <h1>{renderTree(heading)}</h1>
            : renderTree([title])}
          {children}
          {renderTree(text.slice(0, lead))}
          {picture}
        </>
      }
    />
  );
}

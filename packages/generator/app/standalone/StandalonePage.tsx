import type { StandaloneBody } from '../../model/document';
import { ArticleView } from '../article/Prose';
import { renderTree } from '../article/renderTree';
import { MobileContents } from '../docs/TableOfContents';
import { ToolsRoom, WithContents } from '../docs/WithContents';
import { Place } from '../home/Place';
import css from './StandalonePage.module.css';

/** A page of its own, such as the terms: a text with its contents, without sidebar and breadcrumbs (RT-07). */
export function StandalonePage({ page: { article, sheet, pdf, place } }: { readonly page: StandaloneBody }) {
  const { heading, ...text } = article;
  // The title, which is the first of the text where it is the text's own, and a paragraph.
  const inSky = heading === undefined ? 2 : 1;
  return (
    <>
      {place && (
        <Place place={place} isMirrored>
          {heading && <h1>{renderTree(heading)}</h1>}
          {renderTree(text.tree.slice(0, inSky))}
        </Place>
      )}
      <WithContents toc={sheet ? [] : article.toc}>
        <article className={sheet && css.sheet}>
          <MobileContents toc={article.toc} />
          <ArticleView article={place ? { ...text, tree: text.tree.slice(inSky) } : article}>
            {pdf && (
              <p className={css.pdf}>
                <a href={pdf.href} download>
                  {pdf.label}
                </a>
              </p>
            )}
          </ArticleView>
          <ToolsRoom />
        </article>
      </WithContents>
    </>
  );
}

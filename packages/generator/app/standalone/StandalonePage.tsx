import type { StandaloneBody } from '../../model/document';
import { ArticleView } from '../article/Prose';
import { MobileContents } from '../docs/TableOfContents';
import { ToolsRoom, WithContents } from '../docs/WithContents';
import css from './StandalonePage.module.css';

/** A page of its own, such as the terms: a text with its contents, without sidebar and breadcrumbs (RT-07). */
export function StandalonePage({ page: { article, sheet, pdf } }: { readonly page: StandaloneBody }) {
  return (
    <WithContents toc={article.toc}>
      <article className={sheet && css.sheet}>
        <ArticleView article={article}>
          <MobileContents toc={article.toc} />
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
  );
}

import { useEffect, useRef } from 'react';
import contents from '../../../app/docs/WithContents.module.css';
import { pageTitle } from '../../../app/layout/Head';
import { useSite } from '../../../app/SiteContext';
import type { PageDocument } from '../../../model/document';
import css from './PageEnd.module.css';

/** Facts about the current page for the owner's script. */
interface ShownPage {
  /** Such as `doc`, `post` or `home`: the kinds of `model/document.ts`. */
  readonly kind: string;
  /** Code of the language of the page, such as `zh`. */
  readonly locale: string;
  /** Path of its address. */
  readonly path: string;
  readonly title: string;
}

/** Returns what is to be done when the page is left, if anything. */
type AddToPage = (end: HTMLElement, page: ShownPage) => (() => void) | undefined;

/**
 * The end of a page, which belongs to the owner's script: the default export of `script` is called with the
 * element for each page that is shown, and what it returns when the page is left. If the script does not
 * come or fails, the page goes on without it.
 */
export function PageEnd({ script }: { readonly script: string }) {
  const { page, layout } = useSite();
  const title = pageTitle(page, layout);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    let leave: (() => void) | undefined;
    const add = async () => {
      const { default: addToPage }: { default?: AddToPage } = await import(/* @vite-ignore */ script);
      if (addToPage === undefined) throw new Error('The page component has no default export.');
      if (isLeft || end.current === null) return;
      const { kind, locale } = page;
      leave = addToPage(end.current, { kind, locale, path: location.pathname, title });
    };
    add().catch((error: unknown) => console.warn(`The page goes on without ${script}: ${String(error)}`));
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [page, script, title]);
  return (
    <div className={positionClass(page)}>
      <div ref={end} className={css.end} />
    </div>
  );
}

/** The end of a page is as wide as its text, which a table of contents may stand beside. */
function positionClass(page: PageDocument): string | undefined {
  if ('article' in page) return contents.columns;
  return page.kind === 'home' ? css.home : page.kind === 'notFound' ? css.notFound : undefined;
}

import type { ReactNode } from 'react';
import type { PageBase, PageDocument } from '../model/document';
import { isLate, type LateBody } from '../model/late';
import { DocPage } from './docs/DocPage';

let LateView: ((props: { readonly page: PageBase & LateBody }) => ReactNode) | undefined;

/** Fetches what a page needs to be shown, if it is not there yet. Await it before rendering `PageView`. */
export async function preparePageView(page: PageDocument): Promise<void> {
  if (isLate(page)) LateView ??= (await import('./LateView')).LateView;
}

/** The content of a page, by its kind. */
export function PageView({ page }: { readonly page: PageDocument }): ReactNode {
  if (isLate(page)) {
    if (LateView === undefined) throw new Error(`The view of ${page.kind} was not prepared`);
    return <LateView page={page} />;
  }
  return page.kind === 'doc' ? <DocPage page={page} /> : null;
}

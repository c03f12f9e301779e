import type { ReactNode } from 'react';
import type { PageBase, PageDocument } from '../model/document';
import { type DeferredBody, isDeferred } from '../model/document';
import { DocPage } from './docs/DocPage';

let DeferredPages: ((props: { readonly page: PageBase & DeferredBody }) => ReactNode) | undefined;

/** Fetches what a page needs to be shown, if it is not there yet. Await it before rendering `PageView`. */
export async function preparePageView(page: PageDocument): Promise<void> {
  if (isDeferred(page)) DeferredPages ??= (await import('./DeferredPages')).DeferredPages;
}

/** The content of a page, by its kind. */
export function PageView({ page }: { readonly page: PageDocument }): ReactNode {
  if (isDeferred(page)) {
    if (DeferredPages === undefined) throw new Error(`The view of ${page.kind} was not prepared`);
    return <DeferredPages page={page} />;
  }
  return page.kind === 'doc' ? <DocPage page={page} /> : null;
}

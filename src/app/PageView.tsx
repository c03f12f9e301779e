import type { ReactNode } from 'react';
import { isDeferred, type PageDocument } from '../model/document';
import { DocPage } from './docs/DocPage';
import { deferModule } from './ui/deferredModule';

const deferredPages = deferModule(() => import('./DeferredPages'));

/** Fetches what a page needs to be shown, if it is not there yet. Await it before rendering `PageView`. */
export async function preparePageView(page: PageDocument): Promise<void> {
  if (isDeferred(page)) await deferredPages.load();
}

/** The content of a page, by its kind. */
export function PageView({ page }: { readonly page: PageDocument }): ReactNode {
  if (isDeferred(page)) {
    const pages = deferredPages.loaded();
    if (pages === undefined) throw new Error(`The view of ${page.kind} was not prepared`);
    return <pages.DeferredPages page={page} />;
  }
  return page.kind === 'doc' ? <DocPage page={page} /> : null;
}

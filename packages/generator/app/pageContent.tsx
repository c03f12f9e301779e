import type { ReactElement } from 'react';
import { isDeferred, type PageDocument } from '../model/document';
import { DocPage } from './docs/DocPage';

/**
 * The content of a page, by its kind; nothing for a redirect. Fetches the code of pages other than
 * docs when the first of them is needed.
 */
export async function loadPageContent(page: PageDocument): Promise<ReactElement | null> {
  if (isDeferred(page)) {
    const { DeferredPages } = await import('./DeferredPages');
    return <DeferredPages page={page} />;
  }
  return page.kind === 'doc' ? <DocPage page={page} /> : null;
}

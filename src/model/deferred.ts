import type { PageBase, PageBody, PageDocument } from './document';

/**
 * The kinds of page whose code comes when the first of them is needed, so that readers of the guide
 * do not pay for it: all but docs.
 */
export type DeferredBody = Exclude<PageBody, { readonly kind: 'doc' | 'redirect' }>;

export function isDeferred(page: PageDocument): page is PageBase & DeferredBody {
  return page.kind !== 'doc' && page.kind !== 'redirect';
}

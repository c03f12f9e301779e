import type { SiteLayout } from '../model/layout';
import { isOurPage } from './ourPages';

/**
 * Where the browser loads an address by itself, only pages of this site take part in the view transition that the
 * styles ask for. Another document, such as a feed, does not, and the browser would complain about that in the
 * console.
 */
export function skipTransitions(layout: SiteLayout): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const to = activation?.entry.url;
    if (!to || !isOurPage(new URL(to), layout)) viewTransition?.skipTransition();
  });
}

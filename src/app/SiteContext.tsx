import { createContext, type RefObject, use } from 'react';
import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';
import type { Sidebar } from '../model/sidebar';

/** All that `App` is a function of. */
export interface Site {
  readonly page: PageDocument;
  readonly layout: SiteLayout;
  /** The docs sidebar of the page; absent where the page has none. */
  readonly sidebar?: Sidebar | undefined;
}

export const SiteContext = createContext<Site | null>(null);

/** The page, the layout and the sidebar being shown. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs an App around it');
  return site;
}

/** The element with the content of the page; it stays from page to page. */
export const ContentContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export function useContent(): RefObject<HTMLElement | null> {
  return use(ContentContext);
}

import { createContext, use } from 'react';
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

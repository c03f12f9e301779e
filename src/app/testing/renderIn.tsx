import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Site, SiteContext } from '../SiteContext';

/** The static HTML of `children` on a page of `site`, without React's marks between texts. */
export function renderIn(site: Site, children: ReactNode): string {
  return renderToString(<SiteContext value={site}>{children}</SiteContext>).replaceAll('<!-- -->', '');
}

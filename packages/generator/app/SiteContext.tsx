import { createContext, type ReactNode, type RefObject, use } from 'react';
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

const SiteContext = createContext<Site | null>(null);
const LayoutContext = createContext<SiteLayout | null>(null);

/** Gives the components below what `useSite` and `useSiteLayout` answer. */
export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <LayoutContext value={site.layout}>{children}</LayoutContext>
    </SiteContext>
  );
}

/** The page, the layout and the sidebar being shown. Whoever asks is rendered again with each page. */
export function useSite(): Site {
  return provided(use(SiteContext));
}

/** The layout, which stays from page to page: whoever asks for nothing else is not rendered again. */
export function useSiteLayout(): SiteLayout {
  return provided(use(LayoutContext));
}

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('No SiteProvider is around this component');
  return value;
}

/** The element with the content of the page; it stays from page to page. */
export const ContentContext = createContext<RefObject<HTMLElement | null>>({ current: null });

export function useContent(): RefObject<HTMLElement | null> {
  return use(ContentContext);
}

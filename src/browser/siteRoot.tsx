import { startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app/App';
import { loadJson } from '../app/documents';
import type { CompletePage, Pages } from '../app/PageSwitch';
import { loadPageContent } from '../app/pageContent';
import { announceHydration } from '../app/ui/useHydrated';
import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';
import type { Sidebar } from '../model/sidebar';
import { loadStyleSheet } from './styleSheets';

/** The running site: what is shown, and how to show something else. */
export interface SiteRoot {
  readonly layout: SiteLayout;
  /** Addresses of the home page in each language. */
  readonly homes: readonly string[];
  /**
   * Shows a page; when the promise is fulfilled, it is in the document. An aborted visit shows nothing.
   * @throws DocumentError if something the page needs cannot be had
   */
  show(page: PageDocument, signal?: AbortSignal): Promise<void>;
  /** Renders a page unseen, while nothing else is to be done, so that showing it takes a fraction of the time. */
  prepare(page: PageDocument): Promise<void>;
}

/**
 * Hydrates the page with the documents it was rendered from. `undefined` if they belong to another
 * build than the page: it then stays as it is, complete and with working links.
 */
export async function openSiteRoot(container: HTMLElement): Promise<SiteRoot | undefined> {
  const { styles, build } = container.dataset;
  const [address, layoutAddress, sidebar] = ['page', 'layout', 'sidebar'].map(findPart);
  if (address === undefined || layoutAddress === undefined || styles === undefined) return undefined;
  const [page, layout] = await Promise.all([
    loadJson<PageDocument>(address),
    loadJson<SiteLayout>(layoutAddress),
    sidebar === undefined ? undefined : loadJson(sidebar),
  ]);
  if (page.build !== build || layout.build !== build) return undefined;

  const complete = async (next: PageDocument): Promise<CompletePage> => {
    const [sidebar, content] = await Promise.all([
      next.sidebar === undefined ? undefined : loadJson<Sidebar>(next.sidebar),
      loadPageContent(next),
    ]);
    return { page: next, layout, sidebar, content };
  };
  let shown = await complete(page);
  let ahead: CompletePage | undefined;
  // The page came with the styles that it needs at first.
  const [render] = await Promise.all([hydrate(container, shown), loadStyleSheet(styles)]);
  announceHydration();
  return {
    layout,
    homes: layout.locales.map((locale) => locale.home),
    show: async (next, signal) => {
      const completed = ahead?.page === next ? ahead : await complete(next);
      if (signal?.aborted) return;
      shown = completed;
      ahead = undefined;
      flushSync(() => render({ shown }));
    },
    prepare: async (next) => {
      if (next.route === shown.page.route || next === ahead?.page) return;
      const completed = await complete(next);
      if (next.route === shown.page.route) return;
      ahead = completed;
      startTransition(() => render({ shown, ahead }));
    },
  };
}

/** Address of a document that the page's head asks for. */
function findPart(name: string): string | undefined {
  return document.querySelector(`link[data-part="${name}"]`)?.getAttribute('href') ?? undefined;
}

/**
 * Hydrates in slices: in a transition React gives the browser its turn every few milliseconds.
 * @returns how to render other pages, when hydration is done: a root that is given one before would throw
 *   the page's HTML away
 */
function hydrate(container: HTMLElement, first: CompletePage): Promise<(pages: Pages) => void> {
  return new Promise((resolve) => {
    let root: Root;
    const onHydrated = () => resolve((pages) => root.render(view(pages)));
    const view = (pages: Pages) => <HydratedApp pages={pages} onHydrated={onHydrated} />;
    startTransition(() => {
      root = hydrateRoot(container, view({ shown: first }));
    });
  });
}

interface HydratedAppProps {
  readonly pages: Pages;
  /** Called once, when React has taken over the page's HTML. */
  readonly onHydrated: () => void;
}

function HydratedApp({ pages, onHydrated }: HydratedAppProps) {
  useEffect(onHydrated, [onHydrated]);
  return <App {...pages} />;
}

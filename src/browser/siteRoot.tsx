import { startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App, type AppProps } from '../app/App';
import { loadJson } from '../app/documents';
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

  const complete = async (next: PageDocument): Promise<AppProps> => {
    const [sidebar, content] = await Promise.all([
      next.sidebar === undefined ? undefined : loadJson<Sidebar>(next.sidebar),
      loadPageContent(next),
    ]);
    return { page: next, layout, sidebar, content };
  };
  // The page came with the styles that it needs at first.
  const [render] = await Promise.all([
    complete(page).then((site) => hydrate(container, site)),
    loadStyleSheet(styles),
  ]);
  announceHydration();
  return {
    layout,
    homes: layout.locales.map((locale) => locale.home),
    show: async (next, signal) => {
      const site = await complete(next);
      if (signal?.aborted) return;
      render(site);
    },
  };
}

/** Address of a document that the page's head asks for. */
function findPart(name: string): string | undefined {
  return document.querySelector(`link[data-part="${name}"]`)?.getAttribute('href') ?? undefined;
}

/**
 * Hydrates in slices: in a transition React gives the browser its turn every few milliseconds.
 * @returns how to render another page at once, when hydration is done: a root that is given one
 *   before would throw the page's HTML away
 */
function hydrate(container: HTMLElement, first: AppProps): Promise<(site: AppProps) => void> {
  return new Promise((resolve) => {
    let root: Root;
    const onHydrated = () => resolve((site) => flushSync(() => root.render(view(site))));
    const view = (site: AppProps) => <HydratedApp site={site} onHydrated={onHydrated} />;
    startTransition(() => {
      root = hydrateRoot(container, view(first));
    });
  });
}

interface HydratedAppProps {
  readonly site: AppProps;
  /** Called once, when React has taken over the page's HTML. */
  readonly onHydrated: () => void;
}

function HydratedApp({ site, onHydrated }: HydratedAppProps) {
  useEffect(onHydrated, [onHydrated]);
  return <App {...site} />;
}

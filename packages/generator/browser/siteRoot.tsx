import { startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app/App';
import { loadChecked, loadJson } from '../app/documents';
import type { CompletePage, Pages } from '../app/PageSwitch';
import { loadPageContent } from '../app/pageContent';
import { addFace } from '../app/ui/addFace';
import { announceHydration } from '../app/ui/useHydrated';
import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';
import { faceOf } from '../model/pageFace';
import type { Sidebar } from '../model/sidebar';
import type { EarlyPart } from './inline';
import { restoreStyleAttributes } from './restoreStyleAttributes';
import { loadSiteStyles, nameSiteStyles, requireStyles } from './styleSheets';

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
  /**
   * Fetches, once, the styles of all that is not on the page as it came.
   * @throws DocumentError if they cannot be had
   */
  loadStyles(): Promise<void>;
}

/**
 * Hydrates the page with the documents it was rendered from. `undefined` if they belong to another
 * build than the page: it then stays as it is, complete and with working links.
 */
export async function openSiteRoot(container: HTMLElement): Promise<SiteRoot | undefined> {
  const { styles, build } = container.dataset;
  if (styles === undefined) return undefined;
  const [page, layout] = await Promise.all([
    loadPart<PageDocument>('page'),
    loadPart<SiteLayout>('layout'),
    loadPart<Sidebar>('sidebar'),
  ]);
  if (page === undefined || layout === undefined) return undefined;
  if (page.build !== build || layout.build !== build) return undefined;

  const complete = async (next: PageDocument): Promise<CompletePage> => {
    // Its own font is there when a page is; that of the first is there already.
    const face = next === page ? undefined : faceOf(next);
    if (face) addFace(...face);
    const [sidebar, content] = await Promise.all([
      next.sidebar === undefined ? undefined : loadChecked(next.sidebar, isSidebar),
      loadPageContent(next),
    ]);
    return { page: next, layout, sidebar, content };
  };
  nameSiteStyles(styles);
  let shown = await complete(page);
  restoreStyleAttributes(container);
  let ahead: CompletePage | undefined;
  const render = await hydrate(container, shown);
  announceHydration();
  requireStyles();
  return {
    layout,
    loadStyles: loadSiteStyles,
    homes: layout.locales.map((locale) => locale.home),
    show: async (next, signal) => {
      const [completed] = await Promise.all([
        ahead?.page === next ? ahead : complete(next),
        loadSiteStyles(),
      ]);
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

function isSidebar(value: unknown): value is Sidebar {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
}

/**
 * A document that the page's head names; `undefined` if it names none so. Its length is
 * that which the page was made with, so that React never gets anything else.
 * @throws DocumentError
 */
function loadPart<T>(name: string): Promise<T> | undefined {
  const part = document.querySelector<EarlyPart>(`meta[name="part-${name}"]`);
  if (part === null) return undefined;
  const { content, dataset, early } = part;
  // An answer can be read once.
  part.early = undefined;
  return loadJson<T>(content, 'high', { length: Number(dataset['length']), early });
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
      root = hydrateRoot(container, view({ shown: first }), { onCaughtError, onRecoverableError });
    });
  });
}

/** Errors that boundaries have caught. */
const caught = new Set<string>();

function onCaughtError(error: unknown): void {
  caught.add(String(error));
  console.error(error);
}

/** Before React leaves an error to a boundary it renders once more, and may tell of the error for that, too. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && caught.has(String(error.cause)))) reportError(error);
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

import { type ReactNode, useEffect } from 'react';
import { Explained } from '../features/glossary/app/Explained';
import { Glossary, TermPicture } from '../features/glossary/app/Glossary';
import type { glossaryElements } from '../features/glossary/shared/elements';
import { SearchButton } from '../features/search/app/SearchButton';
import { SearchInstead as SearchOpener } from '../features/search/app/SearchInstead';
import type { ComponentsOf } from './article/treeComponent';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { useSiteLayout } from './SiteContext';
import { deferModule, useDeferred } from './ui/deferredModule';
import { useFirstUse } from './ui/FirstUse';
import { loadDeferredWords } from './words/deferredWords';

/**
 * Everything that features add to pages. Nothing else of the app knows a feature: it renders what is
 * exported here at the place where it belongs, and to take a feature out, its lines here go.
 */

// What is rendered with the page.

export { SearchButton };

/** Elements of texts that features render. */
export const featureElements: ComponentsOf<typeof glossaryElements> = { Explained, Glossary, TermPicture };

// What is deferred. Each of these renders nothing until its code is there.

const pageTools = deferModule(() => import('../features/page-tools/app/DeferredTools'));
const pageEnd = deferModule(() => import('../features/additions/app/PageEnd'));
const nearPages = deferModule(() => import('../features/search/app/NearPages'));
const storedInstead = deferModule(() => import('../features/offline/app/StoredInstead'));
const loadOfflineDialog = () => import('../features/offline/app/OfflineDialog');

/** Parts without a place in a page: messages at the edges of the window, and what is remembered. */
export function DeferredTools() {
  const layout = useSiteLayout();
  const isUsed = useFirstUse();
  const tools = useDeferred(pageTools, isUsed);
  useEffect(() => {
    // The words come at the same time as the code that shows them.
    if (isUsed) loadDeferredWords(layout).catch(() => undefined);
  }, [isUsed, layout]);
  return tools && optional(<tools.DeferredTools />);
}

/** Copying, printing and storing a page: in the column beside its text, on narrow windows below it. */
export function PageTools({ at }: { readonly at: 'column' | 'text' }) {
  const { offline } = useSiteLayout();
  const tools = useDeferred(pageTools, useFirstUse());
  const loadOffline = offline.length > 0 ? loadOfflineDialog : undefined;
  return tools && optional(<tools.PageTools at={at} loadOffline={loadOffline} />);
}

/** In an entry of a list that grows with time: that it was not there on the visitor's last visit. */
export function NewMark({ href }: { readonly href: string }) {
  const tools = useDeferred(pageTools, useFirstUse());
  return tools && optional(<tools.NewMark href={href} />);
}

/** At the end of every page: what the owner's script puts there. */
export function PageEnd() {
  const { script } = useSiteLayout();
  const end = useDeferred(pageEnd, script !== undefined);
  return end && script !== undefined && optional(<end.PageEnd script={script} />);
}

/** On Page Not Found: the pages nearest to the address that was asked for, without being asked. */
export function NearPages() {
  const search = useDeferred(nearPages, true);
  return search && optional(<search.NearPages key={location.pathname} />);
}

/** Where a page crashed: the search. It must not take the message about the crash with it. */
export function SearchInstead() {
  return optional(<SearchOpener />);
}

/** Where a page could not be loaded: what is stored in this browser. */
export function StoredInstead() {
  // Some private windows know no workers at all.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const canBeStored = workers !== undefined && workers.controller !== null;
  const offline = useDeferred(storedInstead, canBeStored);
  return offline && optional(<offline.StoredInstead />);
}

/** If the part crashes, the page goes on without it. */
function optional(part: ReactNode): ReactNode {
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      {part}
    </ErrorBoundary>
  );
}

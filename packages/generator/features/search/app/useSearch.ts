import { useEffect, useState } from 'react';
import { slowAfterMilliseconds } from '../../../app/navigation/progress';
import type { SiteLayout } from '../../../model/layout';
import { type WordFinder, wordFinder } from '../shared/marks';
import type { Found } from '../shared/runQuery';
import type { SearchDirectory } from '../shared/searchIndex';
import { askSearch, loadDirectory } from './askSearch';
import { loadResult, resultNow, type SearchResult } from './searchResult';

export type SearchState =
  | { readonly kind: 'empty' }
  /** Nothing is there to show, and it takes long enough to tell the visitor. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      readonly query: string;
      readonly found: Found;
      readonly results: readonly SearchResult[];
    };

/**
 * Milliseconds without a key after which the documents of the found pages are fetched: while someone types
 * on, the results change before they can be read.
 */
const pause = 120;

/** The pages for a query: at once by name, after a pause in typing with what they say. */
export function useSearch(
  layout: SiteLayout,
  query: string,
  filter: string | undefined,
  limit: number,
  attempt: number,
) {
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
  const [directory, setDirectory] = useState<SearchDirectory>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isStale = false;
    const isOver = () => isStale;
    const wait = () => setState((now) => (now.kind === 'found' ? now : { kind: 'slow' }));
    // Whoever tries again sees so at once.
    setState((now) => (now.kind === 'failed' ? { kind: 'slow' } : now));
    const timer = query.trim() === '' ? undefined : setTimeout(wait, slowAfterMilliseconds);
    const run = async () => {
      if (query.trim() === '') {
        setState({ kind: 'empty' });
        const loaded = await loadDirectory(layout);
        if (!isOver()) setDirectory(loaded);
        return;
      }
      const { directory: asked, found } = await askSearch(layout, query, { limit, filter });
      if (isOver()) return;
      clearTimeout(timer);
      setDirectory(asked);
      const finder = finderOf(found);
      const now = found.pages.map((page) => resultNow(page, finder, layout));
      setState({ kind: 'found', query, found, results: now });
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isOver()) return;
      const results = await Promise.all(found.pages.map((page) => loadResult(page, finder, layout)));
      if (!isOver()) setState({ kind: 'found', query, found, results });
    };
    run().catch((error: unknown) => {
      if (isOver()) return;
      clearTimeout(timer);
      console.warn(`The search failed: ${String(error)}`);
      setState({ kind: 'failed' });
    });
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [layout, query, filter, limit, attempt]);
  return {
    state,
    filters: directory?.filters ?? [],
    questions: directory?.questions ?? [],
    nothing: directory?.nothing,
  };
}

/** Finds the words of a query, or nothing at all. */
export function finderOf({ units, corrections }: Found): WordFinder {
  return wordFinder(units, Object.values(corrections)) ?? { any: /(?!)/gu, units: [] };
}

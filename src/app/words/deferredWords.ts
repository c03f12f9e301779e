import { useEffect, useReducer } from 'react';
import type { SiteLayout } from '../../model/layout';
import type { DeferredWords } from '../../model/words';
import { useSite } from '../SiteContext';

/** By their address: what is being fetched or is there, and what is there. */
const requests = new Map<string, Promise<DeferredWords>>();
const fetched = new Map<string, DeferredWords>();

/**
 * The words of the layout's language that do not come with every page, fetched once. Called beside the
 * `import` of the code that shows them, so that both come at the same time.
 * @throws if they cannot be had; they may be asked for again then
 */
export function loadDeferredWords(layout: SiteLayout): Promise<DeferredWords> {
  return loadWords(addressOf(layout, layout.locale));
}

/**
 * The same for components, in the language `locale` or in that of the page: `undefined` until they are
 * there, and where they cannot be had.
 */
export function useDeferredWords(locale?: string): DeferredWords | undefined {
  const { layout } = useSite();
  const address = addressOf(layout, locale ?? layout.locale);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (fetched.has(address)) return;
    let isStale = false;
    loadWords(address).then(
      () => !isStale && showAgain(),
      () => undefined, // What would show them stays away.
    );
    return () => {
      isStale = true;
    };
  }, [address]);
  return fetched.get(address);
}

function addressOf({ locales }: SiteLayout, locale: string): string {
  return locales.find(({ code }) => code === locale)?.words ?? '';
}

function loadWords(address: string): Promise<DeferredWords> {
  const known = requests.get(address);
  if (known !== undefined) return known;
  const request = fetchWords(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchWords(address: string): Promise<DeferredWords> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const words: DeferredWords = await response.json();
  fetched.set(address, words);
  return words;
}

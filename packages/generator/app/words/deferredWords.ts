import { useEffect, useState } from 'react';
import type { SiteLayout } from '../../model/layout';
import type { DeferredWords } from '../../model/words';
import { loadChecked, loadedJson } from '../documents';
import { useSiteLayout } from '../SiteContext';

/**
 * The words of the layout's language that do not come with every page, fetched once. Called beside the
 * `import` of the code that shows them, so that both come at the same time.
 * @throws DocumentError
 */
export function loadDeferredWords(layout: SiteLayout): Promise<DeferredWords> {
  return loadChecked(addressOf(layout, layout.locale), isWords);
}

function isWords(value: unknown): value is DeferredWords {
  return typeof value === 'object' && value !== null && 'search' in value && 'pageTools' in value;
}

/**
 * The same for components, in the language `locale` or in that of the page: `undefined` until they are
 * there, and where they cannot be had.
 */
export function useDeferredWords(locale?: string): DeferredWords | undefined {
  const layout = useSiteLayout();
  const address = addressOf(layout, locale ?? layout.locale);
  const [words, setWords] = useState(() => {
    const loaded = loadedJson<unknown>(address);
    return isWords(loaded) ? loaded : undefined;
  });
  useEffect(() => {
    let isStale = false;
    loadChecked(address, isWords).then(
      (loaded) => !isStale && setWords(loaded),
      () => undefined, // What would show them stays away.
    );
    return () => {
      isStale = true;
    };
  }, [address]);
  return words;
}

function addressOf({ locales }: SiteLayout, locale: string): string {
  return locales.find(({ code }) => code === locale)?.words ?? '';
}

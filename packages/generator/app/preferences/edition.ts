import { useCallback } from 'react';
import { editionGroup } from '../../model/editionGroup';
import type { ReaderEdition } from '../../model/editions';
import type { EditionChoice } from '../../model/layout';
import { storageKeys } from '../../model/storageKeys';
import { useSiteLayout } from '../SiteContext';
import { watchAddress } from '../ui/useAddressEnd';
import { readStored, useStored, watchStored, writeStored } from './stored';

const key = storageKeys.tabs + editionGroup;

/**
 * The edition that the visitor uses, and its setter. It is the choice of the tabs of that group; on the root
 * element (`data-edition`), where a script puts it before first paint, the style sheet dims by it what is for
 * others. The address tells it too, so that a page can be sent as it is seen.
 */
export function useEdition(): readonly [
  edition: ReaderEdition | undefined,
  choose: (edition: ReaderEdition | undefined) => void,
] {
  const { editions } = useSiteLayout();
  const [stored, store] = useStored(key);
  const choose = useCallback(
    (edition: ReaderEdition | undefined) => {
      store(edition ?? null);
      const address = new URL(location.href);
      if (edition === undefined) address.searchParams.delete(editionGroup);
      else address.searchParams.set(editionGroup, edition);
      history.replaceState(history.state, '', address);
    },
    [store],
  );
  return [readEdition(stored, editions), choose];
}

/**
 * Keeps the root element in step with storage, with other tabs and with addresses that name an edition, each
 * of which counts once: the visitor may choose another after it. Returns what stops it.
 */
export function watchEdition(suffix: string, editions: readonly EditionChoice[] | undefined): () => void {
  const { dataset } = document.documentElement;
  const fullKey = key + suffix;
  let followed: string | undefined;
  const follow = () => {
    const { search } = location;
    const asked =
      search === followed ? undefined : readEdition(new URLSearchParams(search).get(editionGroup), editions);
    followed = search;
    if (asked !== undefined) writeStored(fullKey, asked);
  };
  const show = () => {
    const edition = readEdition(readStored(fullKey), editions);
    if (edition === undefined) delete dataset['edition'];
    else dataset['edition'] = edition;
  };
  follow();
  show();
  const stops = [watchStored(fullKey, show), watchAddress(follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The edition of that name; `undefined` for every other text. */
export function readEdition(
  text: string | null,
  editions: readonly EditionChoice[] = [],
): ReaderEdition | undefined {
  return editions.find(({ name }) => name === text)?.name;
}

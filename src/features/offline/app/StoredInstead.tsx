import { useEffect, useState } from 'react';
import { useSite } from '../../../app/SiteContext';
import { useDeferredWords } from '../../../app/words/deferredWords';
import type { OfflineList } from '../shared/offlineList';
import { readStoredSets } from './storedSets';

/** Below the message that a page could not be had: links to what is stored in this browser. */
export function StoredInstead() {
  const { layout } = useSite();
  const text = useDeferredWords()?.offline;
  const [lists, setLists] = useState<readonly OfflineList[]>([]);
  useEffect(() => {
    let isStale = false;
    readStoredSets(layout.site.baseUrl).then(
      (found) => !isStale && setLists(found),
      () => undefined, // Nothing is stored where nothing can be.
    );
    return () => {
      isStale = true;
    };
  }, [layout]);
  if (text === undefined || lists.length === 0) return null;
  return (
    <>
      <p>{text.instead}</p>
      <ul>
        {lists.map(({ main, label }) => (
          <li key={main}>
            <a href={main}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

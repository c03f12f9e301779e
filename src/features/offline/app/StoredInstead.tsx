import { useEffect, useState } from 'react';
import { useSite } from '../../../app/SiteContext';
import type { OfflineList } from '../shared/offlineList';
import { offlineText } from './offlineText';
import { readStoredSets } from './storedSets';

/** Below the message that a page could not be had: links to what is stored in this browser. */
export function StoredInstead() {
  const { layout } = useSite();
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
  if (lists.length === 0) return null;
  return (
    <>
      <p>{offlineText(layout.locale).instead}</p>
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

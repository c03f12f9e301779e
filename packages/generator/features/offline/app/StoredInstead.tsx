import { useEffect, useState } from 'react';
import { useSiteLayout } from '../../../app/SiteContext';
import { useDeferredWords } from '../../../app/words/deferredWords';
import { type OfflineList, parseOfflineList } from '../shared/offlineList';
import { offlineNames } from '../shared/offlineState';

/** Below the message that a page could not be had: links to what is stored in this browser. */
export function StoredInstead() {
  const layout = useSiteLayout();
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

/** The doc sets that are stored in this browser, all languages. */
async function readStoredSets(baseUrl: string): Promise<readonly OfflineList[]> {
  const { lists } = offlineNames(baseUrl);
  if (!('caches' in window) || !(await caches.has(lists))) return [];
  const answers = await (await caches.open(lists)).matchAll();
  // Lists that are only requested have no content yet.
  const values = await Promise.all(answers.map((answer) => answer.json().catch(() => undefined)));
  return values.flatMap((value) => parseOfflineList(value) ?? []);
}

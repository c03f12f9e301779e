import { type OfflineList, parseOfflineList } from '../shared/offlineList';
import { offlineNames } from '../shared/offlineState';

/** The doc sets that are stored in this browser, all languages. */
export async function readStoredSets(baseUrl: string): Promise<readonly OfflineList[]> {
  const { lists } = offlineNames(baseUrl);
  if (!('caches' in window) || !(await caches.has(lists))) return [];
  const cache = await caches.open(lists);
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  // What is only asked for so far has no content.
  const values = await Promise.all(answers.map((answer) => answer?.json().catch(() => undefined)));
  return values.flatMap((value) => parseOfflineList(value) ?? []);
}

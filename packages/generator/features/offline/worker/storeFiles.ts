import { copyResponse } from 'workbox-core/copyResponse';
import type { OfflineFile } from '../shared/offlineList';
import { keyOf, names } from './storedLists';

/** Requests under way at once; a browser has six for an origin over HTTP/1.1, and pages need some. */
const lanes = 4;

/**
 * Stores files that are not stored yet.
 * @param onProgress called with the number of files that are there
 * @throws what the cache throws where it cannot store; TypeError if a file cannot be had with the
 *   content that its hash tells, so that files of two deployments are never mixed
 */
export async function storeFiles(
  wanted: readonly OfflineFile[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const cache = await caches.open(names.files);
  const rest = [...wanted];
  let done = 0;
  const work = async () => {
    try {
      for (let file = rest.shift(); file !== undefined; file = rest.shift()) {
        signal.throwIfAborted();
        await storeFile(file, cache, signal);
        done += 1;
        onProgress(done);
      }
    } catch (error) {
      // The others end too, so that nothing is stored after this function has ended.
      rest.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function storeFile(file: OfflineFile, store: Cache, signal: AbortSignal): Promise<void> {
  const [address, hash] = file;
  if ((await storedFile(file)) !== undefined) return;
  // `no-cache` asks the host whether the browser's copy is the newest; one with a hash in its name always is.
  const cache = address.includes('/assets/') ? 'default' : 'no-cache';
  const response = await fetch(address, { integrity: `sha256-${hash}`, cache, signal });
  if (!response.ok) throw new TypeError(`${address} answers with ${response.status}`);
  // A browser refuses to show a page from an answer that was redirected.
  await store.put(keyOf(file), response.redirected ? await copyResponse(response) : response);
}

/** A stored file. */
export async function storedFile(file: OfflineFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName: names.files, ignoreVary: true });
}

import { copyResponse } from 'workbox-core/copyResponse';
import { CacheFirst } from 'workbox-strategies/CacheFirst';
import type { OfflineFile } from '../shared/offlineList';
import { keyOf, names } from './storedLists';

/** Requests under way at once; a browser has six for an origin over HTTP/1.1, and pages need some. */
const lanes = 4;

/** Files by address and hash: what is there is not fetched again. */
const files = new CacheFirst({
  cacheName: names.files,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request, params }) => {
        const key: unknown = params !== undefined && 'key' in params ? params['key'] : undefined;
        return typeof key === 'string' ? key : request;
      },
      cacheWillUpdate: async ({ response }) => {
        if (!response.ok) return null;
        // A browser refuses to show a page from an answer that was redirected.
        return response.redirected ? copyResponse(response) : response;
      },
    },
  ],
});

/**
 * Stores files that are not stored yet.
 * @param onProgress called with the number of files that are there
 * @throws what the cache throws where it cannot store; TypeError if a file cannot be had with the
 *   content that its hash tells, so that files of two deployments are never mixed
 */
export async function storeFiles(
  wanted: readonly OfflineFile[],
  event: ExtendableEvent,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const rest = [...wanted];
  let done = 0;
  let failure: { readonly error: unknown } | undefined;
  const work = async () => {
    for (let file = rest.shift(); file !== undefined && failure === undefined; file = rest.shift()) {
      try {
        signal.throwIfAborted();
        await storeFile(file, event, signal);
        done += 1;
        onProgress(done);
      } catch (error) {
        // The others end too, so that nothing is stored after this function has ended.
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (failure !== undefined) throw failure.error;
}

async function storeFile(file: OfflineFile, event: ExtendableEvent, signal: AbortSignal): Promise<void> {
  const [address, hash] = file;
  // `no-cache` asks the host whether the browser's copy is the newest; one with a hash in its name always is.
  const cache = address.includes('/assets/') ? 'default' : 'no-cache';
  const request = new Request(address, { integrity: `sha256-${hash}`, cache, signal });
  const [response, stored] = files.handleAll({ request, event, params: { key: keyOf(file) } });
  // Both fail together where nothing answers.
  const [answer, end] = await Promise.allSettled([response, stored]);
  if (answer.status === 'rejected') throw answer.reason;
  if (end.status === 'rejected') throw end.reason;
}

/** A stored file. */
export async function storedFile(file: OfflineFile): Promise<Response | undefined> {
  return caches.match(keyOf(file), { cacheName: names.files, ignoreVary: true });
}

import { type OfflineRequest, workerPath } from '../shared/offlineState';

/**
 * Tells the worker something, if there is one; nothing is registered.
 * @returns whether there is one
 * @throws where the browser has no workers, or none for this page
 */
export async function tellWorker(baseUrl: string, request: OfflineRequest): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  const worker = registration?.active;
  // Another site may have a worker for all of the origin.
  if (!worker || new URL(registration?.scope ?? '').pathname !== baseUrl) return false;
  worker.postMessage(request);
  return true;
}

/**
 * Registers the worker, which the visitor has asked for by that, and tells it something.
 * @throws where the browser does not allow it
 */
export async function startWorker(baseUrl: string, request: OfflineRequest): Promise<void> {
  await navigator.serviceWorker.register(baseUrl + workerPath, { scope: baseUrl });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(request);
}

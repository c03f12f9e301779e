import { isConnectionSpared } from '../../../model/isConnectionSpared';
import { parseOfflineRequest } from '../shared/offlineState';
import { answerFile, answerPage } from './answer';
import { baseUrl } from './storedLists';
import { isWanted, refresh, removeSet, store, tell } from './storeSet';

/**
 * The worker of those who read offline; nobody else has it. It stores doc sets, answers for the
 * network where that does not, and looks for changes of the site whenever a page came from there.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOfSite = url.origin === self.location.origin && url.pathname.startsWith(baseUrl);
  if (request.method !== 'GET' || !isOfSite) return;
  if (request.mode !== 'navigate') return event.respondWith(answerFile(event, url));
  const answer = answerPage(event, url);
  event.respondWith(answer);
  event.waitUntil(answer.then(() => (isConnectionSpared(navigator) ? undefined : refresh())));
});

self.addEventListener('message', (event) => {
  const request = parseOfflineRequest(event.data);
  if (request === undefined) return;
  const { ask, list } = request;
  const answer = async () => {
    if (ask === 'remove') return removeSet(list);
    if (ask === 'look') await tell(list);
    if (ask === 'store' || (await isWanted(list))) await store(list);
  };
  event.waitUntil(answer());
});

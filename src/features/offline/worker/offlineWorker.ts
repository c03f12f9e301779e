import { Route } from 'workbox-routing/Route';
import { Router } from 'workbox-routing/Router';
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

const router = new Router();
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && url.pathname.startsWith(baseUrl),
    async ({ event, url }) => {
      if (!(event instanceof FetchEvent)) return Response.error();
      const answer = answerPage(event, url);
      event.waitUntil(answer.then(() => (isConnectionSpared(navigator) ? undefined : refresh(event))));
      return answer;
    },
  ),
);
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith(baseUrl),
    async ({ event, url }) => (event instanceof FetchEvent ? answerFile(event, url) : Response.error()),
  ),
);
router.addFetchListener();

self.addEventListener('message', (event) => {
  const request = parseOfflineRequest(event.data);
  if (request === undefined) return;
  const { ask, list } = request;
  const answer = async () => {
    if (ask === 'remove') return removeSet(list);
    if (ask === 'look') await tell(list);
    if (ask === 'store' || (await isWanted(list))) await store(list, event);
  };
  event.waitUntil(answer());
});

import { type OfflineList, parseOfflineList, sizeOf } from '../shared/offlineList';
import type { OfflineFailure, OfflineNews, OfflineState } from '../shared/offlineState';
import {
  clearPending,
  dropList,
  keepList,
  listPending,
  markPending,
  names,
  storedLists,
  sweep,
} from './storedLists';
import { storeFiles } from './storeFiles';

declare const self: ServiceWorkerGlobalScope;

/** A site that changes while it is stored is stored anew; one that changes more often is left for later. */
const mostAttempts = 3;

const channel = new BroadcastChannel(names.channel);
const running = new Map<string, Run>();
const failures = new Map<string, OfflineFailure>();
/** Sets are stored and removed one after the other, so that none sweeps away what another needs. */
let queue: Promise<void> = Promise.resolve();

interface Run {
  readonly abort: AbortController;
  /** `undefined` as long as it is not known whether there is anything to do. */
  state: OfflineState | undefined;
}

/** The address of a list answers that there is none: the site no longer offers the set. */
class GoneError extends Error {}
/** Nothing, or nothing sensible, answers. */
class NetworkError extends Error {}

/** Tells all pages how far a set is stored. */
export async function tell(list: string): Promise<void> {
  const news: OfflineNews = { list, state: await stateOf(list) };
  channel.postMessage(news);
}

async function stateOf(address: string): Promise<OfflineState> {
  const state = running.get(address)?.state;
  if (state !== undefined) return state;
  const stored = (await storedLists()).get(address);
  const why = failures.get(address);
  if (why !== undefined) return { kind: 'failed', why, isKept: stored !== undefined };
  return stored === undefined
    ? { kind: 'none' }
    : { kind: 'stored', bytes: sizeOf(stored), files: stored.files.length };
}

/** Stores a set, or what has changed of it. Never throws: what went wrong is told. */
export function store(address: string): Promise<void> {
  if (running.has(address)) return tell(address);
  const run: Run = { abort: new AbortController(), state: undefined };
  running.set(address, run);
  return enqueue(async () => {
    try {
      await bringUpToDate(address, run);
      failures.delete(address);
    } catch (error) {
      if (!run.abort.signal.aborted) await fail(address, error);
    } finally {
      running.delete(address);
    }
    await tell(address);
  });
}

function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work);
  return queue;
}

async function bringUpToDate(address: string, run: Run): Promise<void> {
  const { signal } = run.abort;
  const before = (await storedLists()).get(address);
  const isUpdate = before !== undefined;
  const report = (done: number, of: number) => {
    run.state = { kind: 'storing', isUpdate, done, of };
    void tell(address);
  };
  if (!isUpdate) {
    await markPending(address);
    report(0, 0);
  }
  let list = await fetchList(address);
  if (list.id === before?.id && !(await listPending()).includes(address)) return;
  await markPending(address);
  for (let attempt = 1; list.id !== before?.id; attempt += 1) {
    const of = list.files.length;
    report(0, of);
    try {
      await storeFiles(list.files, signal, (done) => report(done, of));
      signal.throwIfAborted();
      await keepList(address, list);
      break;
    } catch (error) {
      if (signal.aborted || !(error instanceof TypeError) || attempt === mostAttempts) throw error;
      // A file is not what the list says: either nothing answers, or there is a new list by now.
      list = await fetchList(address);
    }
  }
  await clearPending(address);
  await sweep();
}

/** @throws GoneError, NetworkError */
async function fetchList(address: string): Promise<OfflineList> {
  const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.status === 404 || response?.status === 410) throw new GoneError();
  const list = response?.ok ? parseOfflineList(await response.json().catch(() => undefined)) : undefined;
  if (list === undefined) throw new NetworkError();
  return list;
}

async function fail(address: string, error: unknown): Promise<void> {
  if (error instanceof GoneError) return remove(address);
  const why = whyOf(error);
  const isStored = (await storedLists()).has(address);
  if (why === 'network' || why === 'changing') {
    // Whether the site has changed could not be found out: what is stored is as good as before.
    if (isStored && !(await listPending()).includes(address)) failures.delete(address);
    else failures.set(address, why);
    return;
  }
  // Another attempt would fail too, so the visitor is told; what is half stored is removed.
  if (isStored) {
    await clearPending(address);
    await sweep();
  } else await remove(address).catch(() => self.registration.unregister());
  failures.set(address, why);
}

function whyOf(error: unknown): OfflineFailure {
  if (error instanceof NetworkError) return 'network';
  if (error instanceof TypeError) return 'changing';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/** Removes a set and, with the last one, everything that was stored and the worker itself. */
async function remove(address: string): Promise<void> {
  failures.delete(address);
  await dropList(address);
  if ((await storedLists()).size > 0 || (await listPending()).length > 0) return sweep();
  await caches.delete(names.files);
  await caches.delete(names.lists);
  await self.registration.unregister();
}

/** Stops storing a set and removes it. */
export function removeSet(address: string): Promise<void> {
  running.get(address)?.abort.abort();
  return enqueue(() => remove(address).then(() => tell(address)));
}

/** Whether a set is stored, or is to be. */
export async function isWanted(address: string): Promise<boolean> {
  return (await storedLists()).has(address) || (await listPending()).includes(address);
}

/** Finishes what is unfinished, and stores what has changed on the site. */
export async function refresh(): Promise<void> {
  const addresses = new Set([...(await storedLists()).keys(), ...(await listPending())]);
  await Promise.all([...addresses].map((address) => store(address)));
}

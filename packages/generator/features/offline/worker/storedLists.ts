import {
  filesByPath,
  type OfflineFile,
  type OfflineList,
  parseOfflineList,
  plainPath,
} from '../shared/offlineList';
import { offlineNames } from '../shared/offlineState';

declare const self: ServiceWorkerGlobalScope;

/** Starts and ends with a slash. */
export const baseUrl = new URL(self.registration.scope).pathname;
export const names = offlineNames(baseUrl);

let known: Promise<ReadonlyMap<string, OfflineList>> | undefined;
const indexes = new WeakMap<OfflineList, ReadonlyMap<string, OfflineFile>>();

/** The lists whose files are all stored, by their addresses. Only these are ever answered from. */
export function storedLists(): Promise<ReadonlyMap<string, OfflineList>> {
  // A browser that stores nothing has nothing stored.
  known ??= read().catch(() => new Map());
  return known;
}

async function read(): Promise<ReadonlyMap<string, OfflineList>> {
  const lists = new Map<string, OfflineList>();
  if (!(await caches.has(names.lists))) return lists;
  const cache = await caches.open(names.lists);
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const response = search === '' ? await cache.match(url) : undefined;
    const list = parseOfflineList(await response?.json().catch(() => undefined));
    if (list !== undefined) lists.set(pathname, list);
  }
  return lists;
}

/** The stored file that answers a path. */
export async function findFile(path: string): Promise<OfflineFile | undefined> {
  const asked = plainPath(path);
  for (const list of (await storedLists()).values()) {
    const files = indexes.get(list) ?? filesByPath(list);
    indexes.set(list, files);
    const file = files.get(asked);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Says that all files of a list are stored: from now on they are answered with. */
export async function keepList(address: string, list: OfflineList): Promise<void> {
  await (await caches.open(names.lists)).put(address, Response.json(list));
  known = undefined;
}

export async function dropList(address: string): Promise<void> {
  const cache = await caches.open(names.lists);
  await cache.delete(address);
  await cache.delete(pendingKey(address));
  known = undefined;
}

/** Notes that a list is to be stored or brought up to date, so that a worker that was stopped goes on with it. */
export async function markPending(address: string): Promise<void> {
  await (await caches.open(names.lists)).put(pendingKey(address), new Response());
}

export async function clearPending(address: string): Promise<void> {
  await (await caches.open(names.lists)).delete(pendingKey(address));
}

/** Addresses of the lists that are to be stored and are not yet. */
export async function listPending(): Promise<string[]> {
  if (!(await caches.has(names.lists))) return [];
  const keys = await (await caches.open(names.lists)).keys();
  return keys.map(({ url }) => new URL(url)).flatMap((url) => (url.search === '' ? [] : url.pathname));
}

function pendingKey(address: string): string {
  return `${address}?wanted`;
}

/** Under what a file is stored: one address may be stored with two contents while an update is under way. */
export function keyOf([address, hash]: OfflineFile): string {
  return `${address}?hash=${encodeURIComponent(hash)}`;
}

/** Removes the files that no list needs. */
export async function sweep(): Promise<void> {
  const lists = [...(await storedLists()).values()];
  const needed = new Set(
    lists.flatMap(({ files }) => files.map((file) => new URL(keyOf(file), self.location.href).href)),
  );
  const cache = await caches.open(names.files);
  const stray = (await cache.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(stray.map((request) => cache.delete(request)));
}

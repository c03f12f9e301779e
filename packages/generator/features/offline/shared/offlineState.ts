/** Where the script of the worker lies below the base path: at the root, since it may answer for nothing above it. */
export const workerPath = 'offline-worker.js';

/** How far a doc set is stored. */
export type OfflineState =
  | { readonly kind: 'none' }
  /** With `isUpdate` an older state of the set can be read meanwhile. */
  | { readonly kind: 'storing'; readonly isUpdate: boolean; readonly done: number; readonly of: number }
  | { readonly kind: 'stored'; readonly bytes: number; readonly files: number }
  /** With `isKept` an older state of the set can still be read. */
  | { readonly kind: 'failed'; readonly why: OfflineFailure; readonly isKept: boolean };

export type OfflineFailure =
  /** Nothing answers. What has been stored so far is kept, and the rest follows. */
  | 'network'
  /** The browser has no room for it. */
  | 'full'
  /** The site does not give what its list says: it is being changed. */
  | 'changing'
  /** The browser stores nothing, as in a private window. */
  | 'blocked';

/** A request of a page to the worker. `list` is the address of a list. */
export interface OfflineRequest {
  /** `look` asks for the state, and goes on with what is unfinished or out of date. */
  readonly ask: 'look' | 'store' | 'remove';
  readonly list: string;
}

/** A message of the worker to all pages. */
export interface OfflineNews {
  readonly list: string;
  readonly state: OfflineState;
}

/** The message of a page, if it is a request. */
export function parseOfflineRequest(value: unknown): OfflineRequest | undefined {
  const { ask, list } = Object(value);
  const isKnown = ask === 'look' || ask === 'store' || ask === 'remove';
  return isKnown && typeof list === 'string' ? { ask, list } : undefined;
}

/**
 * Names that all parts of it share, for the site below a base path: another site may stand on the
 * same origin.
 */
export function offlineNames(baseUrl: string) {
  return {
    /** Cache of the lists whose files are all stored, by their addresses. */
    lists: `offline-lists ${baseUrl}`,
    /** Cache of the files, by their addresses and hashes. */
    files: `offline-files ${baseUrl}`,
    /** Channel on which the worker tells its news. */
    channel: `offline ${baseUrl}`,
  } as const;
}

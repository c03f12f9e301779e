import { documentPath, findHome } from '../model/address';
import type { PageDocument } from '../model/document';
import { decodePath } from '../model/escape';
import { withinLimit } from './timeLimit';

/** A document could not be loaded. */
export class DocumentError extends Error {
  /** The HTTP status that its address answered with, 200 where something else came; `undefined` if nothing answered. */
  readonly status: number | undefined;

  constructor(address: string, status: number | undefined) {
    const what = status === 200 ? 'answered with something else' : `answered ${status}`;
    super(`${address} ${status === undefined ? 'did not answer' : what}`);
    this.name = 'DocumentError';
    this.status = status;
  }
}

interface Entry {
  readonly request: Promise<unknown>;
  /** Set when the answer has come. */
  value?: unknown;
}

interface Known {
  readonly length?: number;
  readonly early?: Promise<Response | undefined> | undefined;
}

const entries = new Map<string, Entry>();

/** Addresses of page documents that the host does not have: they are not asked for again. */
const missingPages = new Set<string>();

/**
 * The JSON at an address of this site, which is believed to be what the build wrote there. Each address is
 * fetched once; what failed may be asked for again.
 * @param known of a document that the page names: the length of its text, so that what has come damaged, or is
 *   something else, is refused; and its answer, if that has been asked for
 * @throws DocumentError if it cannot be had, does not come in time or is not what was asked for
 */
export function loadJson<T>(
  address: string,
  priority: RequestPriority = 'high',
  known: Known = {},
): Promise<T> {
  const asked = entries.get(address);
  // Documents are written by the same build as this client; `build` in each of them is the check.
  if (asked !== undefined) return asked.request as Promise<T>;
  const request = withinLimit(
    (signal) => fetchJson<T>(address, { priority, signal }, known),
    () => new DocumentError(address, undefined),
  );
  const entry: Entry = { request };
  entries.set(address, entry);
  request.then(
    (value) => {
      entry.value = value;
    },
    () => forgetJson(address),
  );
  return request;
}

/**
 * The same, looked at before it is believed: what comes without a build's id may be from another build, or
 * from another site at the same host.
 * @throws DocumentError also where something else was answered, which may be asked for again
 */
export async function loadChecked<T>(address: string, isSound: (value: unknown) => value is T): Promise<T> {
  const value = await loadJson<unknown>(address);
  if (isSound(value)) return value;
  forgetJson(address);
  throw new DocumentError(address, 200);
}

/** The JSON at an address, if `loadJson` has fetched it already. */
export function loadedJson<T>(address: string): T | undefined {
  return entries.get(address)?.value as T | undefined;
}

/** Forgets what was fetched from an address, so that the next `loadJson` sees what is there now. */
export function forgetJson(address: string): void {
  entries.delete(address);
}

/** Forgets all that was fetched. */
export function forgetDocuments(): void {
  entries.clear();
  missingPages.clear();
}

async function fetchJson<T>(address: string, options: RequestInit, { length, early }: Known): Promise<T> {
  const response = (await early) ?? (await fetch(address, options).catch(() => undefined));
  if (!response?.ok) throw new DocumentError(address, response?.status);
  try {
    if (length === undefined) return await response.json();
    const text = await response.text();
    if (text.length === length) return JSON.parse(text);
  } catch (error) {
    // The line broke, unless what came is no JSON.
    if (!(error instanceof SyntaxError)) throw new DocumentError(address, undefined);
  }
  throw new DocumentError(address, 200);
}

/**
 * The page document of a path, or the locale's Page Not Found if the site has none there.
 * @throws DocumentError if neither can be had
 */
export async function loadPage(
  path: string,
  homes: readonly string[],
  priority: RequestPriority = 'high',
): Promise<PageDocument> {
  const address = encodeURI(documentPath(decodePath(path), homes));
  if (!missingPages.has(address))
    try {
      return await loadJson<PageDocument>(address, priority);
    } catch (error) {
      if (!(error instanceof DocumentError && error.status === 404)) throw error;
      missingPages.add(address);
    }
  return loadJson<PageDocument>(`${findHome(path, homes) ?? '/'}404.json`);
}

import { documentPath, findHome } from '../model/address';
import type { PageDocument } from '../model/document';
import { withinLimit } from './timeLimit';

/** A document could not be had. */
export class DocumentError extends Error {
  /** The HTTP status that its address answered with; `undefined` if nothing answered. */
  readonly status: number | undefined;

  constructor(address: string, status: number | undefined) {
    super(status === undefined ? `${address} did not answer` : `${address} answered ${status}`);
    this.name = 'DocumentError';
    this.status = status;
  }
}

interface Entry {
  readonly request: Promise<unknown>;
  /** Set when the answer has come. */
  value?: unknown;
}

const entries = new Map<string, Entry>();

/**
 * The JSON at an address of this site. Each address is fetched once; what failed may be asked for
 * again.
 * @param length of its text, where it is known: what has come damaged, or is something else, is refused
 * @throws DocumentError if it cannot be had, does not come in time or is not what was asked for
 */
export function loadJson<T>(
  address: string,
  priority: RequestPriority = 'high',
  length?: number,
): Promise<T> {
  const known = entries.get(address);
  // Documents are written by the same build as this client; `build` in each of them is the check.
  if (known !== undefined) return known.request as Promise<T>;
  const request = withinLimit(
    (signal) => fetchJson<T>(address, { priority, signal }, length),
    () => new DocumentError(address, undefined),
  );
  const entry: Entry = { request };
  entries.set(address, entry);
  request.then(
    (value) => {
      entry.value = value;
    },
    (error: unknown) => {
      // What is not there will not come; what did not answer may.
      if (!isMissing(error)) forgetJson(address);
    },
  );
  return request;
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
}

async function fetchJson<T>(address: string, options: RequestInit, length?: number): Promise<T> {
  const response = await fetch(address, options).catch(() => undefined);
  if (!response?.ok) throw new DocumentError(address, response?.status);
  if (length === undefined) return response.json();
  const text = await response.text();
  if (text.length !== length) throw new DocumentError(address, response.status);
  return JSON.parse(text);
}

/** Whether an address has answered that there is no document. */
function isMissing(error: unknown): boolean {
  return error instanceof DocumentError && error.status === 404;
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
  try {
    return await loadJson<PageDocument>(encodeURI(documentPath(decodeURI(path), homes)), priority);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return loadJson<PageDocument>(`${findHome(path, homes) ?? '/'}404.json`);
  }
}

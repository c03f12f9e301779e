import { documentPath } from '../model/address';
import type { PageDocument } from '../model/document';

/** A page document could not be had: the address answered `status`, or not at all (0). */
export class DocumentError extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(status === 0 ? `${address} did not answer` : `${address} answered ${status}`);
    this.name = 'DocumentError';
    this.status = status;
  }
}

const requests = new Map<string, Promise<unknown>>();

/**
 * The JSON at an address of this site. Each address is fetched once; what failed may be asked for
 * again.
 * @throws DocumentError
 */
export function loadJson<T>(address: string, priority: RequestPriority = 'high'): Promise<T> {
  const known = requests.get(address);
  // Documents are written by the same build as this client; `build` in each of them is the check.
  if (known !== undefined) return known as Promise<T>;
  const request = fetchJson<T>(address, priority);
  requests.set(address, request);
  request.catch((error: unknown) => {
    // What is not there will not come; what did not answer may.
    if (!(error instanceof DocumentError) || error.status !== 404) requests.delete(address);
  });
  return request;
}

/** Forgets what was fetched, so that the next `loadJson` sees what is there now. */
export function forgetDocuments(): void {
  requests.clear();
}

async function fetchJson<T>(address: string, priority: RequestPriority): Promise<T> {
  const response = await fetch(address, { priority }).catch(() => undefined);
  if (response === undefined) throw new DocumentError(address, 0);
  if (!response.ok) throw new DocumentError(address, response.status);
  return response.json();
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
    if (!(error instanceof DocumentError) || error.status !== 404) throw error;
    const home =
      homes.filter((candidate) => path.startsWith(candidate)).sort((a, b) => b.length - a.length)[0] ?? '/';
    return loadJson<PageDocument>(`${home}404.json`);
  }
}

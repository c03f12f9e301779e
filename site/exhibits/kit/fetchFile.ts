/** The longest that an exhibit waits for a file of this site, in milliseconds: as long as pages wait. */
const longestWait = 15_000;

/**
 * The value that `read` takes from the answer of an address of this site; `undefined` where it cannot be had, does not
 * come in time or is something else.
 */
export async function fetchFile<Taken>(
  address: string,
  read: (response: Response) => Promise<Taken>,
): Promise<Taken | undefined> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), longestWait);
  try {
    const response = await fetch(address, { signal: limit.signal });
    return response.ok ? await read(response) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The document at an address. What is in it has to be checked. */
export function fetchJson(address: string): Promise<unknown> {
  return fetchFile(address, (response) => response.json());
}

/** Our file to try a tool with, named as at its address. */
export async function fetchSample(address: string): Promise<File | undefined> {
  const content = await fetchFile(address, (response) => response.blob());
  return content && new File([content], address.slice(address.lastIndexOf('/') + 1));
}

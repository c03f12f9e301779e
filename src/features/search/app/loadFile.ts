const requests = new Map<string, Promise<unknown>>();

/** A JSON file of this site, fetched once; one that could not be had may be asked for again. */
export function loadFile<T>(address: string): Promise<T> {
  const known = requests.get(address);
  // The build that wrote this client wrote these files too.
  if (known !== undefined) return known as Promise<T>;
  const request = fetchFile<T>(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

async function fetchFile<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Forgets a file, whose next version is asked for. */
export function forgetFile(address: string): void {
  requests.delete(address);
}

/** The document at an address; `undefined` where it cannot be had. What is in it has to be checked. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok === true ? await response.json().catch(() => undefined) : undefined;
}

/** Our file to try a tool with, named as at its address; `undefined` where it cannot be had. */
export async function fetchSample(address: string): Promise<File | undefined> {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  return new File([await response.blob()], address.slice(address.lastIndexOf('/') + 1));
}

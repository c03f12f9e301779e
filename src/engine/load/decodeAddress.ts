/** An address without its percent escapes; as written where they mean nothing, as in `100%.md`. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

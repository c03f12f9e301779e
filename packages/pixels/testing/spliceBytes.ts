/** Bytes in which some are taken out at a place, and others put there. */
export function spliceBytes(
  bytes: Uint8Array,
  at: number,
  remove: number,
  insert: readonly number[] = [],
): Uint8Array {
  return Uint8Array.from([...bytes.subarray(0, at), ...insert, ...bytes.subarray(at + remove)]);
}

/** The polynomial of the checksum of PNG and ZIP, bits reversed. */
const polynomial = 0xedb88320;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
  return crc;
});

/** The checksum of PNG and ZIP. Source: https://www.w3.org/TR/png-3/#5CRC-algorithm */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

import { strFromU8 } from 'fflate';

/**
 * The lines of a file of text without their ends. It may be UTF-8, or UTF-16 with its mark in front,
 * as old editors of Windows save it.
 */
export function readLines(bytes: Uint8Array): string[] {
  return decodeText(bytes).split(/\r\n|\r|\n/);
}

function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes.subarray(2), true);
  if (first === 0xfe && second === 0xff) return utf16(bytes.subarray(2), false);
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return strFromU8(hasMark ? bytes.subarray(3) : bytes);
}

/** Text of two bytes a character. */
export function utf16(bytes: Uint8Array, isLittle: boolean): string {
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const [one = 0, two = 0] = [bytes[at], bytes[at + 1]];
    parts.push(String.fromCharCode(isLittle ? one | (two << 8) : (one << 8) | two));
  }
  return parts.join('');
}

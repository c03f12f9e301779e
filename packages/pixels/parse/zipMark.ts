import { hasText } from './byteReader';

/** Whether a file begins as a ZIP does. Apart from the parser, so that who only asks this does not fetch it. */
export function isZip(bytes: Uint8Array): boolean {
  return hasText(bytes, 'PK\x03\x04') || hasText(bytes, 'PK\x05\x06');
}

/**
 * The text with line feeds only and without a byte order mark, so that a file reads the same
 * whichever editor saved it. Lines and columns stay what the editor shows.
 */
export function normalizeSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

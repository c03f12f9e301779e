import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { DrawnFile } from './art';

/** A drawing up to this size costs less inside the page than a request of its own. */
const largestInline = 2048;

/**
 * The address of a picture in `public/` or exported by the art folder: small drawings as `data:`, so that the first paint needs
 * no second request.
 * @param path from the root of the site, with a slash in front
 */
export function pictureAddress(
  publicFolder: string,
  exported: ReadonlyMap<string, DrawnFile>,
  path: string,
  baseUrl: string,
): string {
  const file = join(publicFolder, path);
  const drawn = exported.get(path.slice(1))?.draw();
  const address = baseUrl + path.slice(1);
  if (extname(path) !== '.svg' || (drawn === undefined && !existsSync(file))) return address;
  const drawing = Buffer.from(drawn ?? readFileSync(file))
    .toString()
    .trim();
  return drawing.length > largestInline ? address : `data:image/svg+xml,${escapeForUrl(drawing)}`;
}

/** Only what a URL cannot hold is escaped, and quotes are single, so that the text stays short. */
function escapeForUrl(drawing: string): string {
  return drawing.replace(/"/g, "'").replace(/[%#<>\s]/g, encodeURIComponent);
}

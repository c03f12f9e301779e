import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { DrawnFile } from './art';

/** Up to this many characters an SVG costs less inside the page than a request of its own. */
const maxInlineLength = 2048;

/**
 * The address of a picture in `public/` or exported by the art folder. Small SVGs become `data:` addresses, so that
 * the first paint needs no second request.
 * @param path from the root of the site, with a leading slash
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
  return drawing.length > maxInlineLength ? address : `data:image/svg+xml,${escapeForUrl(drawing)}`;
}

/** Escapes as little as possible, and single quotes, which are longer in HTML, to keep the text short. */
function escapeForUrl(drawing: string): string {
  return drawing.replace(/["']/g, '%27').replace(/[#<>\s]|%(?!27)/g, encodeURIComponent);
}

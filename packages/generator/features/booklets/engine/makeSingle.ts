import { extname } from 'node:path';
import type { Site } from '../../../link/site';
import type { WrittenFiles } from '../../../output/outputFiles';

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A page that needs no other file (PRT-02): its pictures stand in it, and its links lead to the site from everywhere. */
export function makeSingle(
  html: string,
  { config, rules }: Pick<Site, 'config' | 'rules'>,
  written: WrittenFiles,
): string {
  // Nothing is fetched, and what is printed has not been scrolled to.
  const eager = html
    .replace(/(<img\b[^>]*?) loading="lazy"/g, '$1')
    .replace(/(<img\b[^>]*?) srcset="[^"]*"/gi, '$1');
  return eager
    .replace(/(<img\b[^>]*? src=")(\/[^"]*)"/g, (whole, before: string, address: string) => {
      const path = decodeURI(address.slice(rules.baseUrl.length));
      const type = mediaTypes[extname(path).toLowerCase()];
      const bytes = written.read(path);
      return type === undefined || bytes === undefined
        ? whole
        : `${before}data:${type};base64,${bytes.toString('base64')}"`;
    })
    .replace(/(<a\b[^>]*? href=")(\/[^"]*)"/g, (_, before: string, address: string) => {
      return `${before}${new URL(address, config.url).href}"`;
    });
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms that the client is made from, and how it is made. */
const sources = ['app', 'browser', 'build/client', 'build/styles', 'exhibits', 'model', 'pixels'].map(
  (room) => `src/${room}`,
);

/** A hash that changes whenever the client would. */
export function clientSourceHash(packageRoot: string): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'scripts/className.mjs'])
    hash.update(readFileSync(join(packageRoot, file)));
  const visit = (folder: string): void => {
    const entries = readdirSync(join(packageRoot, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(join(packageRoot, path)));
    }
  };
  for (const folder of sources) if (existsSync(join(packageRoot, folder))) visit(folder);
  return hash.digest('hex').slice(0, 16);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of each file below a folder, by its path there. */
export function textsBelow(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

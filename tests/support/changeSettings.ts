import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces each of these texts in the settings of a copied site. */
export function changeSettings(root: string, changes: Readonly<Record<string, string>>): void {
  const file = join(root, 'site.config.ts');
  let settings = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!settings.includes(from)) throw new Error(`${file} does not contain: ${from}`);
    settings = settings.replace(from, to);
  }
  writeFileSync(file, settings);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Changes the settings of a copied site. A setting is named by its path (`docSets.0.badge`); the entry
 * behind the last one of a list adds to it.
 */
export function changeSettings(root: string, changes: Readonly<Record<string, unknown>>): void {
  const file = join(root, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [name, value] of Object.entries(changes)) {
    const path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (path.length > 1 && !document.hasIn(path.slice(0, -1)))
      throw new Error(`${file} has nothing to change at ${name}`);
    document.setIn(path, document.createNode(value));
  }
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

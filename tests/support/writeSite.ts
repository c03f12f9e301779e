import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from './runTool';

/**
 * A fresh site of these files, by their path, which a test may build and change; returns its folder.
 * @param name of the folder below `.cache/tests/`
 */
export function writeSite(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = join(packageRoot, '.cache/tests', name);
  rmSync(root, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

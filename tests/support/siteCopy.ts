import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/**
 * A fresh copy of `tests/sites/<name>` that a test may build and change; returns its folder.
 * `as` names the copy where a test needs several.
 */
export function copySite(name: string, as = name): string {
  const copy = join(packageRoot, '.cache/tests', as);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const original = join(packageRoot, 'tests/sites', name);
  cpSync(original, copy, { recursive: true, filter: (source) => source !== join(original, 'expected') });
  return copy;
}

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './packageRoot';

/**
 * Gives a test site the cache of all of them, as a link: most have the same landscape, footer and letters, which a build
 * from nothing takes longer to draw than all the rest.
 */
export function shareCache(root: string): void {
  const shared = join(packageRoot, '.cache/tests/cache');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(root, '.cache'), 'junction');
}

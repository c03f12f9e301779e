import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type CachePlace, entriesFolder, usedEntries } from './diskCache';

/** In milliseconds. No run lasts longer, so what is older is not in use by a run at the same time. */
const longestRun = 24 * 60 * 60 * 1000;

/**
 * Removes what has been of no use for a day: entries of this tool that this run did not need, and
 * everything of tools that no longer run. Called at the end of a build, which needs all that counts.
 * @param now milliseconds since 1970
 */
export function sweepCache({ folder, tool }: CachePlace, now: number): void {
  const entries = entriesFolder(folder);
  const own = join(entries, tool);
  try {
    // The folder's time tells runs of other tools that this one is still in use.
    utimesSync(own, now / 1000, now / 1000);
    for (const name of readdirSync(entries)) if (name !== tool) removeOld(join(entries, name), now);
    for (const kind of readdirSync(own))
      for (const name of readdirSync(join(own, kind))) {
        const file = join(own, kind, name);
        if (!usedEntries.has(file)) removeOld(file, now);
      }
  } catch {
    // Another run sweeps at the same time, or another user owns the files: what is left takes room and
    // does no other harm, and the next build tries again.
  }
}

function removeOld(path: string, now: number): void {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info !== undefined && now - info.mtimeMs > longestRun) rmSync(path, { recursive: true, force: true });
}

import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type CachePlace, entriesFolder, packsFolder, usedEntries } from './diskCache';
import { longestRun } from './longestRun';
import { openPacks } from './packs';

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
    const packs = packsFolder({ folder, tool });
    openPacks(packs, tool).sweep(now);
    for (const kind of readdirSync(own)) {
      const ofKind = join(own, kind);
      for (const name of ofKind === packs ? [] : readdirSync(ofKind)) {
        const file = join(ofKind, name);
        if (!usedEntries.has(file)) removeOld(file, now);
      }
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

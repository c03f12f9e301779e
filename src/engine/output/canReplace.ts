import { existsSync, type mkdirSync, type renameSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is asked of the disk here. */
export interface Disk {
  readonly mkdirSync: typeof mkdirSync;
  readonly renameSync: typeof renameSync;
}

/** What a folder beside one that cannot be made says: the folder itself may still be open to us. */
const closed: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** What the attempt to replace a mount point says. */
const mounted: ReadonlySet<string | undefined> = new Set(['EBUSY', 'EXDEV']);

/**
 * Whether the folder `out` can be replaced by a folder at `beside`: not if it is a mount point, as in
 * a container, or if nothing may be written beside it. Tried with an empty folder: systems refuse a
 * mount point before they look whether it is empty, and any folder that is not empty after that.
 */
export function canReplace(out: string, beside: string, disk: Disk): boolean {
  try {
    disk.mkdirSync(dirname(beside), { recursive: true });
    // By itself: where nothing may be written, Node calls a folder made with those above it missing.
    disk.mkdirSync(beside);
  } catch (error) {
    if (existsSync(out) && closed.has(codeOf(error))) return false;
    throw error;
  }
  if (!existsSync(out)) return true;
  try {
    // Only an empty folder gives way, to another empty one.
    disk.renameSync(beside, out);
    return true;
  } catch (error) {
    if (!mounted.has(codeOf(error))) return true;
    rmdirSync(beside);
    return false;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

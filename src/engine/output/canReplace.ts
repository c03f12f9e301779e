import { existsSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is asked of the disk here. */
export type Disk = Pick<typeof import('node:fs'), 'mkdirSync' | 'renameSync'>;

/** Error codes where nothing may be made beside the folder; inside it, files may still be written. */
const closed: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** Error codes of an attempt to replace a mount point. */
const mounted: ReadonlySet<string | undefined> = new Set(['EBUSY', 'EXDEV']);

/**
 * Whether the folder `out` can be replaced by a folder at `beside`: not if it is a mount point, as in
 * a container, or if nothing may be written beside it. Tried with an empty folder: systems refuse a
 * mount point before they look whether it is empty, and any folder that is not empty after that.
 */
export function canReplace(out: string, beside: string, disk: Disk): boolean {
  try {
    disk.mkdirSync(dirname(beside), { recursive: true });
    // Not with `recursive`: where nothing may be written, Node then says that the folder is missing.
    disk.mkdirSync(beside);
  } catch (error) {
    if (existsSync(out) && closed.has(codeOf(error))) return false;
    throw error;
  }
  if (!existsSync(out)) return true;
  try {
    // Succeeds only if the folder is empty: then an empty folder has taken its place.
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

import { errorAt, fileStart, type Problem } from '../../model/problem';

/** Why a file or folder cannot be read, by the code of the system's error, and what to do. */
const reasons: Readonly<Record<string, readonly [message: string, remedy: string]>> = {
  EACCES: ['This user may not read it.', 'Give this user the right to read it.'],
  EPERM: ['This user may not read it.', 'Give this user the right to read it.'],
  ENOENT: ['It was removed while it was to be read.', 'Run the command again.'],
  ENOTDIR: ['It is a file, but a folder should be here.', 'Move it away.'],
  EISDIR: ['It is a folder, but a file should be here.', 'Move it away.'],
  EBUSY: ['Another program uses it.', 'Close it there, then run the command again.'],
  EIO: ['The disk has a fault here.', 'Check the disk.'],
};

/**
 * The problem of a file or folder of the site that the system does not let us read.
 * @param file relative to the site's root, forward slashes
 * @throws `error` itself if it is of another kind
 */
export function unreadable(error: unknown, file: string): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason === undefined) throw error;
  const [message, remedy] = reason;
  return errorAt(fileStart(file), message, { remedy });
}

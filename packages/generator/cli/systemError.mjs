import { relative, sep } from 'node:path';

/**
 * Refusals of the system for reasons outside of this program, by the code of its error: what is the
 * matter, and what to do. A code that is not here is unexpected, and keeps its stack.
 */
const reasons = {
  EACCES: ['this user may not', 'Give this user the right to it, or run the command as its owner.'],
  EPERM: ['this user may not', 'Give this user the right to it, or run the command as its owner.'],
  EROFS: ['the disk may only be read', 'Mount it so that it can be written, or choose another folder.'],
  ENOSPC: ['the disk is full', 'Make room on it, then run the command again.'],
  EDQUOT: ["this user's share of the disk is full", 'Make room, then run the command again.'],
  EBUSY: ['another program uses it, or it is a mount point', 'End that program, or unmount it.'],
  EXDEV: ['it lies on another disk', 'Choose a folder on the same disk.'],
  EIO: ['the disk has a fault', 'Check the disk, then run the command again.'],
  EMFILE: ['too many files are open', 'Allow more: `ulimit -n 8192`.'],
  ENFILE: ['too many files are open', 'End other programs, then run the command again.'],
  // Node's code where `mkdir` with `recursive` meets a disk that may only be read.
  'ENOENT mkdir': [
    'the disk may only be read, or a folder above it was removed',
    'Mount it so that it can be written, then run the command again.',
  ],
  ENOTDIR: ['a file stands where a folder should be', 'Move the file away.'],
  EEXIST: ['a file stands where a folder should be', 'Move the file away.'],
  EISDIR: ['a folder stands where a file should be', 'Move the folder away.'],
  ENOTEMPTY: ['another program writes into it', 'End that program, then run the command again.'],
  ENAMETOOLONG: ['the name is too long', 'Shorten the name.'],
  ELOOP: ['symbolic links lead in a circle', 'Remove one of them.'],
};

/** The action that failed, by the name of the system's function. */
const deeds = {
  open: 'opened',
  read: 'read',
  write: 'written',
  scandir: 'listed',
  opendir: 'listed',
  stat: 'looked at',
  lstat: 'looked at',
  realpath: 'looked at',
  access: 'looked at',
  mkdir: 'made',
  rename: 'moved',
  unlink: 'removed',
  rmdir: 'removed',
  rm: 'removed',
  copyfile: 'copied',
  cp: 'copied',
  link: 'linked',
};

/** Functions for which a code means something else, each with its own sentence. */
const special = {
  'ENOSPC watch':
    'More files would have to be watched than the system allows.\nAllow more: `sudo sysctl fs.inotify.max_user_watches=524288`.',
  'EMFILE watch':
    'More programs watch files than the system allows.\nAllow more: `sudo sysctl fs.inotify.max_user_instances=512`.',
  'EADDRINUSE listen': 'All ports up to this one are in use: PORT.\nChoose another one with --port.',
  'EACCES listen': 'This user may not serve at port PORT.\nChoose one from 1024 on with --port.',
};

/**
 * A sentence for an expected failure of the system (no right, no room, in use) and one with what to
 * do; `undefined` for every other error. Paths are relative to the working directory where they are in it.
 * @param {unknown} error
 */
export function describeSystemError(error) {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path, dest, port } = error;
  const own = special[`${code} ${syscall}`];
  if (own !== undefined) return own.replace('PORT', String(port));
  const known = [`${code} ${syscall}`, code].find((key) => Object.hasOwn(reasons, key ?? ''));
  if (known === undefined || syscall === undefined) return undefined;
  const [reason, remedy] = reasons[known];
  // The system does not say which file it could not write completely.
  const what = path === undefined ? 'A file of the output or the cache' : nameOf(path);
  const to = dest === undefined ? '' : ` to ${nameOf(dest)}`;
  return `${what} cannot be ${deeds[syscall] ?? `used (${syscall})`}${to}: ${reason} (${code}).\n${remedy}`;
}

function nameOf(path) {
  const near = relative(process.cwd(), path);
  return near === '' || near.startsWith(`..${sep}`) || near === '..' ? path : near;
}

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeSystemError } from './systemError.mjs';

const here = (path: string) => join(process.cwd(), path);
const system = (facts: object) => Object.assign(new Error('as Node says it'), facts);

describe('what the system refuses', () => {
  test.each([
    [
      { code: 'EACCES', syscall: 'open', path: here('content/a.png') },
      'content/a.png cannot be opened: this user may not (EACCES).\nGive this user the right to it, or run the command as its owner.',
    ],
    [
      { code: 'EPERM', syscall: 'unlink', path: '/elsewhere/x' },
      '/elsewhere/x cannot be removed: this user may not (EPERM).\nGive this user the right to it, or run the command as its owner.',
    ],
    [
      { code: 'ENOSPC', syscall: 'write' },
      'A file of the output or the cache cannot be written: the disk is full (ENOSPC).\nMake room on it, then run the command again.',
    ],
    [
      { code: 'EBUSY', syscall: 'rename', path: here('dist'), dest: here('.dist-old-1') },
      'dist cannot be moved to .dist-old-1: another program uses it, or it is a mount point (EBUSY).\nEnd that program, or unmount it.',
    ],
    [
      { code: 'EROFS', syscall: 'mkdir', path: here('.cache') },
      '.cache cannot be made: the disk may only be read (EROFS).\nMount it so that it can be written, or choose another folder.',
    ],
    [
      { code: 'ENOENT', syscall: 'mkdir', path: here('.cache') },
      '.cache cannot be made: the disk may only be read, or a folder above it was removed (ENOENT).\nMount it so that it can be written, then run the command again.',
    ],
    [
      { code: 'ENOSPC', syscall: 'watch', path: here('content') },
      'More files would have to be watched than the system allows.\nAllow more: `sudo sysctl fs.inotify.max_user_watches=524288`.',
    ],
    [
      { code: 'EACCES', syscall: 'listen', port: 80 },
      'This user may not serve at port 80.\nChoose one from 1024 on with --port.',
    ],
  ])('%j', (facts, sentences) => {
    expect(describeSystemError(system(facts))).toBe(sentences);
  });

  test.each([
    new Error('a mistake of ours'),
    new TypeError('x is not a function'),
    system({ code: 'ENOENT', syscall: 'open', path: 'trees/1.json' }),
    system({ code: 'ERR_INVALID_ARG_TYPE' }),
    system({ code: 'toString', syscall: 'open' }),
    'no error',
  ])('an error that nobody expects keeps its stack: %s', (error) => {
    expect(describeSystemError(error)).toBeUndefined();
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What version control knows of a file. Dates are ISO 8601. */
export interface FileHistory {
  readonly first: string;
  readonly last: string;
  readonly lastAuthor: string;
}

/** The history of every file below `folder`, by path relative to `root`; empty without version control. */
export async function readHistory(root: string, folder: string): Promise<ReadonlyMap<string, FileHistory>> {
  const history = new Map<string, FileHistory>();
  const log = await promisify(execFile)(
    'git',
    [
      '-C',
      root,
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%aI%x09%an',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      folder,
    ],
    { maxBuffer: 1 << 28 },
  ).catch(() => undefined);
  if (log === undefined) return history;
  for (const commit of log.stdout.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', author = ''] = head.split('\t');
    for (const file of files) {
      if (file === '') continue;
      const later = history.get(file);
      history.set(file, { first: date, last: later?.last ?? date, lastAuthor: later?.lastAuthor ?? author });
    }
  }
  return history;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteConfig } from '../model/config/siteConfig';
import type { Mode } from './load';

/** Facts about a file from version control. Dates are ISO 8601. */
export interface FileHistory {
  readonly first: string;
  readonly last: string;
  readonly lastAuthor: string;
}

/**
 * Whether any page shows a fact from version control.
 * @param areDated whether each post has a date of its own
 */
export function needsHistory(
  { noIndex, docSets }: Pick<SiteConfig, 'noIndex' | 'docSets'>,
  mode: Mode,
  areDated: boolean,
): boolean {
  const hasSitemap = mode === 'production' && !noIndex;
  return hasSitemap || !areDated || docSets.some(({ lastUpdate }) => lastUpdate.date || lastUpdate.author);
}

/**
 * The history of every file below `folder`, by path relative to `root`; empty without version control. In a shallow
 * clone the oldest commits seem to add every file; they are left out.
 */
export async function readHistory(root: string, folder: string): Promise<ReadonlyMap<string, FileHistory>> {
  const history = new Map<string, FileHistory>();
  const run = promisify(execFile)(
    'git',
    [
      ...['-C', root, '-c', 'core.quotePath=false', 'log', '--format=%x00%aI%x09%an%x09%D', '--name-only'],
      ...['--no-renames', '--relative', '--', folder],
    ],
    { maxBuffer: 1 << 28 },
  );
  const log = await run.catch(() => undefined);
  for (const commit of (log?.stdout ?? '').split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', author = '', names = ''] = head.split('\t');
    // So Git calls a commit whose parents are not there.
    if (names.split(', ').includes('grafted')) continue;
    for (const file of files) {
      if (file === '') continue;
      const later = history.get(file);
      history.set(file, { first: date, last: later?.last ?? date, lastAuthor: later?.lastAuthor ?? author });
    }
  }
  return history;
}

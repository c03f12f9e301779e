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
  const git = async (...args: string[]): Promise<string | undefined> => {
    const run = promisify(execFile)('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
      maxBuffer: 1 << 28,
    });
    return (await run.catch(() => undefined))?.stdout;
  };
  const [log, shallow] = await Promise.all([
    git('log', '--format=%x00%aI%x09%an%x09%P', '--name-only', '--no-renames', '--relative', '--', folder),
    git('rev-parse', '--is-shallow-repository'),
  ]);
  const isShallow = shallow?.trim() === 'true';
  for (const commit of (log ?? '').split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [date = '', author = '', parents = ''] = head.split('\t');
    if (isShallow && parents === '') continue;
    for (const file of files) {
      if (file === '') continue;
      const later = history.get(file);
      history.set(file, { first: date, last: later?.last ?? date, lastAuthor: later?.lastAuthor ?? author });
    }
  }
  return history;
}

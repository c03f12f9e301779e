import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const month = 30 * 24 * 60 * 60 * 1000;

/** Removes what is older than a month from a `.cache`: tools of processes that were killed, and results of older tools. */
export function sweepCache(folder) {
  const tools = readdirSync(folder).filter((name) => name.startsWith('tool-'));
  const results = existsSync(join(folder, 'entries')) ? readdirSync(join(folder, 'entries')) : [];
  for (const name of [...tools, ...results.map((result) => join('entries', result))]) {
    const path = join(folder, name);
    // Another process may have removed it.
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && Date.now() - written > month) rmSync(path, { recursive: true, force: true });
  }
}

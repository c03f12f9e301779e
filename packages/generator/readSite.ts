import { listPagesOfKinds } from './compose/pageKinds';
import { features } from './features';
import { type LinkedSite, link } from './link/link';
import { type LoadOptions, load, type Mode } from './load/load';
import { loadConfig } from './load/settings/loadConfig';
import type { SiteFolders } from './load/siteFolders';
import type { Dictionaries } from './model/words/dictionaries';
import { openCache } from './output/cache/diskCache';
import { openTaskPool, type TaskPool } from './output/pool/taskPool';
import type { TaskTypes } from './tasks';

/** A site, and the tool that reads it. */
export interface SiteTool {
  readonly folders: SiteFolders;
  /** Changes whenever the tool does: pictures that another one has kept are not used. */
  readonly toolVersion: string;
  /** The worker's file; `undefined` works in one thread. */
  readonly worker: URL | undefined;
  /** The words of the interface by locale code; those of this repository if left out. */
  readonly dictionaries?: Dictionaries | undefined;
}

/**
 * Loads and links a site, for commands that do not write it.
 * @param today ISO day, UTC
 * @throws ContentError if the settings are wrong; mistakes in content are in `problems`.
 */
export async function readSite(
  { folders, toolVersion, worker, dictionaries }: SiteTool,
  mode: Mode,
  today: string,
): Promise<LinkedSite> {
  const cache = openCache(folders.cache, toolVersion);
  const pool = openWorkers(worker);
  try {
    const settings = await loadConfig(folders);
    const loaded = await load({
      folders,
      settings,
      cache,
      mode,
      ...workWith(pool),
      dictionaries,
      features,
    });
    return await link(loaded, today, features, listPagesOfKinds);
  } finally {
    await pool.close();
  }
}

/** Threads that parse and render; they start when they are needed. */
export function openWorkers(worker: URL | undefined): TaskPool<TaskTypes> {
  return openTaskPool<TaskTypes>(worker, async () => (await import('./tasks')).tasks);
}

/** How the stage load has its texts parsed and its pictures prepared. */
export function workWith(pool: TaskPool<TaskTypes>): Pick<LoadOptions, 'parse' | 'prepare'> {
  return {
    parse: (texts) => pool.run('parse', texts, undefined),
    prepare: (pictures) => pool.run('prepare', pictures, undefined, { amount: 'much' }),
  };
}

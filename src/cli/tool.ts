import type { Dictionaries } from '../app/words/dictionaries';
import type { SiteFolders } from '../engine/load/siteFolders';

/** What every command is given. */
export interface Tool {
  readonly folders: SiteFolders;
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  /** Changes whenever the sources of the tool do. */
  readonly sourceHash: string;
  /** The worker's file; `undefined` works in one thread. */
  readonly worker: URL | undefined;
  /** The words of the interface by locale code; those of this repository if left out. */
  readonly dictionaries?: Dictionaries | undefined;
  readonly port: number | undefined;
}

/** Today as an ISO day, UTC: posts with a later date are not published yet. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

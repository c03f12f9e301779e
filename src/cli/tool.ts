import type { SiteTool } from '../engine/readSite';

/** What every command is given. */
export interface Tool extends SiteTool {
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  readonly port: number | undefined;
}

/** Today as an ISO day, UTC: posts with a later date are not published yet. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

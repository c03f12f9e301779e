import type { PrintBrowser } from '../engine/output/printPage';
import type { SiteTool } from '../engine/readSite';

/** What every command is given. */
export interface Tool extends SiteTool {
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  readonly port: number | undefined;
  /** An installed Chromium; `undefined` where there is none. */
  readonly browser?: PrintBrowser | undefined;
  /** Of a server for writing that follows another one, or is followed by one. */
  readonly session?: DevSession;
}

/** What servers for writing share that follow one another as the tool's own sources change. */
export interface DevSession {
  /** Stops the server: the next one is about to start. */
  readonly signal: AbortSignal;
  /** Where the one before has served. */
  readonly port: number | undefined;
  readonly onPort: (port: number) => void;
}

/** Today as an ISO day, UTC: posts with a later date are not published yet. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

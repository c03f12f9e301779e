import type { ClientSources } from '../output/client/buildClient';
import type { PrintBrowser } from '../output/printPage';
import type { SiteTool } from '../readSite';

/** Context of every command. */
export interface Tool extends SiteTool, ClientSources {
  readonly port: number | undefined;
  /** An installed Chromium to print with; `undefined` where there is none. */
  readonly browser?: PrintBrowser | undefined;
  /** For dev servers that restart after one another. */
  readonly session?: DevSession;
}

/** State that dev servers hand on as the tool restarts them after a change of its own sources. */
export interface DevSession {
  /** Aborted when the server must stop because the next one starts. */
  readonly signal: AbortSignal;
  /** Port of the server before, if there was one. */
  readonly port: number | undefined;
  readonly onPort: (port: number) => void;
}

/** Today as an ISO day, UTC. Posts with a later date are not published yet. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

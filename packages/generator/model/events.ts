import type { Problem } from './problem';

/** Path of the dev server's stream of events, which open pages listen to. */
export const devEventsPath = '/@dev/events';

/** The message of the dev server to each open page, when it connects and after each change, as JSON. */
export interface DevEvent {
  readonly problems: readonly Problem[];
  /** Grows each time the site has been read; a page of problems reloads when it differs. */
  readonly reading: number;
  /** Id of the build that is served now; null while there is none. */
  readonly build: string | null;
  /** When the server was started; an open page reloads when it differs. */
  readonly server: number;
}

/** Sent to the window by the inline script of every page when the client's entry module cannot be had. */
export const clientErrorEvent = 'clienterror';

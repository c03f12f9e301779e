/** The programs, and files of theirs, by their paths. */
export interface Hosts {
  readonly environment: NodeJS.ProcessEnv;
  readonly nginx: string | undefined;
  readonly mimeTypes: string | undefined;
  readonly brotliModule: string | undefined;
  readonly caddy: string | undefined;
  /** Asks a server again and again. */
  readonly wrk: string | undefined;
}
export function findHosts(): Hosts;
export function fetchMissingHosts(): void;

import { createServer } from 'node:http';
import { staticHandler } from '../../src/cli/staticHandler';

export interface FolderServer {
  readonly origin: string;
  /** Paths that have been asked for so far, by pages and workers. */
  readonly asked: string[];
  /** From now on answers from another folder, as a host does after a new deployment. */
  show(folder: string): void;
  /** From now on breaks off the connection where these paths are asked for, as a bad line does. */
  refuse(paths: RegExp): void;
  close(): void;
}

/** Serves the output of a build on a port of its own. */
export async function serveFolder(
  folder: string,
  baseUrl: string,
  locales: readonly string[],
): Promise<FolderServer> {
  let answer = staticHandler(folder, baseUrl, locales);
  const asked: string[] = [];
  let refused: RegExp | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (refused?.test(pathname)) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    asked,
    show: (next) => {
      answer = staticHandler(next, baseUrl, locales);
    },
    refuse: (paths) => {
      refused = paths;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer } from 'node:http';
import { staticHandler } from 'generator/cli/staticHandler';

export interface FolderServer {
  readonly origin: string;
  /** Paths that have been asked for so far, by pages and workers. */
  readonly asked: string[];
  /** From now on answers from another folder, as a host does after a new deployment. */
  show(folder: string): void;
  /** From now on breaks off the connection where these paths are asked for, as a bad line does. */
  refuse(paths: RegExp): void;
  /** From now on lets these paths wait for their answers. @returns what lets them through, and those to come */
  hold(paths: RegExp): () => void;
  close(): void;
}

/** Serves the output of a build, on a port of its own unless one is given. */
export async function serveFolder(
  folder: string,
  baseUrl: string,
  locales: readonly string[],
  port = 0,
): Promise<FolderServer> {
  let answer = staticHandler(folder, baseUrl, locales);
  const asked: string[] = [];
  let refused: RegExp | undefined;
  let held: { readonly paths: RegExp; readonly released: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (refused?.test(pathname)) request.socket.destroy();
    // A browser with windows asks for it wherever a document names no icon; one without never does.
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (held?.paths.test(pathname)) void held.released.then(() => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
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
    hold: (paths) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { paths, released };
      return release;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

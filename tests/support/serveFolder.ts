import { createServer } from 'node:http';
import { staticHandler } from '../../src/build/serve/staticHandler';

export interface FolderServer {
  readonly origin: string;
  /** Paths that have been asked for so far, by pages and workers. */
  readonly asked: string[];
  /** From now on answers from another folder, as a host does after a new deployment. */
  show(folder: string): void;
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
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost').pathname);
    answer(request, response);
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
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

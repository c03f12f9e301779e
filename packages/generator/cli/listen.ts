import type { Server } from 'node:http';

/** Starts a server at `port`, else at the next free one, and returns its origin. */
export async function listen(server: Server, port: number): Promise<string> {
  for (let candidate = port; ; candidate++) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(candidate, '127.0.0.1', () => {
        server.off('error', resolve);
        resolve(undefined);
      });
    });
    if (error === undefined) return `http://localhost:${candidate}`;
    if (error.code !== 'EADDRINUSE' || candidate >= Math.min(port + 100, 65_535)) throw error;
  }
}

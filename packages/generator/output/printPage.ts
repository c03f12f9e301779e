import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import type { DiskCache } from './cache/diskCache';

/** A Chromium without a window. */
export interface PrintBrowser {
  readonly path: string;
  readonly arguments: readonly string[];
}

/** The browser failed; the message explains how. */
export class PrintError extends Error {
  readonly exitCode = 1;
}

/** In milliseconds. The longest booklet of this site, 190 pages, takes two seconds. */
const longestPrint = 120_000;

/** A function that prints pages of the folder `root`, each once for every state of its HTML. */
export function printFrom(browser: PrintBrowser, root: string, baseUrl: string, cache: DiskCache) {
  return async (page: string): Promise<Uint8Array> => {
    const html = readFileSync(join(root, page), 'utf8');
    const known = cache.read('printed', html);
    if (known !== undefined) return known;
    const pdf = await printPage(browser, root, baseUrl, page);
    cache.write('printed', html, pdf);
    return pdf;
  };
}

/**
 * Prints a page of the folder `root` as a PDF. It is served at `baseUrl` without scripts, so that paper has what
 * everybody gets.
 * @param page its path in the folder
 * @throws PrintError
 */
async function printPage(
  browser: PrintBrowser,
  root: string,
  baseUrl: string,
  page: string,
): Promise<Uint8Array> {
  const own = await mkdtemp(join(tmpdir(), 'print-'));
  const file = join(own, 'page.pdf');
  const server = await serve(root, baseUrl);
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const options = [
      ...browser.arguments,
      '--headless',
      // A profile of its own, since an open browser would show the page instead.
      `--user-data-dir=${join(own, 'profile')}`,
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${file}`,
      `http://127.0.0.1:${port}${baseUrl}${encodeURI(page)}`,
    ];
    await promisify(execFile)(browser.path, options, { timeout: longestPrint, maxBuffer: 1 << 24 });
    return await readFile(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PrintError(`${browser.path} could not print ${page}: ${reason}`, { cause: error });
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(own, { recursive: true, force: true });
  }
}

async function serve(root: string, baseUrl: string): Promise<Server> {
  // Imported late: it takes 20 ms to load, and most builds print nothing.
  const { createServer } = await import('node:http');
  const answer = sirv(root, { dev: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(baseUrl.length);
    // Scripts cannot be switched off in the browser, whose own print dialog is one; so none is served.
    request.url = path.endsWith('.js') ? '/404' : `/${path}`;
    answer(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

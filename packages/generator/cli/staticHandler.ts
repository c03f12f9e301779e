import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Answers requests from a folder as a static host with clean URLs does: `/a` from `a.html` or
 * `a/index.html`, `/a/index.html` as `/a`, and unknown paths with status 404 and the Page Not Found
 * of the path's locale.
 * @param locales codes of the locales that have a path prefix
 */
export function staticHandler(folder: string, baseUrl: string, locales: readonly string[]) {
  const serve = sirv(folder, {
    // Looks at the disk for each request: a build may swap the folder while it is served.
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isForever = path.startsWith('/assets/');
      if (/\.(md|txt)$/.test(path))
        response.setHeader(
          'Content-Type',
          `text/${path.endsWith('.md') ? 'markdown' : 'plain'};charset=utf-8`,
        );
      response.setHeader(
        'Cache-Control',
        isForever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
    },
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    if (!url.startsWith(baseUrl)) {
      if (`${url}/` === baseUrl) {
        response.writeHead(302, { Location: baseUrl });
        response.end();
      } else notFound(response, join(folder, '404.html'));
      return;
    }
    const [path = '/', query] = url.slice(baseUrl.length - 1).split('?');
    const isFile = existsSync(join(folder, path));
    const clean = isFile ? path : path.replace(/\/index\.html$/, '');
    const inner = Object.assign(request, { url: (clean || '/') + (query === undefined ? '' : `?${query}`) });
    serve(inner, response, () => {
      const locale = locales.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
      notFound(response, join(folder, locale ?? '', '404.html'));
    });
  };
}

function notFound(response: ServerResponse, page: string): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

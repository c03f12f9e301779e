export const revalidated = 'no-cache';
export const forever = 'public, max-age=31536000, immutable';
const html = /^text\/html; charset=utf-8$/;

export interface ExpectedAnswer {
  readonly path: string;
  readonly status: 200 | 404;
  /** The file of the output whose bytes are the answer. */
  readonly file: string;
  readonly cache: string;
  readonly type: RegExp;
}

/**
 * What a host must answer to a request for the site of `hostSite`.
 * @param files the output; one stands for all that have a hash in the name
 */
export function listRequests(files: readonly string[]): readonly ExpectedAnswer[] {
  const find = (pattern: RegExp) => {
    const file = files.find((path) => pattern.test(path));
    if (file === undefined) throw new Error(`The output has no ${pattern}`);
    return file;
  };
  const page = (path: string, file: string) => ({
    ...({ path, status: 200, file, cache: revalidated, type: html } as const),
  });
  const data = (file: string, type: RegExp) => ({ ...page(`/${encodeURI(file)}`, file), type });
  const asset = (pattern: RegExp, type: RegExp) => ({ ...data(find(pattern), type), cache: forever });
  const missing = (path: string, file: string) => ({ ...page(path, file), status: 404 }) as const;
  return [
    page('/', 'index.html'),
    page('/?a=1', 'index.html'),
    page('/index.html', 'index.html'),
    page('/zh', 'zh/index.html'),
    page('/zh/', 'zh/index.html'),
    page('/zh/index.html', 'zh/index.html'),
    page('/docs/intro', 'docs/intro.html'),
    page('/docs/intro?a=1', 'docs/intro.html'),
    page('/docs/intro/', 'docs/intro.html'),
    page('/docs/intro/?a=1', 'docs/intro.html'),
    page('/docs/intro/index.html', 'docs/intro.html'),
    page('/docs/intro.html', 'docs/intro.html'),
    page('/zh/docs/intro', 'zh/docs/intro.html'),
    // A page with a folder of the same name.
    page('/docs/a', 'docs/a.html'),
    page('/docs/a/', 'docs/a.html'),
    page('/docs/a/b', 'docs/a/b.html'),

    data('docs/intro.json', /^application\/json/),
    data('docs/intro.md', /^text\/markdown; charset=utf-8$/),
    data('llms.txt', /^text\/plain; charset=utf-8$/),
    data('robots.txt', /^text\/plain; charset=utf-8$/),
    data('sitemap.xml', /^text\/xml; charset=utf-8$/),
    data('font.woff2', /^font\/woff2$/),
    data('app.webmanifest', /^application\/manifest\+json/),
    data('zh/像素.txt', /^text\/plain; charset=utf-8$/),
    asset(/^assets\/.*\.js$/, /^(application|text)\/javascript; charset=utf-8$/),
    asset(/^assets\/.*\.css$/, /^text\/css; charset=utf-8$/),
    asset(/^assets\/.*\.json$/, /^application\/json/),

    missing('/nope', '404.html'),
    missing('/nope/', '404.html'),
    missing('/docs/nope?a=1', '404.html'),
    // A folder is no page.
    missing('/docs', '404.html'),
    missing('/docs/', '404.html'),
    // The rules themselves.
    missing('/hosts/nginx.conf', '404.html'),
    missing('/zhx', '404.html'),
    missing('/zhx/y', '404.html'),
    missing('/docs/zh/y', '404.html'),
    missing('/nope.md', '404.html'),
    missing('/nope.txt', '404.html'),
    missing('/assets/', '404.html'),
    missing('/assets/nope.js', '404.html'),
    missing('/assets/nope.woff2', '404.html'),
    missing('/zh/nope', 'zh/404.html'),
    missing('/zh/nope/', 'zh/404.html'),
    missing('/zh/nope.md', 'zh/404.html'),
    missing('/zh/assets/nope.js', 'zh/404.html'),
    missing('/zh/%E6%B2%A1%E6%9C%89', 'zh/404.html'),
  ];
}

/** What old addresses answer: with status 301, and what was asked along. */
export const moved: readonly (readonly [path: string, location: string])[] = [
  ['/old', '/docs/intro'],
  ['/old/', '/docs/intro'],
  ['/old?a=1&b=%20', '/docs/intro?a=1&b=%20'],
  ['/old/?a=1', '/docs/intro?a=1'],
  ['/zh/old?a=1', '/zh/docs/intro?a=1'],
  ['/%E6%97%A7?a=1', '/docs/a?a=1#top'],
];

/** The same site below `/x/`, with addresses that end in a slash: its path, status, file and life. */
export const below: readonly (readonly [path: string, status: number, file: string, cache: string])[] = [
  ['/x/', 200, 'index.html', revalidated],
  ['/x/docs/intro/', 200, 'docs/intro/index.html', revalidated],
  ['/x/docs/intro', 200, 'docs/intro/index.html', revalidated],
  ['/x/zh/docs/intro/', 200, 'zh/docs/intro/index.html', revalidated],
  ['/x/nope', 404, '404.html', revalidated],
  ['/x/zh/nope/', 404, 'zh/404.html', revalidated],
  ['/x/zhx', 404, '404.html', revalidated],
  ['/zh/nope', 404, '404.html', revalidated],
  ['/x/assets/nope.js', 404, '404.html', revalidated],
  ['/x/hosts/Caddyfile', 404, '404.html', revalidated],
];

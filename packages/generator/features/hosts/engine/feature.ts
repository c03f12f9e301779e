import type { Feature } from '../../../feature';
import { contentFile } from '../../../output/outputFiles';

type Header = readonly [name: string, value: string];

/**
 * Headers of every answer of a host, of whatever status. None of them changes with a build, so that a host needs them
 * once. Pages say themselves what they may load and run (`contentPolicy.ts`), but for what a browser believes only in a
 * header. `deploy/nginx.conf` and `deploy/Caddyfile` have the same.
 */
export const hostHeaders: readonly Header[] = [
  // No other site may show a page in a frame and lead clicks astray. The second is for old browsers.
  ['Content-Security-Policy', "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"],
  ['X-Frame-Options', 'DENY'],
  // A file is what its type says, whatever it looks like.
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites learn where visitors come from, not what they read.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Nothing here asks for a device or a payment, and nothing that gets in shall.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** For files with a hash of their content in the name. */
const foreverHeader: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They answer all other paths with
 * `max-age=0, must-revalidate` by themselves.
 * @param baseUrl with a slash at both ends
 */
export function composeHeadersFile(baseUrl: string): string {
  return [
    rule('/*', hostHeaders),
    rule(`${baseUrl}assets/*`, [foreverHeader]),
    rule(`${baseUrl}*.md`, [['Content-Type', 'text/markdown; charset=utf-8']]),
  ].join('\n');
}

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The file `_redirects` of the same hosts: old addresses lead on with status 301, which the page of a
 * redirect cannot, and their query is kept. Then, for Netlify, the Page Not Found of each language;
 * Cloudflare Pages finds it by itself and says that it leaves those lines out.
 * @param redirects addresses and where they lead
 * @param prefixed homes of the languages other than the default one, e.g. `/zh/`
 */
export function composeRedirectsFile(
  redirects: readonly (readonly [from: string, to: string])[],
  prefixed: readonly string[],
): string {
  const lines = [
    ...redirects.map(([from, to]) => `${from} ${to} 301`),
    ...prefixed.map((home) => `${home}* ${home}404.html 404`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

const headersFile = '_headers';
const redirectsFile = '_redirects';

/** Rules for hosts that find them by themselves, such as Netlify and Cloudflare Pages. */
export const hosts: Feature = {
  claims: () => [{ source: 'the rules for hosts', files: [headersFile, redirectsFile] }],
  files: ({ locales }) => {
    const [first, ...others] = locales;
    if (first === undefined) return new Map();
    const { baseUrl } = first.context.site.rules;
    const redirects = locales.flatMap((locale) =>
      locale.redirects.flatMap(({ document }) =>
        document.kind === 'redirect' ? [[document.route, document.to] as const] : [],
      ),
    );
    const homes = others.map(({ context }) => `${baseUrl}${context.locale}/`);
    return new Map([
      [headersFile, contentFile(composeHeadersFile(baseUrl), 'none')],
      [redirectsFile, contentFile(composeRedirectsFile(redirects, homes), 'none')],
    ]);
  },
};

import { foreverHeader, type Header, hostHeaders } from './hostHeaders';

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

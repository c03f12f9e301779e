import { expect, test } from 'vitest';
import { composeCaddyFile } from './composeCaddyFile';
import { composeHeadersFile, composeRedirectsFile } from './composeHostFiles';
import { composeNginxFile } from './composeNginxFile';
import { foreverHeader, hostHeaders } from './hostHeaders';

const rules = {
  domain: 'site.example',
  baseUrl: '/x/',
  prefixed: ['zh', 'ar'],
  redirects: [
    ['/x/old', '/x/docs/new#part'],
    ['/x/旧', '/x/docs/$新'],
  ],
} as const;
const nginx = composeNginxFile(rules);
const caddy = composeCaddyFile(rules);

test('every answer has the headers, and only files with a hash are kept', () => {
  const written = composeHeadersFile('/x/').split('\n\n');
  const headers = hostHeaders.map(([name, value]) => `  ${name}: ${value}`);
  expect(written).toEqual([
    ['/*', ...headers].join('\n'),
    '/x/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/x/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  ]);
});

test('old addresses lead on before paths of a language are not found', () => {
  expect(composeRedirectsFile([['/old', '/docs/new#part']], ['/zh/'])).toBe(
    '/old /docs/new#part 301\n/zh/* /zh/404.html 404\n',
  );
});

test('nginx and Caddy send the same headers', () => {
  const ofNginx = [...nginx.matchAll(/add_header (\S+) "(.*)" always;/g)];
  expect(ofNginx.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
  const [, block = ''] = /\theader \{\n([^}]*"[^}]*)\t\}/.exec(caddy) ?? [];
  const ofCaddy = [...block.matchAll(/^\t\t(\S+) "(.*)"$/gm)];
  expect(ofCaddy.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
  for (const text of [nginx, caddy]) expect(text).toContain(`"${foreverHeader[1]}"`);
});

test('nginx and Caddy have the base path, the languages and the old addresses of the settings', () => {
  expect(nginx).toContain('  ~^/x/zh(/|$) /x/zh/404.html;\n  ~^/x/ar(/|$) /x/ar/404.html;\n');
  expect(nginx).toContain('  location = "/x/old" {\n    return 301 "/x/docs/new$is_args$args#part";\n  }\n');
  expect(nginx).toContain('return 301 "/x/docs/%24%E6%96%B0$is_args$args";');
  expect(caddy).toContain('\t\t"/x/old" "/x/docs/new" "#part"\n\t\t"/x/old/" "/x/docs/new" "#part"\n');
  expect(caddy).toContain('@other not path /x/zh /x/zh/* /x/ar /x/ar/*');
  expect(composeCaddyFile({ ...rules, prefixed: [], redirects: [] })).toContain(
    '\t\t\trewrite * /x/404.html\n',
  );
});

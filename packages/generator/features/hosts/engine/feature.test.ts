import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeHeadersFile, composeRedirectsFile, hostHeaders } from './feature';

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
  const deploy = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../../../../deploy', name), 'utf8');
  const ofNginx = [...deploy('nginx.conf').matchAll(/add_header (\S+) "(.*)" always;/g)];
  expect(ofNginx.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
  const [, block = ''] = /\theader \{\n([^}]*"[^}]*)\t\}/.exec(deploy('Caddyfile')) ?? [];
  const ofCaddy = [...block.matchAll(/^\t\t(\S+) "(.*)"$/gm)];
  expect(ofCaddy.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
});

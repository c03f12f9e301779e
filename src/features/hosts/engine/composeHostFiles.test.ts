import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeHeadersFile, composeRedirectsFile } from './composeHostFiles';
import { foreverHeader, hostHeaders } from './hostHeaders';

const deployFile = (name: string) =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

test('every answer has the headers, and only files with a hash are kept', () => {
  const rules = composeHeadersFile('/x/').split('\n\n');
  const headers = hostHeaders.map(([name, value]) => `  ${name}: ${value}`);
  expect(rules).toEqual([
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
  const nginx = [...deployFile('nginx.conf').matchAll(/add_header (\S+) "(.*)" always;/g)];
  expect(nginx.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
  const [, block = ''] = /\theader \{\n([^}]*"[^}]*)\t\}/.exec(deployFile('Caddyfile')) ?? [];
  const caddy = [...block.matchAll(/^\t\t(\S+) "(.*)"$/gm)];
  expect(caddy.map(([, name, value]) => [name, value])).toEqual(hostHeaders);
  for (const name of ['nginx.conf', 'Caddyfile']) expect(deployFile(name)).toContain(`"${foreverHeader[1]}"`);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addContentPolicy } from './contentPolicy';

const head = '<!doctype html><html><head><meta charset="utf-8">';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The rules of a page's policy by name. */
function policyOf(html: string): Readonly<Record<string, string>> {
  const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
  return Object.fromEntries(policy.split(';').map((rule) => [rule.split(' ')[0], rule.replace(/^\S+ /, '')]));
}

test('a page allows its own scripts and styles by hash, each once, and nothing else that stands in pages', () => {
  const html = `${head}<script>go()</script><style>a{}</style></head><body><style>b{}\n</style><script>go()</script></body>`;
  const policy = policyOf(addContentPolicy(html));
  expect(policy['script-src']).toBe(`'self' ${hashOf('go()')}`);
  expect(policy['style-src']).toBe(`'self' ${hashOf('a{}')} ${hashOf('b{}\n')}`);
  expect(policy['default-src']).toBe("'none'");
  expect(policy['require-trusted-types-for']).toBe("'script'");
});

test('data and files need no hash', () => {
  const html = `${head}<script type="application/ld+json">{}</script><script src="/a.js"></script></head>`;
  expect(policyOf(addContentPolicy(html))['script-src']).toBe("'self'");
});

test('the policy stands before all that it is about, and changes nothing else', () => {
  const rest = '<script>go()</script></head>';
  const html = addContentPolicy(head + rest);
  expect(html.startsWith(`${head}<meta http-equiv="content-security-policy"`)).toBe(true);
  expect(html.endsWith(rest)).toBe(true);
  expect(() => addContentPolicy('<p>')).toThrow('cannot be given a policy');
});

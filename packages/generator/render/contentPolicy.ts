import { createHash } from 'node:crypto';
import type { SiteConfig } from '../model/config/siteConfig';
import { escapeHtml } from '../model/escape';

/**
 * Content security policy of every page: it may load and run files of its own site and, of scripts and styles inside
 * its HTML, only those that the build put there, named by their hashes; other sites only as the settings allow. Where
 * browsers support Trusted Types, texts never become markup or code; `default` is the policy of
 * `browser/trustedTypes.ts` for addresses of workers.
 *
 * The policy is in the page, because its hashes belong to it: a host needs no rule that changes with each build, and
 * a host without rules, such as GitHub Pages, is no weaker. What only a header can say is in `features/hosts`.
 * @see https://www.w3.org/TR/CSP3/
 */
const rules: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** Directives that the settings may add other sites to (`additions.allow`), by their names there. */
const extensible = {
  'script-src': 'script',
  'style-src': 'style',
  'connect-src': 'connect',
  'img-src': 'image',
  'frame-src': 'frame',
} as const satisfies Readonly<Record<string, keyof AllowedSites>>;

/** The policy follows this tag, before anything that it applies to. */
const charset = '<meta charset="utf-8">';

/** Other sites that pages may use, by purpose. */
export type AllowedSites = SiteConfig['additions']['allow'];

/**
 * Adds the policy to a complete HTML page. Inline scripts and styles are hashed as they are now: they must not change
 * afterwards.
 * @throws Error if the page does not begin with its character set
 */
export function addContentPolicy(html: string, sites?: AllowedSites): string {
  const at = html.indexOf(charset);
  if (at === -1) throw new Error(`A page without ${charset} cannot be given a policy`);
  const end = at + charset.length;
  const allowed = new Map<string, readonly string[]>([
    ['script-src', hashesOf(html, 'script')],
    ['style-src', hashesOf(html, 'style')],
  ]);
  const policy = Object.entries(withSites(sites))
    .map(([name, value]) => [name, value, ...(allowed.get(name) ?? [])].join(' '))
    .join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The directives with the allowed other sites. */
function withSites(sites: AllowedSites | undefined): Readonly<Record<string, string>> {
  if (sites === undefined) return rules;
  const added = Object.entries(extensible).flatMap(([name, use]) =>
    sites[use].length === 0 ? [] : [[name, [rules[name] ?? '', ...sites[use]].join(' ').trim()] as const],
  );
  return { ...rules, ...Object.fromEntries(added) };
}

/** Scripts with attributes are left out: they are data, or files of the site. */
function hashesOf(html: string, element: 'script' | 'style'): readonly string[] {
  const contents = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))];
  return [...new Set(contents.map(([, content = '']) => hashOf(content)))];
}

const known = new Map<string, string>();

/** Most pages share their scripts, and many their styles. */
function hashOf(content: string): string {
  const same = known.get(content);
  if (same !== undefined) return same;
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  known.set(content, hash);
  return hash;
}

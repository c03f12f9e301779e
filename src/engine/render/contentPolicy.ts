import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../model/config/siteConfig';
import { escapeHtml } from '../../model/escape';

/**
 * What a page may load and run: files of its own site, and of what stands in its HTML only the scripts
 * and styles that the build has put there, which it names by their hashes; of other sites what the settings allow. What a page makes of texts
 * is never markup or code, where browsers can promise that (Trusted Types); `default` is the rule of
 * `src/browser/trustedTypes.ts` for addresses of workers.
 *
 * The page itself says so, because its hashes belong to it: a host needs no rule that changes with each
 * build, and a host without rules, such as GitHub Pages, is no weaker. What only a header can say is in
 * `features/hosts`.
 * @see https://www.w3.org/TR/CSP3/
 */
const rules: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** Rules that the settings may add other sites to (`additions.allow`), by their names there. */
const extensible = {
  'script-src': 'script',
  'style-src': 'style',
  'connect-src': 'connect',
  'img-src': 'image',
  'frame-src': 'frame',
} as const satisfies Readonly<Record<string, keyof AllowedSites>>;

/** The place of the policy: before anything that it is about. */
const charset = '<meta charset="utf-8">';

/** Other sites that pages may use, by what for. */
export type AllowedSites = SiteConfig['additions']['allow'];

/**
 * A whole HTML page with its policy. Scripts and styles that stand in it are allowed as they are now:
 * nothing may be changed in them later.
 * @throws Error if the page does not begin with its character set, which the policy follows
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

/** The rules with what other sites may do. */
function withSites(sites: AllowedSites | undefined): Readonly<Record<string, string>> {
  if (sites === undefined) return rules;
  const added = Object.entries(extensible).flatMap(([name, use]) =>
    sites[use].length === 0 ? [] : [[name, [rules[name] ?? '', ...sites[use]].join(' ').trim()] as const],
  );
  return { ...rules, ...Object.fromEntries(added) };
}

/** Of scripts with attributes none counts: they are data, or files of the site. */
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

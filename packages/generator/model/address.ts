/**
 * Addresses. A *route* is the address of a page without base path and locale, always without a
 * slash at its end (`/docs/intro`; the home page is `/`). An *href* is final: base path, locale
 * and the site's form of trailing slash.
 */
export interface AddressRules {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly defaultLocale: string;
  readonly trailingSlash: boolean | undefined;
}

/** The href of `route` in `locale`. */
export function hrefOf(route: string, locale: string, rules: AddressRules): string {
  const prefix = rules.baseUrl + (locale === rules.defaultLocale ? '' : `${locale}/`);
  if (route === '/') return prefix;
  return prefix + route.slice(1) + (rules.trailingSlash ? '/' : '');
}

/** Where the files of a route lie in the output, without ending: `zh/docs/intro`; the home page is `index`. */
export function outputPath(route: string, locale: string, defaultLocale: string): string {
  const prefix = locale === defaultLocale ? '' : `${locale}/`;
  return prefix + (route === '/' ? 'index' : route.slice(1));
}

/** `path` with exactly one slash where parts meet, and none at its end; the root is `/`. */
export function joinRoute(...parts: readonly string[]): string {
  const joined = parts.join('/').replace(/\/+/g, '/').replace(/\/$/, '');
  return joined.startsWith('/') ? joined : `/${joined}`;
}

/** A path without `/index.html`, `.html` and the slash at its end; the root is `/` (RT-03). */
export function cleanPath(path: string): string {
  return (
    path
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/+$/, '') || '/'
  );
}

/** Equal after cleaning, ignoring letter case. */
export function isSamePath(a: string, b: string): boolean {
  return cleanPath(a).toLowerCase() === cleanPath(b).toLowerCase();
}

/** The home page of the language that a path belongs to: of `homes`, the nearest one above it. */
export function findHome(path: string, homes: readonly string[]): string | undefined {
  const above = homes.filter((home) => `${path}/`.startsWith(home));
  return above.sort((a, b) => b.length - a.length)[0];
}

/** Where the page document of a page lies, from the path part of the page's address. */
export function documentPath(path: string, homes: readonly string[]): string {
  const clean = cleanPath(path);
  const isHome = homes.some((home) => isSamePath(home, clean));
  return isHome ? `${clean === '/' ? '' : clean}/index.json` : `${clean}.json`;
}

/** `Purchase & Licensing` → `purchase--licensing`: lower case, punctuation dropped, each space a hyphen (CAT-01). */
export function slugOfLabel(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** `New Feature`, `newFeature` and `new_feature` → `new-feature` (BL-09). */
export function kebabCase(label: string): string {
  return label
    .trim()
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A file or folder name without its leading number (`01-intro` → `intro`), and the number. Names
 * that begin like a date or a version keep theirs: `2021-11-x`, `7.0-x` (DOC-04).
 */
export function splitNumberPrefix(name: string): {
  readonly name: string;
  readonly position: number | undefined;
} {
  if (/^\d+[-_.]\d+/.test(name)) return { name, position: undefined };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (match === null || match[2] === undefined) return { name, position: undefined };
  return { name: match[2], position: Number(match[1]) };
}

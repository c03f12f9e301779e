import type { BuiltSite } from './builtSite';
import { all, type HtmlElement } from './html';

/** Where the links of a page lead, as written; each once. */
export function hrefsOf(page: HtmlElement): string[] {
  return [...new Set(all(page, 'a').flatMap(({ attributes }) => attributes['href'] ?? []))];
}

/** Every address that a page makes the browser load or lets a visitor follow, as written. */
export function addressesOf(page: HtmlElement): string[] {
  return all(page, '*').flatMap(({ attributes }) =>
    ['href', 'src'].flatMap((name) => attributes[name] ?? []),
  );
}

/** Whether the HTML file of an output only leads elsewhere. */
export function isRedirect(site: BuiltSite, file: string): boolean {
  return all(site.html(file), 'meta', { 'http-equiv': 'refresh' }).length > 0;
}

/** Whether a file of the output answers a path, as a host with clean URLs resolves it. */
export function answers(files: ReadonlySet<string>, path: string): boolean {
  const clean = decodeURI(path).replace(/^\//, '');
  if (clean === '' || clean.endsWith('/')) return files.has(`${clean}index.html`);
  return files.has(clean) || files.has(`${clean}.html`) || files.has(`${clean}/index.html`);
}

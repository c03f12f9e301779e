import type { PageBody, PageDocument } from 'generator/model/document';
import type { BuiltSite } from './builtSite';
import { metas } from './html';
import { isRedirect } from './links';

/** Of sites that were asked for, which are asked for many times. */
const knownPages = new WeakMap<BuiltSite, readonly string[]>();

/** The HTML files of every page that may be found: neither redirects nor pages that robots are kept from. */
export function pageFiles(site: BuiltSite): readonly string[] {
  const found = knownPages.get(site);
  if (found !== undefined) return found;
  const files = site.files.filter(
    (file) =>
      file.endsWith('.html') && !isRedirect(site, file) && metas(site.html(file), 'robots').length === 0,
  );
  knownPages.set(site, files);
  return files;
}

const knownKinds = new WeakMap<BuiltSite, ReadonlyMap<string, PageBody['kind']>>();

/** Those of them whose documents are of these kinds. */
export function filesOfKinds(site: BuiltSite, ...kinds: readonly PageBody['kind'][]): string[] {
  const known =
    knownKinds.get(site) ?? new Map(pageFiles(site).map((file) => [file, documentOf(site, file).kind]));
  knownKinds.set(site, known);
  return [...known].flatMap(([file, kind]) => (kinds.includes(kind) ? [file] : []));
}

/** The document of a page by its HTML file. */
export function documentOf(site: BuiltSite, file: string): PageDocument {
  return JSON.parse(site.text(file.replace(/\.html$/, '.json')));
}

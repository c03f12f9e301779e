import type { PageBody, PageDocument } from 'generator/model/document';
import type { BuiltSite } from './builtSite';
import { metas } from './html';
import { isRedirect } from './links';

/** The HTML files of every page that may be found: neither redirects nor pages that robots are kept from. */
export function pageFiles(site: BuiltSite): string[] {
  return site.files.filter(
    (file) =>
      file.endsWith('.html') && !isRedirect(site, file) && metas(site.html(file), 'robots').length === 0,
  );
}

/** Those of them whose documents are of these kinds. */
export function filesOfKinds(site: BuiltSite, ...kinds: readonly PageBody['kind'][]): string[] {
  return pageFiles(site).filter((file) => kinds.includes(documentOf(site, file).kind));
}

/** The document of a page by its HTML file. */
export function documentOf(site: BuiltSite, file: string): PageDocument {
  return JSON.parse(site.text(file.replace(/\.html$/, '.json')));
}

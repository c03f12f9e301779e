import type { ComposedPage, LocalePages } from '../../../compose/localePages';
import type { DocSet } from '../../../link/site';
import { documentPath, hrefOf } from '../../../model/address';
import type { WrittenFiles } from '../../../output/outputFiles';
import { htmlPath } from '../../../render/renderPage';

/** Path in the output of each file that a doc set needs, by the address that asks for it. */
export type NeededFiles = ReadonlyMap<string, string>;

/**
 * The pages of the latest version of a set in a locale, their documents, and what these show or
 * load: sidebars, the layout, pictures.
 * @param written the output, finished but for the lists
 */
export function listFilesOfSet(locale: LocalePages, set: DocSet, written: WrittenFiles): NeededFiles {
  const { rules, config, locales } = locale.context.site;
  const homes = locales.map((code) => hrefOf('/', code, rules));
  const files = new Map<string, string>();
  const add = (address: string) => files.set(address, decodeURI(address).slice(rules.baseUrl.length));
  for (const { job } of pagesOfSet(locale, set)) {
    const { route } = job.document;
    const document = encodeURI(documentPath(decodeURI(route), homes));
    files.set(route, htmlPath(job.output, config.trailingSlash !== false));
    files.set(document, `${job.output}.json`);
    findAddresses(readJson(written, `${job.output}.json`), rules.baseUrl).forEach(add);
  }
  const layout = locale.context.layout;
  add(layout);
  findAddresses(readJson(written, layout.slice(rules.baseUrl.length)), rules.baseUrl).forEach(add);
  return files;
}

function pagesOfSet({ pages }: LocalePages, { id, latest }: DocSet): readonly ComposedPage[] {
  return pages.filter(({ page }) => {
    if (!('set' in page) || page.set !== id || page.version !== latest.name) return false;
    const isHidden = page.kind === 'doc' ? page.unlisted : page.kind === 'category' && page.node.unlisted;
    return !isHidden;
  });
}

function readJson({ read }: WrittenFiles, path: string): unknown {
  return JSON.parse(String(read(path) ?? 'null'));
}

/** Addresses of pictures and shared documents in a document; other links are for following. */
export function findAddresses(value: unknown, baseUrl: string, key = ''): string[] {
  if (typeof value === 'string') {
    const isShown = /src$/i.test(key) && /\.\w+$/.test(value) && !value.startsWith('//');
    return value.startsWith(`${baseUrl}assets/`) || (isShown && value.startsWith(baseUrl)) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    findAddresses(inner, baseUrl, Array.isArray(value) ? '' : name),
  );
}

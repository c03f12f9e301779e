import type { PageJob } from './compose/composePage';
import type { SharedParts } from './compose/composeShared';
import type { LocalePages } from './compose/localePages';
import type { ComposedSite, Feature } from './feature';
import type { LinkedSite } from './link/link';
import { readPackageFile } from './load/readText';
import type { Client } from './output/client/buildClient';
import { contentFile, type SharedFile, type SharedFiles } from './output/outputFiles';
import { redirectPage } from './render/redirectPages';
import { htmlPath } from './render/renderPage';
import type { RenderSettings } from './render/renderSettings';

/** Files that pages refer to: the client, layouts, sidebars, drawings, and files that texts name. */
export function sharedFiles(linked: LinkedSite, { documents }: SharedParts, client: Client): SharedFiles {
  const files = new Map<string, SharedFile>();
  for (const [path, content] of [...Object.entries(client.files), ...documents])
    files.set(path, contentFile(content, 'best', true));
  for (const [path, { draw }] of [...linked.art.files, ...linked.art.exported])
    files.set(path, { kind: 'made', make: draw, compression: /\.(svg|gpl)$/.test(path) ? 'quick' : 'none' });
  for (const [path, from] of linked.assets.copies) files.set(path, { kind: 'copy', from });
  for (const [path, file] of linked.pictures.files) files.set(path, file);
  return files;
}

/** Files that features make of all pages. */
export async function featureFiles(
  parts: Omit<ComposedSite, 'readPackageFile'>,
  features: readonly Feature[],
): Promise<SharedFiles> {
  const composed: ComposedSite = { ...parts, readPackageFile };
  const files = await Promise.all(features.map((feature) => feature.files?.(composed) ?? []));
  return new Map(files.flatMap((own) => [...own]));
}

/** All pages of the locales, Page Not Found included. */
export function listPages(locales: readonly LocalePages[]): readonly PageJob[] {
  return locales.flatMap(({ pages, changes, notFound }) => [
    ...pages.map(({ job }) => job),
    ...changes,
    notFound,
  ]);
}

/** The pages that lead from old addresses to new ones, with their documents. */
export function redirectFiles(locales: readonly LocalePages[], settings: RenderSettings): SharedFiles {
  return new Map(
    locales
      .flatMap(({ redirects }) => redirects)
      .flatMap(({ output, document }): [string, SharedFile][] => [
        [`${output}.json`, contentFile(JSON.stringify(document), 'none')],
        [htmlPath(output, settings.inFolders), contentFile(redirectPage(document, settings), 'none')],
      ]),
  );
}

/** The files of `public/`, as they are. */
export function publicFiles({ publicFiles: found }: LinkedSite): SharedFiles {
  return new Map([...found].map(([path, from]): [string, SharedFile] => [path, { kind: 'copy', from }]));
}

/** The scripts that features have besides the client. */
export function scriptsOf(features: readonly Feature[]): Readonly<Record<string, string>> {
  return Object.fromEntries(features.flatMap(({ scripts }) => Object.entries(scripts ?? {})));
}

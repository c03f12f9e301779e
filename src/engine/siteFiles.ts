import { createHash } from 'node:crypto';
import type { PageJob } from './compose/composePage';
import type { SharedParts } from './compose/composeShared';
import type { LocalePages } from './compose/localePages';
import type { ComposedSite, Feature } from './feature';
import type { LinkedSite } from './link/link';
import { readPackageFile } from './load/readText';
import type { Client } from './output/client/buildClient';
import {
  contentFile,
  type OutputFiles,
  type PageFile,
  type SharedFile,
  type SharedFiles,
} from './output/outputFiles';
import { openTreeStore } from './output/treeStore';
import { fillTrees } from './render/fillTrees';
import type { PreparedRender } from './render/prepareRender';
import { redirectPage } from './render/redirectPages';
import { filesBeside, htmlPath } from './render/renderPage';

/** Files that pages refer to: the client, layouts, sidebars, drawings, and files that texts name. */
export function sharedFiles(linked: LinkedSite, { documents }: SharedParts, client: Client): SharedFiles {
  const files = new Map<string, SharedFile>();
  for (const [path, content] of [...Object.entries(client.files), ...documents])
    files.set(path, contentFile(content, 'best', ''));
  for (const [path, { key, draw }] of [...linked.art.files, ...linked.art.exported])
    files.set(path, {
      kind: 'made',
      make: draw,
      key,
      compression: /\.(svg|gpl)$/.test(path) ? 'quick' : 'none',
    });
  for (const [path, from] of linked.assets.copies) files.set(path, { kind: 'copy', from });
  for (const [path, file] of linked.pictures.files) files.set(path, file);
  return files;
}

/** Files that features make of all pages. */
export async function featureFiles(
  parts: Omit<ComposedSite, 'fillPage' | 'readPackageFile'>,
  features: readonly Feature[],
): Promise<SharedFiles> {
  const store = openTreeStore(parts.cache);
  const composed: ComposedSite = {
    ...parts,
    fillPage: (job) => fillTrees(job, store, parts.renderSettings, features),
    readPackageFile,
  };
  const files = await Promise.all(features.map((feature) => feature.files?.(composed) ?? []));
  return new Map(files.flatMap((own) => [...own]));
}

/** The pages of all locales, Page Not Found included, and redirects. */
export function pageFiles(
  locales: readonly LocalePages[],
  prepared: PreparedRender,
  features: readonly Feature[],
): OutputFiles<PageJob> {
  const files = new Map<string, SharedFile | PageFile<PageJob>>();
  for (const { pages, changes, notFound, redirects } of locales) {
    for (const job of [...pages.map((page) => page.job), ...changes, notFound])
      files.set(`${job.output}.json`, {
        kind: 'page',
        job,
        key: keyOf(job, prepared),
        beside: filesBeside(job, prepared.renderSettings, features),
      });
    for (const job of redirects) {
      files.set(`${job.output}.json`, contentFile(JSON.stringify(job.document), 'none'));
      files.set(
        htmlPath(job.output, prepared.renderSettings.inFolders),
        contentFile(redirectPage(job.document, prepared.renderSettings), 'none'),
      );
    }
  }
  return files;
}

/** Stands for everything that a page is made from: its files can be taken over while it stays. */
function keyOf(job: PageJob, { key }: PreparedRender): string {
  return createHash('sha256').update(key).update(JSON.stringify(job)).digest('hex').slice(0, 20);
}

/** The files of `public/`, as they are. */
export function publicFiles({ publicFiles: found }: LinkedSite): SharedFiles {
  return new Map([...found].map(([path, from]): [string, SharedFile] => [path, { kind: 'copy', from }]));
}

/** The scripts that features have besides the client. */
export function scriptsOf(features: readonly Feature[]): Readonly<Record<string, string>> {
  return Object.fromEntries(features.flatMap(({ scripts }) => Object.entries(scripts ?? {})));
}

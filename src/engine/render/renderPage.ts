import { loadPageContent } from '../../app/pageContent';
import type { PageDocument } from '../../model/document';
import type { PageJob } from '../compose/composePage';
import { type CachePlace, openCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import { writeOutput } from '../output/writeOutput';
import { fillTrees } from './fillTrees';
import type { RenderHooks } from './hooks';
import { renderApp } from './renderApp';
import { findLayout, type RenderSettings, readRenderSettings } from './renderSettings';
import { renderShell, type ShellOptions } from './shell';

export interface RenderTask {
  readonly job: PageJob;
  /** Name of the settings of rendering. */
  readonly renderSettings: string;
  readonly cache: CachePlace;
  /** Folder of the output. */
  readonly out: string;
}

/** Fills in, renders and writes one page with its document and what features put beside it. */
export async function renderPage(task: RenderTask, features: readonly RenderHooks[]): Promise<void> {
  const { job, out } = task;
  const cache = openCache(task.cache.folder, task.cache.tool);
  const renderSettings = readRenderSettings(cache, task.renderSettings);
  const page = fillTrees(job, openTreeStore(cache), renderSettings, features);
  // Hosts compress as they send: a copy would save 0.4 KB of 3, and is a file more for each page.
  writeOutput(out, `${job.output}.json`, JSON.stringify(page), 'none');
  writeOutput(
    out,
    htmlPath(job.output, renderSettings.inFolders),
    await renderHtml(page, renderSettings, job.jsonLd),
    renderSettings.precompress ? 'quick' : 'none',
  );
  for (const { beside } of features) {
    const path = beside?.path(job.output, job.document);
    // Tools ask for these, seldom: a host may compress them then.
    if (beside !== undefined && path !== undefined)
      writeOutput(out, path, beside.render(page, findLayout(page, renderSettings)), 'none');
  }
}

/** Paths of what `renderPage` writes beside the document of a page. */
export function filesBeside(
  { output, document }: PageJob,
  { inFolders }: Pick<RenderSettings, 'inFolders'>,
  features: readonly RenderHooks[],
): readonly string[] {
  return [
    htmlPath(output, inFolders),
    ...features.flatMap(({ beside }) => beside?.path(output, document) ?? []),
  ];
}

/** The HTML file of a page. */
export async function renderHtml(
  page: PageDocument,
  renderSettings: RenderSettings,
  jsonLd: readonly object[],
  options: ShellOptions = {},
): Promise<string> {
  const layout = findLayout(page, renderSettings);
  const sidebar = page.sidebar === undefined ? undefined : renderSettings.sidebars[page.sidebar];
  const content = await loadPageContent(page);
  const app = await renderApp({ page, layout, sidebar, content });
  return renderShell(page, app, layout, renderSettings, jsonLd, options);
}

/** Where the HTML of a page lies; homes and Page Not Found are always files of their own. */
export function htmlPath(output: string, inFolders: boolean): string {
  return inFolders && !/(^|\/)(index|404)$/.test(output) ? `${output}/index.html` : `${output}.html`;
}

import { preparePageView } from '../../app/PageView';
import {
  hasMarkdownFile,
  markdownPath,
  pageMarkdown,
} from '../../features/markdown-files/engine/pageMarkdown';
import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';
import type { PageJob } from '../compose/composePage';
import { type CachePlace, openCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import { writeOutput } from '../output/writeOutput';
import { fillTrees } from './fillTrees';
import { renderApp } from './renderApp';
import { type RenderSettings, readRenderSettings } from './renderSettings';
import { renderShell, type ShellOptions } from './shell';

export interface RenderTask {
  readonly job: PageJob;
  /** Name of the settings of rendering. */
  readonly renderSettings: string;
  readonly cache: CachePlace;
  /** Folder of the output. */
  readonly out: string;
}

export interface RenderResult {
  readonly output: string;
  /** Bytes of the files written. */
  readonly bytes: number;
}

/** Fills in, renders and writes one page with its document and its Markdown file. */
export async function renderPage(task: RenderTask): Promise<RenderResult> {
  const cache = openCache(task.cache.folder, task.cache.tool);
  const renderSettings = readRenderSettings(cache, task.renderSettings);
  const glossary = renderSettings.glossaries[task.job.document.locale];
  const layout = findLayout(task.job.document, renderSettings);
  const page = fillTrees(task.job, openTreeStore(cache), layout, glossary);
  await preparePageView(page);
  const { output } = task.job;
  let bytes = writeOutput(task.out, `${output}.json`, JSON.stringify(page), renderSettings.compress);
  if (page.kind !== 'redirect')
    bytes += writeOutput(
      task.out,
      htmlPath(output, renderSettings.inFolders),
      renderHtml(page, renderSettings, task.job.jsonLd),
      renderSettings.compress,
    );
  // Tools ask for it, seldom: a host may compress it then.
  if (hasMarkdownFile(page))
    bytes += writeOutput(task.out, markdownPath(output), pageMarkdown(page, layout), false);
  return { output, bytes };
}

/** The HTML file of a page. */
export function renderHtml(
  page: PageDocument,
  renderSettings: RenderSettings,
  jsonLd: readonly object[],
  options: ShellOptions = {},
): string {
  const layout = findLayout(page, renderSettings);
  const sidebar = page.sidebar === undefined ? undefined : renderSettings.sidebars[page.sidebar];
  return renderShell(page, renderApp({ page, layout, sidebar }), layout, renderSettings, jsonLd, options);
}

function findLayout(page: PageDocument, renderSettings: RenderSettings): SiteLayout {
  const layout = renderSettings.layouts[page.locale];
  if (layout === undefined) throw new Error(`No layout for the locale ${page.locale}`);
  return layout;
}

/** Where the HTML of a page lies; homes and Page Not Found are always files of their own. */
export function htmlPath(output: string, inFolders: boolean): string {
  return inFolders && !/(^|\/)(index|404)$/.test(output) ? `${output}/index.html` : `${output}.html`;
}

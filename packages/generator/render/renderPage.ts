import { loadPageContent } from '../app/pageContent';
import type { PageJob } from '../compose/composePage';
import type { PageDocument } from '../model/document';
import { writeOutput } from '../output/writeOutput';
import type { RenderHooks } from './hooks';
import { renderApp } from './renderApp';
import { findLayout, type RenderSettings } from './renderSettings';
import { renderShell, type ShellOptions } from './shell';

/** Shared by the pages that a thread renders. */
export interface RenderTarget {
  readonly settings: RenderSettings;
  /** The folder that pages are written to. */
  readonly out: string;
}

/** Renders and writes one page with its document and the features' files for it. */
export async function renderPage(
  { document: page, output, jsonLd }: PageJob,
  { settings, out }: RenderTarget,
  features: readonly RenderHooks[],
): Promise<void> {
  // Not compressed: hosts compress as they send. A copy would save 0.4 KB of 3, and be one more file for each page.
  writeOutput(out, `${output}.json`, JSON.stringify(page), 'none');
  const html = await renderHtml(page, settings, jsonLd);
  writeOutput(out, htmlPath(output, settings.inFolders), html, settings.precompress ? 'quick' : 'none');
  for (const { beside } of features) {
    const path = beside?.path(output, page);
    // Programs request these rarely: hosts compress them as they send.
    if (beside !== undefined && path !== undefined)
      writeOutput(out, path, beside.render(page, findLayout(page, settings)), 'none');
  }
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

/** Path of a page's HTML file; homes and Page Not Found are always files, never folders. */
export function htmlPath(output: string, inFolders: boolean): string {
  return inFolders && !/(^|\/)(index|404)$/.test(output) ? `${output}/index.html` : `${output}.html`;
}

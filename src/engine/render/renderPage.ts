import { preparePageView } from '../../app/PageView';
import { hasTwin, markdownPath, pageMarkdown } from '../../features/markdown-files/engine/pageMarkdown';
import type { PageDocument } from '../../model/document';
import type { Frame } from '../../model/frame';
import type { PageJob } from '../compose/composePage';
import { type CachePlace, openCache } from '../output/cache/diskCache';
import { openTreeStore } from '../output/treeStore';
import { writeOutput } from '../output/writeOutput';
import { fillTrees } from './fillTrees';
import { renderApp } from './renderApp';
import { renderShell } from './shell';
import { readStage, type Stage } from './stage';

export interface RenderTask {
  readonly job: PageJob;
  /** Name of the stage. */
  readonly stage: string;
  readonly cache: CachePlace;
  /** Folder of the output. */
  readonly out: string;
}

export interface RenderResult {
  readonly output: string;
  /** Bytes of the files written. */
  readonly bytes: number;
}

/** Fills in, renders and writes one page with its document and its Markdown twin. */
export async function renderPage(task: RenderTask): Promise<RenderResult> {
  const cache = openCache(task.cache.folder, task.cache.tool);
  const stage = readStage(cache, task.stage);
  const glossary = stage.glossaries[task.job.document.locale];
  const page = fillTrees(task.job, openTreeStore(cache), glossary);
  await preparePageView(page);
  const { output } = task.job;
  let bytes = writeOutput(task.out, `${output}.json`, JSON.stringify(page), stage.compress);
  if (page.kind !== 'redirect')
    bytes += writeOutput(
      task.out,
      htmlPath(output, stage.inFolders),
      renderHtml(page, stage, task.job.jsonLd),
      stage.compress,
    );
  // Tools ask for the twin, seldom: a host may compress it then.
  if (hasTwin(page))
    bytes += writeOutput(task.out, markdownPath(output), pageMarkdown(page, frameOf(page, stage)), false);
  return { output, bytes };
}

/** The HTML file of a page. */
export function renderHtml(page: PageDocument, stage: Stage, jsonLd: readonly object[]): string {
  const frame = frameOf(page, stage);
  const sidebar = page.sidebar === undefined ? undefined : stage.sidebars[page.sidebar];
  return renderShell(page, renderApp({ page, frame, sidebar }), frame, stage, jsonLd);
}

function frameOf(page: PageDocument, stage: Stage): Frame {
  const frame = stage.frames[page.locale];
  if (frame === undefined) throw new Error(`No frame for the locale ${page.locale}`);
  return frame;
}

/** Where the HTML of a page lies; homes and Page Not Found are always files of their own. */
export function htmlPath(output: string, inFolders: boolean): string {
  return inFolders && !/(^|\/)(index|404)$/.test(output) ? `${output}/index.html` : `${output}.html`;
}

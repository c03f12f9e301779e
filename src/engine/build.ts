import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Dictionaries } from '../app/words/dictionaries';
import { hasMarkdownFile, markdownPath } from '../features/markdown-files/engine/pageMarkdown';
import { writeOffline } from '../features/offline/engine/writeOffline';
import { writeSearch } from '../features/search/engine/writeSearch';
import { writeShares } from '../features/sharing-pictures/engine/writeShares';
import { fileStart, type Problem, warningAt } from '../model/problem';
import type { PageJob } from './compose/composePage';
import { composeLocale } from './compose/localePages';
import { composeIndex } from './composeIndex';
import type { SiteFolders } from './load/siteFolders';
import { loadSite, refuseErrors } from './loadSite';
import { type CachePlace, openCache } from './output/cache/diskCache';
import { sweepCache } from './output/cache/sweepCache';
import { buildClient } from './output/client/buildClient';
import { type LastOutput, openLastOutput } from './output/lastOutput';
import { readOutputs, readParsed, writeOutputs, writeParsed } from './output/manifest';
import { onInterrupt } from './output/onInterrupt';
import { openOutputFolder } from './output/outputFolder';
import { openTaskPool } from './output/pool/taskPool';
import { writeOutput, writeShared } from './output/writeOutput';
import { type PreparedRender, prepareRender } from './prepareRender';
import { redirectPage, redirectTarget } from './render/redirectPages';
import { htmlPath, type RenderTask } from './render/renderPage';
import { keepStage } from './render/renderSettings';

export interface BuildOptions {
  readonly folders: SiteFolders;
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  /** Changes whenever the sources of the tool do. */
  readonly sourceHash: string;
  /** The worker's file; `undefined` works in one thread. */
  readonly worker: URL | undefined;
  /** The words of the interface by locale code; those of this repository if left out. */
  readonly dictionaries?: Dictionaries | undefined;
  /** ISO day, UTC. */
  readonly today: string;
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Pages of the output, all locales, Page Not Found included. */
  readonly pages: number;
  /** How many of them had to be rendered. */
  readonly rendered: number;
}

/**
 * content → site → pages → files: load, link, compose, render, write, index.
 * @throws ContentError if anything is wrong; the last output then stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { folders } = options;
  const cache = openCache(folders.cache, options.sourceHash);
  const parsed = readParsed(cache);
  const pool = openTaskPool(options.worker);
  const output = openOutputFolder(folders.out);
  const last = openLastOutput(folders.out, output, readOutputs(cache, folders.out));
  const discard = async () => {
    // Threads that are still at work would fill the folder again.
    await pool.close();
    output.discard();
  };
  const forget = onInterrupt(discard);
  try {
    const { today, dictionaries } = options;
    const loaded = await loadSite(folders, cache, 'production', pool, parsed, today, dictionaries);
    refuseErrors(loaded.problems);
    const { config } = loaded.site;
    const client = await buildClient({
      ...options,
      baseUrl: config.baseUrl,
      mode: 'production',
    });
    const prepared = prepareRender(loaded, client, true);

    const renderSettings = keepStage(cache, prepared.renderSettings);
    const locales = prepared.contexts.map(composeLocale);
    const jobs = locales.flatMap(({ pages, notFound }) => [...pages.map(({ job }) => job), notFound]);
    const changed = jobs.filter((job) => !keep(job, prepared, last));
    await pool.run(
      'render',
      renderTasks(changed, renderSettings, cache.place, output.staging),
      changed.length,
    );

    for (const job of locales.flatMap(({ redirects }) => redirects))
      writeRedirect(job, prepared, output.staging);
    const index = await composeIndex(locales, cache, output.staging);
    for (const [path, content] of Object.entries(index))
      writeOutput(output.staging, path, content, !path.endsWith('.txt'));
    writeSearch(locales, cache, last, output.staging);
    await writeShares(locales, cache, last, output.staging);
    for (const [path, content] of Object.entries(prepared.files))
      if (!last.keep([path], '')) writeShared(output.staging, path, content, typeof content === 'string');
    for (const [path, { key, draw }] of [...loaded.art.files, ...loaded.art.exported])
      if (!last.keep([path], key)) writeOutput(output.staging, path, draw(), /\.(svg|gpl)$/.test(path));
    for (const [from, to] of loaded.assets.copies) writeOutput(output.staging, to, readFileSync(from), false);
    if (existsSync(folders.public)) cpSync(folders.public, output.staging, { recursive: true });
    await writeOffline(locales, prepared, client, output.staging);

    writeParsed(cache, parsed);
    const outputs = last.record();
    output.swap(() => writeOutputs(cache, folders.out, outputs));
    sweepCache(cache.place, Date.now());
    const problems = [...loaded.problems, ...output.stuck.map((path) => stuckProblem(path, folders))];
    return { problems, pages: jobs.length, rendered: changed.length };
  } catch (error) {
    // What went wrong first is what to tell of: a full or closed disk fails here again.
    await discard().catch(() => undefined);
    throw error;
  } finally {
    await pool.close();
    forget();
  }
}

function stuckProblem(path: string, { root }: SiteFolders): Problem {
  const file = relative(root, path).split(sep).join('/');
  return warningAt(fileStart(file), 'What an earlier build has left may not be removed.', {
    remedy: 'Remove it as the user who ran that build.',
  });
}

/** Takes the files of a page over from the last output if nothing it is made from has changed. */
function keep(job: PageJob, prepared: PreparedRender, last: LastOutput): boolean {
  const key = createHash('sha256')
    .update(prepared.key)
    .update(JSON.stringify(job))
    .digest('hex')
    .slice(0, 20);
  const twin = hasMarkdownFile(job.document) ? [markdownPath(job.output)] : [];
  return last.keep(
    [`${job.output}.json`, htmlPath(job.output, prepared.renderSettings.inFolders), ...twin],
    key,
  );
}

function* renderTasks(
  jobs: readonly PageJob[],
  renderSettings: string,
  cache: CachePlace,
  out: string,
): Iterable<RenderTask> {
  for (const job of jobs) yield { job, renderSettings, cache, out };
}

function writeRedirect(job: PageJob, prepared: PreparedRender, out: string): void {
  const to = redirectTarget(job.document);
  const layout = prepared.renderSettings.layouts[job.document.locale];
  if (to === undefined || layout === undefined) return;
  writeOutput(out, `${job.output}.json`, JSON.stringify(job.document), false);
  writeOutput(
    out,
    htmlPath(job.output, prepared.renderSettings.inFolders),
    redirectPage(to, layout.site.origin, layout.htmlLang, job.document.noIndex === true),
    false,
  );
}

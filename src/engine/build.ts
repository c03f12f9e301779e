import { join, relative, sep } from 'node:path';
import { fileStart, type Problem, warningAt } from '../model/problem';
import { composeShared } from './compose/composeShared';
import { composeLocale } from './compose/localePages';
import { features } from './features';
import { link, refuseErrors } from './link/link';
import { load } from './load/load';
import { readParsed, writeParsed } from './load/parseMemory';
import { loadConfig } from './load/settings/loadConfig';
import type { SiteFolders } from './load/siteFolders';
import { openCache } from './output/cache/diskCache';
import { sweepCache } from './output/cache/sweepCache';
import { buildClient } from './output/client/buildClient';
import { openLastOutput, readOutputs, writeOutputs } from './output/lastOutput';
import { onInterrupt } from './output/onInterrupt';
import { openOutputFolder } from './output/outputFolder';
import { type PrintBrowser, printFrom } from './output/printPage';
import { writeFiles } from './output/writeFiles';
import { openWorkers, type SiteTool, workWith } from './readSite';
import { prepareRender } from './render/prepareRender';
import { keepRenderSettings } from './render/renderSettings';
import { featureFiles, pageFiles, publicFiles, scriptsOf, sharedFiles } from './siteFiles';

export interface BuildOptions extends SiteTool {
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  /** ISO day, UTC. */
  readonly today: string;
  /** Whether drafts are shown, on a site that search engines stay away from. */
  readonly drafts?: boolean;
  /** Prints booklets and sheets; without it the site has none as PDFs. */
  readonly browser?: PrintBrowser | undefined;
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Pages of the output, all locales, Page Not Found included. */
  readonly pages: number;
  /** How many of them had to be rendered. */
  readonly rendered: number;
}

/**
 * Load, link, compose, render, output: what one stage gives, the next one takes.
 * @throws ContentError if anything is wrong; the last output then stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { folders, sourceHash, dictionaries, today } = options;
  const cache = openCache(folders.cache, sourceHash);
  const memory = readParsed(cache, features);
  const pool = openWorkers(options.worker);
  const output = openOutputFolder(folders.out);
  const last = openLastOutput(folders.out, output, readOutputs(cache, folders.out));
  const discard = async () => {
    // Threads that are still at work would fill the folder again.
    await pool.close();
    output.discard();
  };
  const forget = onInterrupt(discard);
  try {
    const mode = options.drafts === true ? 'drafts' : 'production';
    const written = await loadConfig(folders);
    const settings =
      mode === 'drafts' ? { ...written, config: { ...written.config, noIndex: true } } : written;
    const { baseUrl } = settings.config;
    // Takes as long as parsing the texts, and neither needs the other.
    const bundling = buildClient({ ...options, baseUrl, mode: 'production', scripts: scriptsOf(features) });
    bundling.catch(() => undefined); // What is wrong with the content is told first.
    const work = workWith(pool);
    const loaded = await load({ folders, settings, cache, mode, ...work, memory, dictionaries, features });
    const linked = await link(loaded, today, features);
    refuseErrors(linked.problems);

    const client = await bundling;
    const shared = composeShared(linked, client, features, options.browser !== undefined);
    const locales = shared.contexts.map(composeLocale);
    const rendering = prepareRender(linked.site, shared, client, features);
    const { renderSettings } = rendering;

    const pages = pageFiles(locales, rendering, features);
    const composeOthers = async () =>
      new Map([
        ...(await featureFiles({ locales, cache, client, renderSettings }, features)),
        ...sharedFiles(linked, shared, client),
        ...publicFiles(linked),
      ]);
    const renderSettingsName = keepRenderSettings(cache, renderSettings);
    const rendered = await writeFiles(
      pages,
      composeOthers,
      output.staging,
      last,
      (jobs) => {
        const task = { renderSettings: renderSettingsName, cache: cache.place, out: output.staging };
        return pool.run(
          'render',
          jobs.map((job) => ({ job, ...task })),
        );
      },
      // Beside the tool, as the client itself: all sites have the same scripts.
      openCache(join(options.packageRoot, '.cache'), sourceHash),
      options.browser && printFrom(options.browser, output.staging, baseUrl, cache),
    );

    writeParsed(cache, memory);
    const outputs = last.record();
    output.swap(() => writeOutputs(cache, folders.out, outputs));
    sweepCache(cache.place, Date.now());
    const problems = [...linked.problems, ...output.stuck.map((path) => stuckProblem(path, folders))];
    const count = [...pages.values()].filter(({ kind }) => kind === 'page').length;
    return { problems, pages: count, rendered };
  } catch (error) {
    // The first error is the one to report: on a full or closed disk this step fails too.
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

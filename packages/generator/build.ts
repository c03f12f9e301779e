import { join } from 'node:path';
import { composeShared } from './compose/composeShared';
import { composeLocale } from './compose/localePages';
import { listPagesOfKinds } from './compose/pageKinds';
import { features } from './features';
import { link, refuseErrors } from './link/link';
import { load } from './load/load';
import { loadConfig } from './load/settings/loadConfig';
import type { Problem } from './model/problem';
import { openCache } from './output/cache/diskCache';
import { type ClientSources, openClients } from './output/client/buildClient';
import { onInterrupt } from './output/onInterrupt';
import { openOutputFolder } from './output/outputFolder';
import { type PrintBrowser, printFrom } from './output/printPage';
import { writeFiles } from './output/writeFiles';
import { openWorkers, type SiteTool, workWith } from './readSite';
import { prepareRender } from './render/prepareRender';
import { featureFiles, listPages, publicFiles, redirectFiles, scriptsOf, sharedFiles } from './siteFiles';

export interface BuildOptions extends SiteTool, ClientSources {
  /** ISO day, UTC. */
  readonly today: string;
  /** Whether drafts are shown, on a site that search engines stay away from. */
  readonly drafts?: boolean;
  /** Prints booklets and sheets; without it the site has none as PDFs. */
  readonly browser?: PrintBrowser | undefined;
  /** Called with what the build is at, in a few words. */
  readonly onProgress?: (stage: string) => void;
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Pages of the output, all locales, Page Not Found included. */
  readonly pages: number;
}

const bundleClient = openClients();

/**
 * Load, link, compose, render, output: each stage takes the values of the one before.
 * @throws ContentError if anything is wrong; the last output then stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { folders, packageRoot, toolVersion, dictionaries, today, browser, onProgress } = options;
  const cache = openCache(folders.cache, toolVersion);
  const pool = openWorkers(options.worker);
  const output = openOutputFolder(folders.out);
  const cleanUp = async () => {
    // Threads that are still at work would fill the folder again.
    await pool.close();
    output.removeStaging();
  };
  const removeHandlers = onInterrupt(cleanUp);
  try {
    onProgress?.('Reading');
    const mode = options.drafts === true ? 'drafts' : 'production';
    const settings = await loadConfig(folders);
    const { baseUrl } = settings.config;
    // Takes as long as parsing the texts, and neither needs the other.
    const bundle = options.bundleClient ?? bundleClient;
    const bundling = bundle({ ...options, baseUrl, mode: 'production', scripts: scriptsOf(features) });
    bundling.catch(() => undefined); // What is wrong with the content is told first.
    const loaded = await load({ folders, settings, cache, mode, ...workWith(pool), dictionaries, features });

    const linked = await link(loaded, today, features, listPagesOfKinds);
    refuseErrors(linked.problems);

    onProgress?.('Bundling the client');
    const client = await bundling;
    const shared = composeShared(linked, client, features, browser !== undefined);
    const locales = shared.contexts.map(composeLocale);
    const pages = listPages(locales);

    const renderSettings = prepareRender(linked.site, shared, client);
    const target = { settings: renderSettings, out: output.staging };
    const rendering = pool.run('render', pages, target, {
      onProgress: (done) => onProgress?.(`Rendering: ${done} of ${pages.length} pages`),
    });
    rendering.then(
      () => onProgress?.('Writing files'),
      () => undefined, // Told by whoever waits for it.
    );

    const files = new Map([
      ...redirectFiles(locales, renderSettings),
      ...(await featureFiles({ locales, cache, client, renderSettings }, features)),
      ...sharedFiles(linked, shared, client),
      ...publicFiles(linked),
    ]);
    // Beside the tool, as the client itself: all sites have the same scripts.
    const toolCache = openCache(join(packageRoot, '.cache'), toolVersion);
    const print = browser && printFrom(browser, output.staging, baseUrl, cache);
    await writeFiles(files, rendering, output.staging, toolCache, print);
    output.swap();
    return { problems: linked.problems, pages: pages.length };
  } catch (error) {
    // The first error is the one to report: on a full or closed disk this step fails too.
    await cleanUp().catch(() => undefined);
    throw error;
  } finally {
    await pool.close();
    removeHandlers();
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { BuildOptions } from './build';
import { composeShared } from './compose/composeShared';
import { composeLocale } from './compose/localePages';
import { listPagesOfKinds } from './compose/pageKinds';
import { type Answer, answerFile, answerNotFound, answerPage, type DevState } from './devAnswers';
import { features } from './features';
import { link } from './link/link';
import { load } from './load/load';
import type { ParseMemory } from './load/parseMemory';
import { loadConfig } from './load/settings/loadConfig';
import { settingsFile } from './load/siteFolders';
import { type DevEvent, devEventsPath } from './model/events';
import { ContentError, errorAt, fileStart, type Problem } from './model/problem';
import { type DiskCache, openCache } from './output/cache/diskCache';
import { openClients } from './output/client/buildClient';
import type { SharedFile, SharedFiles } from './output/outputFiles';
import { problemPage } from './problemPage';
import { openWorkers, workWith } from './readSite';
import { prepareRender } from './render/prepareRender';
import { featureFiles, scriptsOf, sharedFiles } from './siteFiles';

/** A site being written: pages are composed when they are asked for, always from the newest files. */
export interface DevSite {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly problems: () => readonly Problem[];
  readonly baseUrl: () => string;
  /** Reads what has changed and tells every open page. Never throws. */
  reload(): Promise<void>;
  /** Ends the threads that it works with. */
  close(): Promise<void>;
}

export async function openDevSite(options: Omit<BuildOptions, 'today'>): Promise<DevSite> {
  const { folders, dictionaries } = options;
  const memory: ParseMemory = new Map();
  const pool = openWorkers(options.worker);
  const work = workWith(pool);
  const cache = openCache(folders.cache, options.toolVersion);
  // Also files of earlier readings, which an open page may still ask for.
  const hashed = new Map<string, SharedFile>();
  // Of this server alone: where the client's sources have changed, another one follows it.
  const bundleClient = openClients();
  const listeners = new Set<ServerResponse>();
  const publicFiles = sirv(folders.public, { dev: true });
  let state: DevState | undefined;
  let problems: readonly Problem[] = [];
  const started = Date.now();
  /** Counts how often the site has been read, on from the time, so that no two servers count alike. */
  let reading = started;

  const read = async () => {
    try {
      const mode = 'development';
      const today = new Date().toISOString().slice(0, 10);
      const settings = await loadConfig(folders);
      const loaded = await load({ folders, settings, cache, mode, ...work, memory, dictionaries, features });
      const linked = await link(loaded, today, features, listPagesOfKinds);
      const { baseUrl } = linked.site.config;
      const client = await bundleClient({ ...options, baseUrl, mode, scripts: scriptsOf(features) });
      const shared = composeShared(linked, client, features, false);
      const renderSettings = prepareRender(linked.site, shared, client);
      const parts = { linked, client, shared, renderSettings };
      state = { ...parts, featureFiles: once(() => composeFiles(parts, cache)) };
      problems = linked.problems;
    } catch (error) {
      // The last good state goes on being served, whatever a writer has saved.
      problems = error instanceof ContentError ? error.problems : [unexpected(error)];
    } finally {
      reading += 1;
    }
  };
  const tell = (listener: ServerResponse) => {
    const build = state?.shared.build ?? null;
    const event: DevEvent = { problems, reading, build, server: started };
    listener.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // How many milliseconds a page waits before it looks for a server that is starting anew.
    response.write('retry: 300\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    tell(response);
  };
  const answer = async (current: DevState, path: string): Promise<Answer> => {
    const page = await answerPage(current, path, features);
    if (page !== undefined) return page;
    const files = await current.featureFiles();
    for (const [name, file] of files)
      if (file.kind === 'made' && file.isHashed === true) hashed.set(name, file);
    const name = path.slice(baseOf(current).length);
    return (
      (await answerFile(files, name)) ??
      (await answerFile(hashed, name)) ??
      (await answerNotFound(current, path))
    );
  };
  let queue = read();
  await queue;
  const reload = () => {
    queue = queue.then(read).then(() => listeners.forEach(tell));
    return queue;
  };

  return {
    problems: () => problems,
    baseUrl: () => (state === undefined ? '/' : baseOf(state)),
    reload,
    close: () => pool.close(),
    handle: (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const current = state;
      if (path === devEventsPath) return listen(request, response);
      if (current === undefined) return send(response, failure(problems, reading));
      const base = baseOf(current);
      const { linked, shared, client } = current;
      const respond = async () => {
        const file = await answerFile(sharedFiles(linked, shared, client), path.slice(base.length));
        if (file !== undefined) return send(response, file);
        const inner = Object.assign(request, { url: path.slice(base.length - 1) });
        await new Promise<void>((resolve) => publicFiles(inner, response, resolve));
        send(response, await answer(current, path));
      };
      respond().catch((error: unknown) => send(response, failure([unexpected(error)], reading)));
    },
  };
}

function baseOf({ linked }: DevState): string {
  return linked.site.rules.baseUrl;
}

/** Files that features make of all pages of a site being written. */
function composeFiles(
  { shared, client, renderSettings }: Omit<DevState, 'featureFiles'>,
  cache: DiskCache,
): Promise<SharedFiles> {
  const locales = shared.contexts.map(composeLocale);
  return featureFiles({ locales, cache, client, renderSettings }, features);
}

/** Makes a value at the first call; again only if that fails. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function failure(problems: readonly Problem[], reading: number): Answer {
  return { status: 500, type: 'text/html', content: problemPage(problems, reading, devEventsPath) };
}

function unexpected(error: unknown): Problem {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return errorAt(fileStart(settingsFile), message);
}

function send(response: ServerResponse, { status, type, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { openDevSearch } from '../features/search/engine/devSearch';
import { ContentError, errorAt, fileStart, type Problem } from '../model/problem';
import type { BuildOptions } from './build';
import type { ParseMemory } from './load/readContent';
import { settingsFile } from './load/siteFolders';
import { loadSite } from './loadSite';
import { CacheError } from './output/cache/cacheError';
import { openCache } from './output/cache/diskCache';
import { buildClient } from './output/client/buildClient';
import { openTaskPool } from './output/pool/taskPool';
import { openTreeStore } from './output/treeStore';
import { prepareRender } from './prepareRender';
import { type Answer, answerFile, answerPage, type DevState } from './serve/devAnswers';
import { problemPage } from './serve/problemPage';

/** A site being written: pages are composed when they are asked for, always from the newest files. */
export interface DevSite {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly problems: () => readonly Problem[];
  readonly baseUrl: () => string;
  /** Reads what has changed and tells every open page. Never throws. */
  reload(): Promise<void>;
}

/** Path of the stream of events that open pages listen to. */
const eventsPath = '/@dev/events';

export async function openDevSite(options: Omit<BuildOptions, 'today'>): Promise<DevSite> {
  const { folders } = options;
  const memory: ParseMemory = new Map();
  const pool = openTaskPool(options.worker);
  const cache = openCache(folders.cache, options.sourceHash);
  const store = openTreeStore(cache);
  const search = openDevSearch(cache);
  const listeners = new Set<ServerResponse>();
  const publicFiles = sirv(folders.public, { dev: true });
  let state: DevState | undefined;
  let problems: readonly Problem[] = [];
  /** How often the site has been read. */
  let reading = 0;

  const load = async () => {
    try {
      const today = new Date().toISOString().slice(0, 10);
      const loaded = await loadSite(folders, cache, 'development', pool, memory, today, options.dictionaries);
      const { baseUrl } = loaded.site.config;
      const client = await buildClient({ ...options, baseUrl, mode: 'development' });
      state = { loaded, prepared: prepareRender(loaded, client, false) };
      problems = loaded.problems;
    } catch (error) {
      // The last good state goes on being served, whatever a writer has saved.
      problems = error instanceof ContentError ? error.problems : [unexpected(error)];
    } finally {
      reading += 1;
    }
  };
  const tell = (listener: ServerResponse) => {
    listener.write(
      `data: ${JSON.stringify({ problems, reading, build: state?.prepared.build ?? null })}\n\n`,
    );
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
    tell(response);
  };
  const answerFrom = async (current: DevState, path: string): Promise<Answer> => {
    const { baseUrl } = current.loaded.site.config;
    return search.answer(current, path.slice(baseUrl.length)) ?? answerPage(current, path, store);
  };
  const answer = async (current: DevState, path: string): Promise<Answer> => {
    try {
      return await answerFrom(current, path).catch(async (error: unknown) => {
        if (!(error instanceof CacheError)) throw error;
        await parseAnew();
        return answerFrom(state ?? current, path);
      });
    } catch (error) {
      return failure([unexpected(error)], reading);
    }
  };
  let queue = load();
  await queue;
  const reload = () => {
    queue = queue.then(load).then(() => listeners.forEach(tell));
    return queue;
  };
  let parsing: Promise<void> | undefined;
  /** For a cache that was removed while the site is being written. Once for all who ask meanwhile. */
  const parseAnew = () => {
    if (parsing === undefined) {
      memory.clear();
      parsing = reload().finally(() => {
        parsing = undefined;
      });
    }
    return parsing;
  };

  return {
    problems: () => problems,
    baseUrl: () => state?.loaded.site.config.baseUrl ?? '/',
    reload,
    handle: (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const current = state;
      if (path === eventsPath) return listen(request, response);
      if (current === undefined) return send(response, failure(problems, reading));
      const { baseUrl } = current.loaded.site.config;
      const file = answerFile(current, path);
      if (file !== undefined) return send(response, file);
      const inner = Object.assign(request, {
        url: path.slice(baseUrl.length - 1) || '/',
      });
      publicFiles(inner, response, async () => send(response, await answer(current, path)));
    },
  };
}

function failure(problems: readonly Problem[], reading: number): Answer {
  return { status: 500, type: 'text/html', content: problemPage(problems, reading, eventsPath) };
}

function unexpected(error: unknown): Problem {
  if (error instanceof CacheError) return errorAt(fileStart('.cache'), error.message);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return errorAt(fileStart(settingsFile), message);
}

function send(response: ServerResponse, { status, type, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content);
}

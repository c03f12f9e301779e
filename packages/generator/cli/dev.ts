import { once } from 'node:events';
import { createServer } from 'node:http';
import { normalize, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { type DevSite, openDevSite } from '../dev';
import type { SiteFolders } from '../load/siteFolders';
import { formatProblems } from '../model/problem';
import { listen } from './listen';
import type { Tool } from './tool';

/** Files saved within this time belong to one change: editors write some of them twice. */
const settleMilliseconds = 20;

/** `npm run dev`: serves the site for writing until it is stopped. */
export async function dev(tool: Tool): Promise<number> {
  const watcher = watchSite(tool.folders);
  // The site is read after this, so that nothing is missed that is saved meanwhile.
  await once(watcher, 'ready');
  const opening = openDevSite(tool);
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const opened = await opening;
      await opened.reload();
      printProblems(opened);
    }, settleMilliseconds);
  };
  watcher.on('all', changed);
  // The watcher drops what follows within 50 ms of another change of the file, such as a formatter's
  // save after the editor's: its raw events tell of every one.
  watcher.on('raw', changed);

  const site = await opening;
  const server = createServer(site.handle);
  const { session } = tool;
  const address = await listen(server, session?.port ?? tool.port ?? 5173);
  session?.onPort(Number(new URL(address).port));
  console.log(`\n  Writing at ${address}${site.baseUrl()}\n`);
  printProblems(site);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  if (session?.signal.aborted) stop();
  session?.signal.addEventListener('abort', stop);
  await once(server, 'close');
  clearTimeout(timer);
  await watcher.close();
  await site.close();
  return 0;
}

/**
 * Watches a site's folders and its settings file. The file is watched through its folder, since it may be removed and
 * come back.
 */
function watchSite({ root, config, content, public: publicFolder, art }: SiteFolders): FSWatcher {
  const watched = [content, publicFolder, art];
  const isWatched = (path: string) =>
    path === root ||
    path === config ||
    watched.some((folder) => path === folder || path.startsWith(folder + sep));
  return watch(root, { ignoreInitial: true, ignored: (path) => !isWatched(normalize(path)) });
}

function printProblems(site: DevSite): void {
  const problems = site.problems();
  console.log(problems.length === 0 ? 'No problems.' : `\n${formatProblems(problems)}`);
}

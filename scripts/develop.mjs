import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import { bundleTool, toolSources } from './bundle.mjs';
import { packageRoot } from './install.mjs';

/** Files saved within this time belong to one change. */
const settleMilliseconds = 100;

/**
 * `npm run dev`: serves a site for writing, and anew at the same port whenever the sources of the tool itself are
 * saved, so that whoever works on a component, a style or the engine sees it without a restart. While they cannot
 * be bundled, the last tool goes on. Each tool stays in memory, some megabytes until the end of the process.
 * @param {readonly string[]} args of the command line
 * @param {{ folder: string, hash: string }} first the tool as it is now
 * @returns {Promise<number>} the exit code
 */
export async function develop(args, first) {
  const sources = watchSources();
  let port;
  let tool = first;
  try {
    for (;;) {
      const { main } = await import(pathToFileURL(join(tool.folder, 'main.js')).href);
      const stopping = new AbortController();
      const session = {
        signal: stopping.signal,
        port,
        onPort: (used) => {
          port = used;
        },
      };
      const worker = pathToFileURL(join(tool.folder, 'worker.js'));
      const ended = main(args, { packageRoot, sourceHash: tool.hash, worker, session });
      const next = await Promise.race([sources.next(tool.hash), ended]);
      if (typeof next === 'number') return next;
      console.log('The sources of the tool have changed …');
      stopping.abort();
      await ended;
      tool = next;
    }
  } finally {
    await sources.close();
  }
}

/** Watches what the tool is made from. */
function watchSources() {
  const watcher = watch(toolSources, { ignoreInitial: true });
  let timer;
  let change = withResolver();
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => change.resolve(), settleMilliseconds);
  });
  return {
    /** The next tool that is another one than that of the hash. */
    next: async (hash) => {
      for (;;) {
        await change.promise;
        change = withResolver();
        try {
          const tool = await bundleTool();
          if (tool.hash !== hash) return tool;
        } catch (error) {
          console.error(
            `The sources of the tool cannot be bundled; the last state goes on.\n${error.message}`,
          );
        }
      }
    },
    close: () => watcher.close(),
  };
}

function withResolver() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

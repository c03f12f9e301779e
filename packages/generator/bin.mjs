#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments, installedBrowser } from './cli/browser.mjs';
import { installPackages, packageRoot } from './cli/install.mjs';
import { sweepCache } from './cli/sweepCache.mjs';
import { describeSystemError } from './cli/systemError.mjs';
import config, { siteCode } from './vite.config.mjs';

/** `node bin.mjs <command>`: Vite builds the tool, which runs the command. `start` builds the site and serves it. */
const args = process.argv.slice(2);
const [command] = args;
// Read by Vite and by React when they are loaded.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
installPackages();
const { build } = await import('vite');

try {
  const folder = makeFolder();
  if (command === 'dev') await develop(folder);
  else process.exitCode = await runOnce(folder);
} catch (error) {
  const sentence = describeSystemError(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

/** A folder for the tool until this process ends. It is in the package, so that the tool finds other packages. */
function makeFolder() {
  const parent = join(packageRoot, '.cache');
  mkdirSync(parent, { recursive: true });
  sweepCache(parent);
  const folder = mkdtempSync(join(parent, 'tool-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A build listens too: it has more to remove, and ends the process then.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    });
  return folder;
}

function buildTool(folder, { plugins = [], watch = null } = {}) {
  return build({
    root: packageRoot,
    ...config,
    configFile: false,
    build: { ...config.build, outDir: folder, watch },
    plugins,
  });
}

/** Loads the tool that Vite has written. @returns a function that runs a command line and returns the exit code */
async function openTool(folder, files) {
  const [main, worker] = ['main', 'worker'].map((name) => files.find((file) => file.name === name).fileName);
  const lock = readFileSync(join(packageRoot, 'package-lock.json'));
  const tool = await import(pathToFileURL(join(folder, main)).href);
  const browser = installedBrowser();
  const given = {
    packageRoot,
    siteCode,
    // The name of the file has a hash of the code in it and in all that it imports, packages apart.
    toolVersion: createHash('sha256').update(main).update(lock).digest('hex').slice(0, 16),
    worker: pathToFileURL(join(folder, worker)),
    browser: browser && { path: browser, arguments: browserArguments },
  };
  return (line, session) => tool.main(line, { ...given, session });
}

async function runOnce(folder) {
  const { output } = await buildTool(folder);
  const run = await openTool(folder, output);
  return command === 'start' ? (await run(['build'])) || run(['preview']) : run(args);
}

/**
 * Serves a site for writing, and anew at the same port whenever a source of the tool is saved, so that whoever works
 * on a component, a style or the engine sees it without a restart. While Vite cannot build them, the last tool goes
 * on. Each tool stays in memory, some megabytes until the end of the process.
 */
async function develop(folder) {
  let stopping = new AbortController();
  let running = Promise.resolve();
  let port;
  const serve = async (files) => {
    const run = await openTool(folder, files);
    stopping.abort();
    await running;
    stopping = new AbortController();
    const { signal } = stopping;
    const onPort = (used) => {
      port = used;
    };
    running = run(args, { signal, port, onPort }).then((code) => {
      if (!signal.aborted) process.exit(code);
    });
  };
  let serving = Promise.resolve();
  const plugin = {
    name: 'serve',
    buildStart() {
      // The client is made of sources too, which the tool itself does not import.
      for (const sources of [join(packageRoot, 'packages'), siteCode])
        for (const path of readdirSync(sources, { recursive: true })) this.addWatchFile(join(sources, path));
    },
    writeBundle(_options, files) {
      serving = serving.then(() => serve(Object.values(files)));
    },
  };
  const watcher = await buildTool(folder, { plugins: [plugin], watch: {} });
  watcher.on('event', ({ code, result }) => {
    result?.close();
    if (code === 'ERROR') console.error('The sources of the tool cannot be bundled; the last state goes on.');
  });
}

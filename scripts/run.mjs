import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { browserArguments, installedBrowser } from './browser.mjs';
import { installPackages, packageRoot } from './install.mjs';
import { describeSystemError } from './systemError.mjs';

/** `node scripts/run.mjs <command>`: bundles the tool if its sources have changed, and runs a command. */
const command = process.argv[2] ?? 'help';
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
installPackages();
const { bundleTool } = await import('./bundle.mjs');
const { folder, hash } = await bundleTool().catch((error) => {
  const sentence = describeSystemError(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
});
// Garbage is collected when a heap has grown by a third, not when it has doubled, and workers keep less for what
// is young: a fifth less memory among 1,000 pages, in the same time. Only functions that are called very often
// are worth the engine's optimizing compiler, which took a third of the processor's time. Node 20 has no such flag.
const engineFlags = ['--heap-growing-percent=30', '--max-semi-space-size=8'];
if (Number.parseInt(process.versions.node, 10) >= 22)
  engineFlags.push('--invocation-count-for-turbofan=10000');
for (const flag of engineFlags) setFlagsFromString(flag);
// What the engine has compiled of the tool is kept beside it, since Node 22. Threads ask the environment.
process.env.NODE_COMPILE_CACHE ??= `${folder}-compiled`;
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
if (command === 'dev') {
  const { develop } = await import('./develop.mjs');
  process.exitCode = await develop(process.argv.slice(2), { folder, hash });
} else {
  const browser = installedBrowser();
  const { main } = await import(pathToFileURL(join(folder, 'main.js')).href);
  process.exitCode = await main(process.argv.slice(2), {
    packageRoot,
    sourceHash: hash,
    worker: pathToFileURL(join(folder, 'worker.js')),
    browser: browser && { path: browser, arguments: browserArguments },
  });
}

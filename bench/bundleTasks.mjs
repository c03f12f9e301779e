import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { packageRoot } from './packageRoot.mjs';

/** The address of the module `bench/<name>.ts`, bundled with all that it imports, so that Node runs it. */
export async function bundleTasks(name) {
  const outDir = join(packageRoot, '.cache/bench-tools');
  await build({
    root: packageRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(packageRoot, `bench/${name}.ts`), outDir, emptyOutDir: true },
  });
  return pathToFileURL(join(outDir, `${name}.js`)).href;
}

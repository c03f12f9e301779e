import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { median } from './median.mjs';
import { packageRoot } from './packageRoot.mjs';
import { printTable } from './table.mjs';

const repeats = 5;

/** Milliseconds that the functions of the tools' workers take for large files, in Node. */
export async function measureTools() {
  const outDir = join(packageRoot, '.cache/bench-tools');
  await build({
    root: packageRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: join(packageRoot, 'tests/pixels/toolTasks.ts'), outDir, emptyOutDir: true },
  });
  const { prepareToolTasks } = await import(pathToFileURL(join(outDir, 'toolTasks.js')).href);
  return prepareToolTasks().map(({ name, bytes, run }) => {
    const times = Array.from({ length: repeats }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    });
    // A reader's first file meets code that is not warm yet.
    return { name, bytes, first: times[0], usual: median(times) };
  });
}

export function printTools(rows) {
  printTable(
    'Tools, in Node',
    ['task', 'MB', 'first ms', 'median ms'],
    rows.map(({ name, bytes, first, usual }) => [
      name,
      (bytes / 1e6).toFixed(1),
      Math.round(first),
      Math.round(usual),
    ]),
  );
}

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.mjs';
import { benchFolder } from './packageRoot.mjs';
import { sentBytes } from './pagesOf.mjs';
import { runTool } from './runTool.mjs';
import { comparablePage, generateSite } from './site/generateSite.mjs';
import { kilobytes, printTable } from './table.mjs';

/** Large sites are built once from nothing, others more often. */
const coldBuilds = (count) => (count < 1000 ? 3 : 1);

/**
 * Builds a generated site of `count` pages in two languages from nothing. Only the compressed client is kept, beside
 * the tool, after the first of them.
 */
async function measureBuild(count) {
  const root = join(benchFolder, String(count));
  const out = join(root, 'dist');
  generateSite(root, count);
  const cold = [];
  for (let run = 0; run < coldBuilds(count); run++) {
    for (const folder of ['dist', '.cache']) rmSync(join(root, folder), { recursive: true, force: true });
    cold.push(await runTool('build', '--root', root));
  }
  const files = filesBelow(out);
  const total = (chosen) => chosen.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    count,
    seconds: median(cold.map((run) => run.seconds)),
    cpuSeconds: median(cold.map((run) => run.cpuSeconds)),
    peakMb: Math.max(...cold.map((run) => run.peakMb)),
    output: total(files),
    script: total(files.filter((file) => file.endsWith('.js'))),
    html: statSync(join(out, `${comparablePage}.html`)).size,
    htmlSent: sentBytes(join(out, `${comparablePage}.html`)),
  };
}

export async function measureBuilds(counts) {
  const rows = [];
  for (const count of counts) rows.push(await measureBuild(count));
  return rows;
}

export function printBuilds(rows) {
  const perPage = ({ cpuSeconds, count }) => (cpuSeconds * 1000) / (count * 2);
  printTable(
    'Builds of generated sites (pages in two languages: each is built twice)',
    ['pages', 's', 'processor s', 'ms per page', 'peak MB', 'output MB', 'script B', 'HTML B', 'HTML sent B'],
    rows.map((row) => [
      row.count,
      row.seconds.toFixed(1),
      row.cpuSeconds.toFixed(1),
      perPage(row).toFixed(1),
      row.peakMb.toFixed(0),
      kilobytes(row.output / 1000),
      row.script,
      row.html,
      row.htmlSent,
    ]),
  );
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleTasks } from './bundleTasks.mjs';
import { median } from './median.mjs';
import { packageRoot } from './packageRoot.mjs';
import { printTable } from './table.mjs';

const repeats = 5;

/** Milliseconds and memory that work on large files takes: that of the tools' workers in Node, and saving in a browser. */
export async function measureTools(site) {
  const module = await bundleTasks('toolTasks');
  const { prepareGifs, toolTasks } = await import(module);
  const saving = [];
  for (const gif of prepareGifs()) saving.push(await measureSaving(site, gif));
  return [...saving, ...toolTasks.map((task, index) => measureTask(module, task, index))];
}

/** In a process of its own, so that its peak memory is that of the task. */
function measureTask(module, { name, prepare }, index) {
  const bytes = prepare();
  const file = join(packageRoot, '.cache/bench-tools/file');
  writeFileSync(file, bytes);
  const run = join(packageRoot, 'bench/runTask.mjs');
  const output = execFileSync(process.execPath, [run, module, index, file, repeats], { encoding: 'utf8' });
  return { name, bytes: bytes.length, ...JSON.parse(output) };
}

/** From the press of the button to the file that the browser saves, and the longest task of the page meanwhile. */
async function measureSaving({ browser, origin }, { name, bytes }) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  await page.goto(`${origin}/faq/drawing/export-image-blurry`);
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  const tool = page.getByRole('region', { name: 'Sharpen your pixel art' });
  const chooser = page.waitForEvent('filechooser');
  await tool.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([{ name: 'large.gif', mimeType: 'image/gif', buffer: Buffer.from(bytes) }]);
  const more = tool.getByRole('button', { name: 'More' });
  for (let factor = 1; factor < 4; factor++) await more.click();
  await page.evaluate(() => {
    window.longest = 0;
    const keepLongest = (list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    };
    new PerformanceObserver(keepLongest).observe({ type: 'longtask' });
    document.addEventListener('click', ({ timeStamp }) => {
      window.pressed = timeStamp;
    });
    // The file is handed to the browser as the address of a blob.
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      window.taken = performance.now() - window.pressed;
      return create.call(URL, blob);
    };
  });
  const times = [];
  for (let time = 0; time < repeats; time++) {
    const download = page.waitForEvent('download');
    await tool.getByRole('button', { name: 'Save large-4x.gif' }).click();
    await download;
    times.push(await page.evaluate(() => window.taken));
  }
  const longest = await page.evaluate(() => window.longest);
  await page.close();
  const task = longest === 0 ? 'no task of the page over 50 ms' : `longest task ${Math.round(longest)} ms`;
  return {
    name: `browser: GIF, 512 × 512, 60 frames, ${name}: enlarged fourfold, saved; ${task}`,
    bytes: bytes.length,
    times,
  };
}

export function printTools(rows) {
  printTable(
    'Tools',
    ['task', 'MB', 'first ms', 'median ms', 'peak MB'],
    rows.map(({ name, bytes, times, peak }) => [
      name,
      (bytes / 1e6).toFixed(1),
      // A reader's first file meets code that is not warm yet.
      Math.round(times[0]),
      Math.round(median(times)),
      peak === undefined ? '' : Math.round(peak),
    ]),
  );
}

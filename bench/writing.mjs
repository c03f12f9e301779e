import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './median.mjs';
import { openBrowser } from './openBrowser.mjs';
import { benchFolder, packageRoot } from './packageRoot.mjs';
import { comparablePage, generateSite } from './site/generateSite.mjs';
import { printTable } from './table.mjs';

const pages = 300;
const times = 7;

/**
 * Milliseconds from saving a page of a generated site of 300 pages in two languages, under
 * `npm run dev`, until the new words are painted on an open page. The first time is left out.
 */
export async function measureWriting() {
  const root = join(benchFolder, 'writing');
  generateSite(root, pages);
  const dev = await openDev(root);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${dev.home}${comparablePage}`);
    await page.waitForSelector('[data-has-hydrated="true"]');
    const figures = [];
    for (let time = 0; time < times; time++)
      figures.push(await saveAndSee(page, root, `Words number ${time}.`));
    return { pages, median: median(figures.slice(1)), worst: Math.max(...figures.slice(1)) };
  } finally {
    await browser.close();
    dev.close();
  }
}

async function saveAndSee(page, root, words) {
  const file = join(root, `content/en/${comparablePage}.md`);
  const seen = page.evaluate(async (text) => {
    await new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.body.textContent.includes(text)) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.timeOrigin + performance.now();
  }, words);
  const text = readFileSync(file, 'utf8');
  const saved = performance.timeOrigin + performance.now();
  writeFileSync(file, `${text}\n${words}\n`);
  return (await seen) - saved;
}

/** Runs `npm run dev` for a site until it is closed. */
async function openDev(root) {
  const child = spawn(
    process.execPath,
    [join(packageRoot, 'packages/generator/bin.mjs'), 'dev', '--root', root],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const home = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const address = /Writing at (http:\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The dev server ended:\n${printed}`)));
  });
  return { home, close: () => child.kill() };
}

export function printWriting({ pages: count, median: middle, worst }) {
  printTable(
    'From a saved text to its words painted, under npm run dev, ms',
    ['pages', 'median', 'worst', 'times'],
    [[count, middle.toFixed(0), worst.toFixed(0), times - 1]],
  );
}

import { join } from 'node:path';
import { median } from './median.mjs';
import { openSite } from './openSite.mjs';
import { benchFolder } from './packageRoot.mjs';
import { generateSite } from './site/generateSite.mjs';
import { printTable } from './table.mjs';

/** Routes of a site whose sidebar has a thousand entries. */
const routes = 1025;
/** Each category is closed and opened this often; the first time warms up the code. */
const times = 6;

/**
 * Milliseconds of script that closing and opening a category takes, with all that follows it, in a
 * sidebar of a thousand entries that are all open: the category at the top with the most below it.
 */
export async function measureSidebar() {
  const root = join(benchFolder, 'sidebar');
  generateSite(root, routes);
  const site = await openSite(root);
  try {
    const page = await site.browser.newPage({ viewport: { width: 1300, height: 900 } });
    await page.goto(site.origin + site.start);
    await page.waitForSelector('[data-has-hydrated="true"]');
    const entries = await page.evaluate(openAll);
    if (entries < 1000) throw new Error(`The sidebar has only ${entries} entries`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const scriptTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    const figures = [];
    for (let index = 0; index < times * 2; index++) {
      const before = await scriptTime();
      const isOpen = await page.evaluate(toggleLargest);
      if (isOpen !== (index % 2 === 1)) throw new Error('The category was not toggled');
      figures.push((await scriptTime()) - before);
    }
    const warm = figures.slice(2);
    return { entries, median: median(warm), worst: Math.max(...warm) };
  } finally {
    await site.close();
  }
}

/** Runs in the page: opens every category of the sidebar; returns the number of its entries. */
async function openAll() {
  const nav = document.querySelector('nav:has([aria-current="page"]):has(button[aria-expanded])');
  for (;;) {
    const closed = nav.querySelectorAll('button[aria-expanded="false"]');
    if (closed.length === 0) return nav.querySelectorAll('li').length;
    for (const button of closed) button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Runs in the page: toggles the category with the most below it, and waits until all has come to rest.
 * @returns whether the category is open then
 */
async function toggleLargest() {
  window.largest ??= [...document.querySelectorAll('nav li:has(> ul)')]
    .filter((item) => item.parentElement.parentElement.matches('nav') && !item.hasAttribute('data-active'))
    .reduce((most, item) =>
      item.getElementsByTagName('li').length > most.getElementsByTagName('li').length ? item : most,
    );
  const button = window.largest.querySelector('button[aria-expanded]');
  button.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return button.getAttribute('aria-expanded') === 'true';
}

export function printSidebar({ entries, median, worst }) {
  printTable(
    'Closing and opening a category of the sidebar, all of it open: script',
    ['entries', 'median ms', 'worst ms'],
    [[entries, median.toFixed(1), worst.toFixed(1)]],
  );
}

import { median } from './median.mjs';
import { printTable } from './table.mjs';

/** What visitors look for; words of the generated sites and of this one. */
const queries = {
  '': ['palette', 'frame rate', 'export', 'layer', 'onion'],
  zh: ['调色板', '帧率', '导出', '图层', '洋葱皮'],
};

/**
 * The search in each language: from the last key of a query to the painted list of results, with
 * the index loaded as far as typing has brought it; and everything that travels from opening the
 * search up to the first result of a first query, as sent.
 */
export async function measureSearch({ browser, origin, pages }) {
  const rows = [];
  for (const [locale, words] of Object.entries(queries)) {
    const start = pages.find(
      ({ kind, route }) => kind === 'doc' && route.startsWith('/zh/') === (locale === 'zh'),
    );
    const times = [];
    let bytes = 0;
    for (const [number, query] of words.entries()) {
      const page = await browser.newPage();
      await page.goto(origin + start.route);
      await page.waitForSelector('[data-has-hydrated="true"]');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => performance.clearResourceTimings());
      await page.keyboard.press('/');
      await page.waitForSelector('dialog[open] fieldset');
      await page.keyboard.type(query.slice(0, -1), { delay: 40 });
      times.push(await timeToResults(page, query.slice(-1)));
      await page.waitForFunction(() => document.querySelector('dialog mark') !== null);
      await page.waitForLoadState('networkidle');
      if (number === 0) bytes = await page.evaluate(sentBytes);
      await page.close();
    }
    rows.push({
      locale: locale || 'en',
      count: pages.length,
      median: median(times),
      worst: Math.max(...times),
      bytes,
    });
  }
  return rows;
}

/** Milliseconds from a key to the second layout after the list has changed, at most one of 16 ms too many. */
async function timeToResults(page, key) {
  await page.evaluate(() => {
    globalThis.shown = new Promise((resolve) => {
      addEventListener(
        'input',
        () => {
          const start = performance.now();
          const list = document.querySelector('[role="listbox"]');
          const observer = new MutationObserver(() => {
            if (list.ariaBusy !== 'false') return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
          });
          observer.observe(list, { attributes: true });
        },
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.insertText(key);
  return page.evaluate(() => globalThis.shown);
}

function sentBytes() {
  return performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.encodedBodySize, 0);
}

export function printSearch(rows) {
  printTable(
    'Search: from the last key to painted results, and what travels up to the first of them',
    ['language', 'pages', 'median ms', 'worst ms', 'sent B'],
    rows.map((row) => [row.locale, row.count, row.median.toFixed(0), row.worst.toFixed(0), row.bytes]),
  );
}

import { median } from './median.mjs';
import { largestOfEachKind } from './pagesOf.mjs';
import { brotliBytes } from './sizes.mjs';
import { kilobytes, printTable } from './table.mjs';

/** A phone in a weak network: "slow 4G" and a processor a quarter as fast, as Lighthouse has them. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** Runs in the page before its own scripts: notes what the browser reports, and when React has taken over. */
function observe() {
  const seen = { paint: 0, shift: 0, tasks: [], hydrated: 0 };
  Object.assign(window, { seen });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  new MutationObserver(() => {
    if (seen.hydrated === 0 && document.documentElement?.dataset.hasHydrated === 'true')
      seen.hydrated = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-has-hydrated'] });
}

/**
 * One visit with an empty cache. Times in milliseconds since the navigation began; blocking time is
 * what long tasks have above 50 ms each, from the first paint until a second after hydration.
 */
export async function visitPage(browser, address, isSlow) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  const response = await page.goto(address);
  await page.waitForSelector('[data-has-hydrated="true"]');
  await page.waitForTimeout(1000);
  const { seen, origin } = await page.evaluate(() => ({ seen: window.seen, origin: performance.timeOrigin }));
  const before = finished.filter((request) => {
    const { startTime, responseEnd } = request.timing();
    return startTime + responseEnd <= origin + seen.paint;
  });
  const fetched = before.filter((request) => request.resourceType() === 'script');
  const scripts = await Promise.all(fetched.map(async (request) => (await request.sizes()).responseBodySize));
  const html = await response.text();
  await context.close();
  return {
    requests: before.length,
    script: inlineScript(html) + scripts.reduce((sum, bytes) => sum + bytes, 0),
    paint: seen.paint,
    hydrated: seen.hydrated,
    blocking: seen.tasks
      .filter(([start]) => start >= seen.paint)
      .reduce((sum, [, duration]) => sum + duration - 50, 0),
    shift: seen.shift,
  };
}

/** Compressed bytes of the scripts that stand in the page; data (JSON-LD) does not run. */
function inlineScript(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)];
  return scripts.reduce((sum, match) => sum + brotliBytes(match[1]), 0);
}

/** The medians of some visits. */
async function measureVisits(browser, address, isSlow, count) {
  const visits = [];
  for (let index = 0; index < count; index++) visits.push(await visitPage(browser, address, isSlow));
  return Object.fromEntries(
    Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]),
  );
}

export async function measurePaint({ pages, origin, browser }) {
  const rows = [];
  for (const page of largestOfEachKind(pages))
    for (const isSlow of [false, true])
      rows.push({
        kind: page.kind,
        isSlow,
        ...(await measureVisits(browser, origin + page.route, isSlow, 3)),
      });
  return rows;
}

export function printPaint(rows) {
  printTable(
    'First paint of the largest page of each kind (medians of 3; slow: 4G with 150 ms, processor 4 times slower)',
    [
      'kind',
      'visit',
      'requests',
      'script KB',
      'first paint ms',
      'hydrated ms',
      'blocking ms',
      'layout shift',
    ],
    rows.map((row) => [
      row.kind,
      row.isSlow ? 'slow' : 'fast',
      row.requests,
      kilobytes(row.script),
      row.paint.toFixed(0),
      row.hydrated.toFixed(0),
      row.blocking.toFixed(0),
      row.shift.toFixed(4),
    ]),
  );
}

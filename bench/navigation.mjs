import { median } from './median.mjs';
import { printTable } from './table.mjs';

/** Each way to go is taken this often; the first is left out, since it warms up the code. */
const times = 10;

/**
 * Runs in the page: `nextPaint(start)` resolves to the milliseconds from `start` (default: the next
 * click) until a new heading has been painted: two frames after it came into the document, the
 * second begins when the first is on the screen.
 */
function installClock() {
  const heading = () => document.querySelector('h1')?.textContent;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.nextPaint = async (start) => {
    const before = heading();
    const from =
      start ??
      (await new Promise((resolve) =>
        addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true }),
      ));
    await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('No other page came within ten seconds')), 10_000);
      const observer = new MutationObserver(() => {
        if (heading() === undefined || heading() === before) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
    await painted();
    return performance.now() - from;
  };
}

/**
 * Milliseconds from a click to the next page painted, medians, from the docs page at `start`: for
 * links of the sidebar in view, for Back, and for pages that nothing has announced.
 * @param cold addresses of docs pages that `start` does not link to
 */
export async function measureNavigation({ browser, origin, start, cold }) {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  await page.addInitScript(installClock);
  await page.goto(origin + start);
  await page.waitForSelector('[data-has-hydrated="true"]');
  const figures = { sidebar: [], back: [], cold: [] };
  const links = await sidebarLinks(page);
  for (let index = 0; index < times; index++) {
    const address = links[index % links.length];
    const clock = page.evaluate(() => window.nextPaint());
    await page.locator(`nav a[href="${address}"]:visible`).first().click();
    figures.sidebar.push(await clock);
    figures.back.push(
      await page.evaluate(() => {
        const clock = window.nextPaint(performance.now());
        history.back();
        return clock;
      }),
    );
    await page.waitForFunction((path) => location.pathname === path, start);
  }
  for (const address of cold.slice(0, times)) {
    figures.cold.push(
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        const clock = window.nextPaint(performance.now());
        link.click();
        link.remove();
        return clock;
      }, address),
    );
  }
  await page.close();
  return Object.fromEntries(
    Object.entries(figures).map(([name, all]) => [
      name,
      { median: median(all.slice(1)), worst: Math.max(...all.slice(1)), count: all.length - 1 },
    ]),
  );
}

/** Addresses of the docs pages that the sidebar shows in view, the current one left out. */
async function sidebarLinks(page) {
  return page.evaluate(() => {
    const navs = [...document.querySelectorAll('nav')].filter((nav) =>
      nav.querySelector('[aria-current="page"]'),
    );
    const [nav] = navs.sort((a, b) => b.querySelectorAll('a').length - a.querySelectorAll('a').length);
    return [...(nav?.querySelectorAll('a[href]:not([aria-current]):not([role])') ?? [])]
      .filter(
        (link) =>
          link.origin === location.origin &&
          link.getBoundingClientRect().bottom < innerHeight &&
          link.checkVisibility(),
      )
      .map((link) => link.getAttribute('href'));
  });
}

const names = {
  sidebar: 'link of the sidebar in view',
  back: 'Back',
  cold: 'page that nothing has announced',
};

export function printNavigation(figures) {
  printTable(
    'Click to the next page painted, unthrottled, ms',
    ['what', 'median', 'worst', 'times'],
    Object.entries(figures).map(([name, { median: middle, worst, count }]) => [
      names[name],
      middle.toFixed(1),
      worst.toFixed(1),
      count,
    ]),
  );
}

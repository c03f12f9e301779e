import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** The style sheet for all that is not on a page as it came. */
const siteStyles = /\/assets\/client-[^/]*\.css$/;

test.use({ fetchesAhead: true });

test('the client takes what was fetched ahead for it, and nothing of that is fetched twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(window, 'taken', taken);
    const { fetch } = window;
    window.fetch = (address, options) => {
      taken.push(new URL(String(address), location.href).href);
      return fetch(address, options);
    };
  });
  await page.goto('/docs/intro');
  await untilHydrated(page);
  const { ahead, taken } = await page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLMetaElement>('[name^=part-]');
    return {
      ahead: [...parts].map(({ content }) => new URL(content, location.href).href),
      taken: Reflect.get(window, 'taken'),
    };
  });
  // Document, layout and sidebar.
  expect(ahead).toHaveLength(3);
  expect(taken).toEqual(expect.arrayContaining(ahead));
  for (const address of ahead) expect(asked.filter((other) => other === address)).toHaveLength(1);
});

test('buttons work without the styles of later pages; tabs, which change with scripts, wait for them', async ({
  page,
}) => {
  const styles = await holdAnswers(page, siteStyles);
  await page.goto('/docs/install', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /colour mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio').first()).toBeAttached();
  await expect(main.getByRole('tab')).toHaveCount(0);
  styles.release();
  await expect(main.getByRole('tab').first()).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(0);
});

test('a page other than docs asks for all of its code at once, and works before the styles of its kind are there', async ({
  page,
}) => {
  const client = await holdAnswers(page, clientScripts.client);
  const styles = await holdAnswers(page, /\/assets\/[^/]*\.css$/);
  const code = page.waitForRequest(clientScripts.deferredPages);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await code;
  client.release();
  await page.getByRole('button', { name: /colour mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  styles.release();
  await untilHydrated(page);
});

test.describe('where leaving the page has cancelled what it waited for', () => {
  test.use({ expectedMessages: [/net::ERR_FAILED|The page stays as it came/] });

  test('the page starts again when Back shows it as it was: without a document, without the client', async ({
    page,
  }) => {
    for (const [path, address, notice] of [
      ['/docs/intro', '**/docs/intro.json', '#incomplete'],
      ['/', clientScripts.client, '#misplaced'],
    ] as const) {
      await page.route(address, (route) => route.abort());
      await page.goto(path);
      await expect(page.locator(notice)).toBeVisible();
      await page.unroute(address);
      // Browsers say so of a page that they have kept; this one keeps none that a test controls.
      const isBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await page.evaluate(isBack);
      await untilHydrated(page);
      await expect(page.locator('#incomplete, #misplaced')).toHaveCount(0);
      // Whoever leaves a living page and comes back finds it as it was.
      await page.evaluate(isBack);
      await page.getByRole('button', { name: /colour mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.evaluate(() => localStorage.clear());
    }
  });
});

test('a device that is never idle has the rest all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
  });
  const prefetching = page.waitForRequest(/\/prefetch-[\w-]+\.js/);
  await page.goto('/docs/intro');
  await prefetching;
  await untilHydrated(page);
});

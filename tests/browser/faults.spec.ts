import type { Page, Route } from '@playwright/test';
import { documentsOf } from '../support/documentsOf';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

// What goes wrong on purpose is written down by the browser.
test.use({
  expectedMessages: [
    /status of (404|500)|net::ERR_|The page (stays as it came|is loaded whole)|dynamically imported|MIME type/,
  ],
});

/** How a file may be answered instead of as it was built. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'status 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'status 404': (route) => route.fulfill({ status: 404, body: 'no' }),
  'a broken line': (route) => route.abort(),
  'half a body': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'other JSON': (route) => route.fulfill({ json: { items: 1, text: {} } }),
  null: (route) => route.fulfill({ json: null }),
  'a JSON that says no more than its build': async (route) => {
    const { build } = await (await route.fetch()).json();
    await route.fulfill({ json: { build } });
  },
};
const jsonOnly = ['other JSON', 'null', 'a JSON that says no more than its build'];

/** What hydrates a page, by kind. */
const parts: Readonly<Record<string, string>> = {
  'the page document': '**/docs/long.json',
  'the layout': '**/assets/layout-*.json',
  'the sidebar': '**/assets/sidebar-*.json',
  'the client': '**/assets/client-*.js',
};
const notice = (page: Page) => page.locator('#incomplete');

for (const [part, address] of Object.entries(parts))
  for (const [answer, give] of Object.entries(answers)) {
    if (part === 'the client' && (jsonOnly.includes(answer) || answer === 'half a body')) continue;
    test(`${answer} in place of ${part} leaves the page to be read, says so and mends on a reload`, async ({
      page,
      context,
    }) => {
      const home = part === 'the layout' ? '/x/zh/docs' : '/x/docs';
      const refused = page.waitForRequest(address);
      await page.route(address.replace('/docs', part === 'the layout' ? '/zh/docs' : '/docs'), give);
      const asked = documentsOf(context);
      await page.goto(`${home}/long`);
      await refused;
      const said = part === 'the client' ? 'attached' : 'visible';
      await notice(page).waitFor({ state: said });
      await expect(heading(page)).not.toBeEmpty();
      await expect(page.getByRole('article')).toBeVisible();
      expect(asked).toEqual([`${home}/long`]);
      await page.unrouteAll();
      await notice(page)
        .getByRole('link', { includeHidden: true })
        .evaluate((link: HTMLAnchorElement) => link.click());
      await untilHydrated(page);
      await expect(notice(page)).toBeHidden();
    });
  }

test('a page without the styles of later pages comes to life all the same', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.fulfill({ status: 500, body: '' }));
  await openPage(page, '/x/docs/intro');
  await expect(notice(page)).toBeHidden();
});

test('a sidebar of another shape on the way to a page leads to one load of the whole page', async ({
  page,
  context,
}) => {
  await openPage(page, '/x/');
  const asked = documentsOf(context);
  await page.route('**/assets/sidebar-*.json', (route) => route.fulfill({ json: {} }));
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/x/docs"]').first().click();
  await page.waitForURL('**/x/docs/**');
  await notice(page).waitFor({ state: 'visible' });
  expect(asked).toHaveLength(1);
});

test.describe('where nothing answers', () => {
  test.use({ ownContext: true });

  for (const silent of ['**/docs/elements.json', '**/assets/client-*.js'])
    test(`a time limit ends the wait, and a way on is shown: ${silent}`, async ({ page }) => {
      if (silent.includes('client')) {
        await page.route(silent, () => {});
        await page.goto('/x/docs/intro', { waitUntil: 'commit' });
        await notice(page).waitFor({ state: 'attached' });
        // Styles show it, as no script may have come; their clock is put forward.
        await notice(page).evaluate((element) => {
          for (const animation of element.getAnimations()) animation.currentTime = 20_000;
        });
        await expect(notice(page)).toBeVisible();
        return;
      }
      await page.clock.install();
      // Before the page is there: it may be asked for as soon as its link is in view.
      await page.route(silent, () => {});
      const asked = page.waitForRequest(silent);
      await openPage(page, '/x/docs/intro');
      await inText(page, 'the elements').click();
      await asked;
      await page.clock.fastForward(15_000);
      const message = page.getByRole('alert');
      await expect(message).toContainText('/x/docs/elements.json did not answer');
      await page.unroute(silent);
      await message.getByRole('button', { name: 'Retry' }).click();
      await page.clock.runFor(1000);
      await expect(heading(page)).toHaveText('Elements');
    });
});

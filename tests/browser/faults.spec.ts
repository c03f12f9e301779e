import type { Page } from '@playwright/test';
import { documentsOf } from '../support/documentsOf';
import {
  answerNames,
  earlyFiles,
  languageNames,
  lateFiles,
  tryEarlyFile,
  tryLateFile,
} from '../support/faults';
import { openPage } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect, test as realTest } from '../support/visitor';

// What goes wrong on purpose is written down by the browser.
const expected =
  /status of (404|500)|net::ERR_|The page (stays as it came|is loaded whole)|dynamically imported|MIME type|The search failed|An exhibit does not work|SyntaxError|Unable to preload/;
test.use({ expectedMessages: [expected] });

/**
 * The first and the last file that come early and two that come late, each with another answer and in another
 * language; `npm run test:all` tries every answer in place of every file in both.
 */
const early = Object.entries(earlyFiles).flatMap(([what, address], index) => {
  const answer = (['half a body', undefined, undefined, 'status 404'] as const)[index];
  return answer === undefined ? [] : [{ what, address, answer, language: languageNames[index % 2] ?? 'en' }];
});
const late = Object.entries(lateFiles).flatMap(([what, file], index) => {
  if (index % 5 !== 0) return [];
  const answer = answerNames[index % answerNames.length] ?? 'status 500';
  return [{ what, file, answer, language: languageNames[(index / 5) % 2] ?? 'en' }];
});

realTest.describe('of the whole site', () => {
  realTest.use({ ownContext: true, expectedMessages: [new RegExp(`${expected.source}|TypeError`)] });

  realTest(
    'parts that crash or do not come leave the page to be read, and what they stand for to be had [ERR-19]',
    async ({ page }) => {
      await realTest.step('what cannot be saved says so in its place', async () => {
        await page.route(/\/assets\/(encodePng|saveColors)-[\w-]+\.js$/, (route) => route.abort());
        await openPage(page, '/docs/timeline/cell');
        await page.getByRole('figure').filter({ hasText: 'A linked cell repeats' }).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Save PNG' }).click();
        await expect(page.getByText('It could not be saved.')).toBeVisible();
        await openPage(page, '/docs/basic/palette');
        await page.getByRole('button', { name: 'Save these colours as .gpl' }).first().click();
        await expect(page.getByRole('alert')).toHaveText('This part of the page could not be loaded.');
      });
      await realTest.step('a tool that crashes leaves its place and its page to be read', async () => {
        await page.route('**/assets/words-tools-*.json', (route) => route.fulfill({ json: { items: 1 } }));
        // Before the page is there: the tool may come with it.
        const crash = page.waitForEvent('console', (message) => message.text().includes('TypeError'));
        await openPage(page, '/faq/drawing/ase-file-attributes');
        await page.getByRole('figure').first().scrollIntoViewIfNeeded();
        await crash;
        await expect(page.getByRole('article')).toBeVisible();
        await expect(page.getByRole('figure').first()).toBeVisible();
      });
      await realTest.step('a picture whose enlargement does not come opens by itself', async () => {
        await page.route(/\/assets\/(Live|registry)-[\w-]+\.js$/, (route) => route.abort());
        await openPage(page, '/docs/basic/canvas');
        await page.locator('article a[href^="/assets/art"]').first().click();
        await expect(page).toHaveURL(/\/assets\/[^?]*\.(png|svg|gif|webp)$/);
      });
    },
  );

  for (const { what, address, answer, language } of early)
    realTest(
      `${answer} in place of ${what} of a page in ${language} leaves it to be read, says so and mends on a reload [ERR-07, ERR-19]`,
      ({ page, context }) => tryEarlyFile(page, context, address, answer, language),
    );
  for (const { what, file, answer, language } of late)
    realTest(
      `${answer} in place of ${what} in ${language} leaves a page to be read and a way on [ERR-07, ERR-19]`,
      ({ page, context }) => tryLateFile(page, context, file, answer, language),
    );
});

const notice = (page: Page) => page.locator('#incomplete');

test('a page without the styles of later pages comes to life all the same', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.fulfill({ status: 500, body: '' }));
  await openPage(page, '/x/docs/intro');
  await expect(notice(page)).toBeHidden();
});

test('a sidebar of another shape on the way to a page leads to one load of the whole page', async ({
  page,
  context,
}) => {
  // Before the page is there: it may be asked for as soon as its link is in view.
  await page.route('**/assets/sidebar-*.json', (route) => route.fulfill({ json: {} }));
  await openPage(page, '/x/');
  const asked = documentsOf(context);
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href^="/x/docs"]').first().click();
  await page.waitForURL('**/x/docs/**');
  await notice(page).waitFor({ state: 'visible' });
  expect(asked).toHaveLength(1);
});

test.describe('where nothing answers', () => {
  test.use({ ownContext: true });

  test('a time limit ends the wait for the client, and a way on is shown', async ({ page }) => {
    await page.route('**/assets/client-*.js', () => {});
    await page.goto('/x/docs/intro', { waitUntil: 'commit' });
    await notice(page).waitFor({ state: 'attached' });
    // Styles show it, as no script may have come; their clock is put forward.
    await notice(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.currentTime = 20_000;
    });
    await expect(notice(page)).toBeVisible();
  });

  test('a time limit ends the wait for a page and for its address, and Retry leads on [GO-08, GO-09]', async ({
    page,
  }) => {
    await page.clock.install();
    // Before the page is there: it may be asked for as soon as its link is in view.
    await page.route(/\/docs\/elements(\.json)?$/, () => {});
    await openPage(page, '/x/docs/intro');
    const asked = page.waitForRequest('**/docs/elements.json');
    await inText(page, 'the elements').click();
    await asked;
    const askedAgain = page.waitForRequest('**/docs/elements');
    await page.clock.fastForward(15_000);
    await askedAgain;
    await page.clock.fastForward(5000);
    const message = page.getByRole('alert');
    await expect(message).toContainText('/x/docs/elements.json did not answer');
    await page.unroute(/\/docs\/elements(\.json)?$/);
    await message.getByRole('button', { name: 'Retry' }).click();
    await page.clock.runFor(1000);
    await expect(heading(page)).toHaveText('Elements');
  });
});

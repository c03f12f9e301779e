import { addLink } from '../support/addLink';
import { answerOnce } from '../support/answerOnce';
import { clientScripts } from '../support/clientScripts';
import { emulateConnection } from '../support/connection';
import { entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { holdAnswers } from '../support/holdAnswers';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { stopClock } from '../support/stopClock';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

test.describe('without a network, a page that was not fetched before', () => {
  test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

  test('is told of, may be tried again, and is not loaded whole [GO-03, GO-08, GO-09, ERR-07]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await markDocument(page);
    const other = await addLink(page, 'another query', { href: '/x/docs/intro?a=1' });
    await context.setOffline(true);
    await inText(page, 'the elements').click();
    const message = page.getByRole('alert');
    await test.step('the page before stays open to another query of it', async () => {
      await expect(message).toBeVisible();
      await other.click();
      await expect(page).toHaveURL('/x/docs/intro?a=1');
      await expect(heading(page)).toHaveText('Introduction');
      await inText(page, 'the elements').click();
    });
    await expect(message).toContainText('This page could not be loaded.');
    await expect(message.getByText('/x/docs/elements.json did not answer')).toBeVisible();
    await expect(page).toHaveTitle('This page could not be loaded. | Subpath fixture');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    // The message is the same as before: only the request tells that it was tried again, in vain.
    const again = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/docs/elements.json'),
    );
    await message.getByRole('button', { name: 'Retry' }).click();
    await again;
    await expect(message).toContainText('This page could not be loaded.');
    await context.setOffline(false);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Elements');
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL('/x/docs/elements');
    await expect(page).toHaveTitle('Elements | Subpath fixture');
    expect(await isMarked(page)).toBe(true);
  });

  test('comes on Retry as it would have come at once: at its hash, and open to another query [GO-08, GO-03]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await context.setOffline(true);
    await inText(page, 'its section 20').click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(heading(page)).toHaveText('A long page');
    await expect.poll(() => topOf(page, 'section-20')).toBeLessThanOrEqual(76);
    expect(await topOf(page, 'section-20')).toBeGreaterThanOrEqual(60);
    await scrollPage(page, 500);
    await (await addLink(page, 'another query', { href: '/x/docs/long?a=1' })).click();
    await expect(page).toHaveURL('/x/docs/long?a=1');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await scrollOffset(page)).toBe(500);
  });

  test('shows on Retry nothing, after 200 ms a mark of 128 × 110 px, and gives way to a page that is opened meanwhile [GO-07, GO-08, GO-02]', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openPage(page, '/x/docs/intro');
    await context.setOffline(true);
    await inText(page, 'the elements').click();
    const message = page.getByRole('alert');
    await expect(message).toBeVisible();
    await context.setOffline(false);
    const elements = '**/docs/elements.json';
    const answer = await holdAnswers(page, elements);
    const late = page.waitForResponse(elements);
    await stopClock(page);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveText('');
    const mark = page.getByRole('status', { name: 'Loading' });
    await page.clock.runFor(150);
    await expect(mark).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(mark).toBeVisible();
    const { width, height } = (await mark.locator('svg').boundingBox()) ?? {};
    expect([width, height]).toEqual([128, 110]);
    await entryOf(page, 'A long page').click();
    await expect(heading(page)).toHaveText('A long page');
    answer.release();
    await (await late).finished();
    await page.clock.resume();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(heading(page)).toHaveText('A long page');
    await expect(page).toHaveURL('/x/docs/long');
  });
});

test('without a network, a page whose code was not fetched before is told of and comes on Retry [GO-09]', async ({
  page,
  context,
}) => {
  const fetched = page.waitForResponse('**/x/blog.json');
  await openPage(page, '/x/docs/intro');
  await (await fetched).finished();
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('This page could not be loaded.');
  await expect(message.getByText(/dynamically imported module|\.css did not come/)).toBeVisible();
  await expect(page).toHaveURL('/x/blog');
  await context.setOffline(false);
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toContainText('Post');
  await expect(message).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test.describe('where the browser keeps in mind what code it could not have', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|The page is loaded whole/] });

  test('Retry loads the page whole once the network is back [GO-08, GO-09]', async ({ page, context }) => {
    const fetched = page.waitForResponse('**/x/blog.json');
    await openPage(page, '/x/docs/intro');
    await (await fetched).finished();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await answerOnce(page, clientScripts.deferredPages, (route) => route.abort());
    const asked = documentsOf(context);
    await retry.click();
    await expect(page.getByRole('article').first()).toContainText('Post');
    await untilHydrated(page);
    expect(asked).toEqual(['/x/blog']);
  });
});

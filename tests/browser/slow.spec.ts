import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { emulateConnection } from '../support/connection';
import { isMarked, markDocument } from '../support/documentMark';
import { holdAnswers } from '../support/holdAnswers';
import { openPage } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

/** From the next click on: each change of the loading bar, and the new heading, with milliseconds since the click. */
async function watchBar(page: Page): Promise<() => Promise<readonly (readonly [string, number])[]>> {
  await page.evaluate(() => {
    const log: [string, number][] = [];
    Reflect.set(window, 'log', log);
    let start = 0;
    addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
    const bar = document.querySelector('[data-progress]');
    const title = document.querySelector('h1')?.textContent;
    const look = () => {
      const state = bar?.getAttribute('data-progress') ?? '';
      if (log.findLast(([what]) => what !== 'shown')?.[0] !== state)
        log.push([state, performance.now() - start]);
      if (document.querySelector('h1')?.textContent !== title && !log.some(([what]) => what === 'shown'))
        log.push(['shown', performance.now() - start]);
    };
    look();
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-progress'],
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'log'));
}

/** From now on the page's timers wait until they are told to run, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

test('a late page is announced by a thin bar after 200 ms, which is gone when the page is there [GO-06]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/intro');
  const answer = await holdAnswers(page, '**/docs/elements.json');
  const log = await watchBar(page);
  const bar = page.locator('[data-progress]');
  await expect(bar).toBeHidden();
  await inText(page, 'the elements').click();
  await expect(bar).toBeVisible();
  const { y, height, width } = (await bar.boundingBox()) ?? { y: -1, height: 0, width: 0 };
  expect([y, height < 6, width > 0]).toEqual([0, true, true]);
  await expect(bar).toHaveCSS('pointer-events', 'none');
  await expect(heading(page)).toHaveText('Introduction');
  answer.release();
  await expect(heading(page)).toHaveText('Elements');
  await expect(bar).toBeHidden();
  const told = await log();
  expect(told.map(([what]) => what)).toEqual(['idle', 'slow', 'shown', 'arrived']);
  const [, slow, shown] = told.map(([, time]) => time);
  expect(slow).toBeGreaterThanOrEqual(200);
  expect(slow).toBeLessThan(shown ?? 0);
});

test('a page that is there within 200 ms shows no bar, nor does one on its first load [GO-06]', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/x/docs/intro');
  await expect(page.locator('[data-progress]')).toBeHidden();
  const log = await watchBar(page);
  await stopClock(page);
  await inText(page, 'long page').click();
  await expect(heading(page)).toHaveText('A long page');
  await page.clock.runFor(1000);
  expect((await log()).map(([what]) => what)).toEqual(['idle', 'shown']);
});

test('going to a hash or to another query of the page shows no bar [GO-06]', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/x/docs/long');
  const log = await watchBar(page);
  await stopClock(page);
  await page.getByRole('link', { name: 'Section 20', exact: true }).first().click();
  await expect(page).toHaveURL('/x/docs/long#section-20');
  await page.clock.runFor(1000);
  await (await addLink(page, 'another query', { href: '/x/docs/long?a=1' })).click();
  await expect(page).toHaveURL('/x/docs/long?a=1');
  await page.clock.runFor(1000);
  expect((await log()).map(([what]) => what)).toEqual(['idle']);
});

test.describe('without a network', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test('the visitor is told, may try again, and nothing is loaded whole [GO-08, GO-09, ERR-07]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await markDocument(page);
    await context.setOffline(true);
    await inText(page, 'the elements').click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('This page could not be loaded.');
    await expect(message).toContainText('/x/docs/elements.json did not answer');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toContainText('This page could not be loaded.');
    await context.setOffline(false);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Elements');
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL('/x/docs/elements');
    expect(await isMarked(page)).toBe(true);
  });

  test('the message is in the language of the page [ERR-16]', async ({ page, context }) => {
    await openPage(page, '/x/zh/docs/intro');
    await context.setOffline(true);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText('无法加载此页面。');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

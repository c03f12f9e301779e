import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { emulateConnection } from '../support/connection';
import { entryOf } from '../support/docsSidebar';
import { holdAnswers } from '../support/holdAnswers';
import { motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { stopClock } from '../support/stopClock';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

/** From now on: each change of the loading bar, and the new heading, in the order that they are seen in. */
async function watchBar(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const log: string[] = [];
    Reflect.set(window, 'log', log);
    const bar = document.querySelector('[data-progress]');
    const title = document.querySelector('h1')?.textContent;
    const look = () => {
      const state = bar?.getAttribute('data-progress') ?? '';
      if (log.findLast((what) => what !== 'shown') !== state) log.push(state);
      if (document.querySelector('h1')?.textContent !== title && !log.includes('shown')) log.push('shown');
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

test.use({ ownContext: true });
test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

test('a late page is announced by a thin bar after 200 ms, which is gone when the page is there; nothing else is [GO-06]', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/x/docs/intro');
  const bar = page.locator('[data-progress]');
  await expect(bar).toBeHidden();
  await stopClock(page);
  await test.step('a page that is there within 200 ms shows no bar', async () => {
    const log = await watchBar(page);
    await inText(page, 'long page').click();
    await expect(heading(page)).toHaveText('A long page');
    await page.clock.runFor(1000);
    expect(await log()).toEqual(['idle', 'shown']);
  });
  await test.step('nor does going to a hash or to another query of the page', async () => {
    const log = await watchBar(page);
    await page.getByRole('link', { name: 'Section 20', exact: true }).first().click();
    await expect(page).toHaveURL('/x/docs/long#section-20');
    await page.clock.runFor(1000);
    await (await addLink(page, 'another query', { href: '/x/docs/long?a=1' })).click();
    await expect(page).toHaveURL('/x/docs/long?a=1');
    await page.clock.runFor(1000);
    expect(await log()).toEqual(['idle']);
  });
  await test.step('a late page does', async () => {
    const answer = await holdAnswers(page, '**/docs/elements.json');
    const log = await watchBar(page);
    await entryOf(page, 'Elements').click();
    await expect(page).toHaveURL('/x/docs/elements');
    await page.clock.runFor(150);
    await expect(bar).toBeHidden();
    await page.clock.runFor(150);
    await expect(bar).toBeVisible();
    expect(await motionsIn(bar)).toHaveLength(1);
    const { y, height, width } = (await bar.boundingBox()) ?? { y: -1, height: 0, width: 0 };
    expect([y, height < 6, width > 0]).toEqual([0, true, true]);
    await expect(bar).toHaveCSS('pointer-events', 'none');
    await expect(heading(page)).toHaveText('A long page');
    // It stands still for those who want less motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionsIn(bar)).toHaveLength(0);
    answer.release();
    await expect(heading(page)).toHaveText('Elements');
    await expect(bar).toBeHidden();
    expect(await log()).toEqual(['idle', 'slow', 'shown', 'arrived']);
  });
});

test('an entry of the old page’s contents does not hold up the late page, nor keep its bar [GO-02, GO-06]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/long');
  const answer = await holdAnswers(page, '**/docs/elements.json');
  await entryOf(page, 'Elements').click();
  const bar = page.locator('[data-progress]');
  await expect(bar).toBeVisible();
  await page.getByRole('link', { name: 'Section 20', exact: true }).first().click();
  await expect(page).toHaveURL('/x/docs/elements#section-20');
  answer.release();
  await expect(heading(page)).toHaveText('Elements');
  await expect(page).toHaveURL('/x/docs/elements#section-20');
  await expect(bar).toBeHidden();
});

test('a late page that the visitor stops keeps no bar, and its link works again [GO-06]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/intro');
  const answer = await holdAnswers(page, '**/docs/elements.json');
  await inText(page, 'the elements').click();
  const bar = page.locator('[data-progress]');
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.stop());
  await expect(bar).toBeHidden();
  await expect(heading(page)).toHaveText('Introduction');
  answer.release();
  await inText(page, 'the elements').click();
  await expect(heading(page)).toHaveText('Elements');
});

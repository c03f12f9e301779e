import type { Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { faultsOfBothModes } from '../support/axe';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { openPage, untilHydrated } from '../support/openPage';
import { storedChoices } from '../support/storedChoices';
import { expect, test } from '../support/visitor';

const key = `${storageKeys.tabs}edition`;

const choice = (page: Page, name: string, within = 'navigation') =>
  page.locator(within === 'main' ? 'main' : 'nav, dialog').getByRole('button', { name, exact: true });
/** The edition by which the style sheet dims. */
const shownEdition = (page: Page) => page.evaluate(() => document.documentElement.dataset['edition']);
/** The colour of what is seen of the first element. */
const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('a choice in the sidebar dims and counts what is for others, changes the tabs and the contents, is in the address and remembered; All ends it; an address names an edition or an area [EDN-01 to EDN-04, EDN-06, APP-02, APP-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/install');
  const plain = await colorOf(page, 'nav li[data-editions~=ios] a');
  await choice(page, 'Android').click();
  await expect(page).toHaveURL('/docs/install?edition=android');
  await expect(page.getByRole('tab', { name: 'Android' }).first()).toHaveAttribute('aria-selected', 'true');
  expect(await colorOf(page, 'nav li[data-editions~=ios] a')).not.toBe(plain);
  expect(await colorOf(page, 'nav li[data-editions~=android] a')).toBe(plain);
  await expect(
    page.getByRole('status').filter({ hasText: /^\d+ pages are for other editions\.$/ }),
  ).toBeVisible();
  expect((await storedChoices(page))[key]).toBe('android');
  await page.reload();
  await untilHydrated(page);
  await expect(choice(page, 'Android')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'All').click();
  await expect(page).toHaveURL('/docs/install');
  expect(await colorOf(page, 'nav li[data-editions~=ios] a')).toBe(plain);
  expect((await storedChoices(page))[key]).toBeUndefined();
  await test.step('the contents dim a part that is all for others', async () => {
    await openPage(page, '/docs/basic/canvas?edition=android');
    const part = 'nav a[href="#turn-the-view"]';
    const dimmed = await colorOf(page, part);
    expect(dimmed).toBe(await colorOf(page, 'main [data-editions=ios]'));
    await choice(page, 'iOS').click();
    expect(await colorOf(page, part)).not.toBe(dimmed);
  });
  await test.step('an address that names an edition counts once, over Back too; another name does nothing', async () => {
    await openPage(page, '/docs/basic/gesture?edition=android');
    await expect(choice(page, 'Android')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('navigation').getByRole('link', { name: 'Canvas', exact: true }).click();
    await expect(page).toHaveURL('/docs/basic/canvas');
    await choice(page, 'iOS').click();
    await expect(page).toHaveURL('/docs/basic/canvas?edition=ios');
    await page.goBack();
    await expect(page).toHaveURL('/docs/basic/gesture?edition=android');
    await expect(choice(page, 'Android')).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, '/docs/basic/gesture?edition=amiga');
    await expect(choice(page, 'Android')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('an address may name an area of a table of versions, over Back too', async () => {
    await openPage(page, '/docs/release-note-ios/ios-versions');
    const rows = page.locator('main table').first().locator('tbody tr');
    const all = await rows.count();
    await page.locator('main').getByRole('link', { name: 'Layers', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/release-note-ios/ios-versions?area=layers');
    await expect(page.locator('main p strong', { hasText: 'Layers' })).toBeVisible();
    expect(await rows.count()).toBeLessThan(all);
    await page.goBack();
    await expect(rows).toHaveCount(all);
  });
});

test('a tab is a choice too, in a second window as well, and goes along to the next page [EDN-01, CT-06]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/zh/faq/purchase/refund');
  await openPage(page, '/docs/install');
  await page.getByRole('tab', { name: 'Windows and macOS' }).click();
  await expect(choice(page, 'Desktop')).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('tab', { name: 'Windows和macOS' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect.poll(() => shownEdition(other)).toBe('desktop');
  await other.close();
  await page.getByRole('navigation').getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page).toHaveURL('/docs/quick');
  await expect(choice(page, 'Desktop')).toHaveAttribute('aria-pressed', 'true');
});

test('in force at the first paint, whatever is remembered, and nothing moves [EDN-05]', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'ios'), key);
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/docs/basic/gesture?edition=desktop', { waitUntil: 'domcontentloaded' });
  expect(await shownEdition(page)).toBe('desktop');
  const early = await colorOf(page, 'main [data-editions=ios]');
  expect(early).not.toBe(await colorOf(page, 'main p'));
  client.release();
  await untilHydrated(page);
  expect(await colorOf(page, 'main [data-editions=ios]')).toBe(early);
  expect(await layoutShift(page)).toBe(0);
});

test('posts and results of the search follow, and are counted by keyboard as well [EDN-01, EDN-03, EDN-04, APP-03]', async ({
  page,
}) => {
  await openPage(page, '/zh/blog');
  await choice(page, 'iOS版', 'main').press('Enter');
  const posts = page.locator('main article');
  const dimmed = page.locator('main article[data-editions]:not([data-editions~=ios])');
  const count = await dimmed.count();
  expect(count).toBeGreaterThan(0);
  expect(await posts.count()).toBeGreaterThan(count);
  await expect(
    page.getByRole('status').filter({ hasText: `有${count}个页面只适用于其他版。` }),
  ).toBeVisible();
  const way = (edition: string) => `main p a[data-editions~=${edition}][href$="rss.xml"]`;
  expect(await colorOf(page, way('android'))).not.toBe(await colorOf(page, way('ios')));
  await expect(page.getByRole('button', { name: '搜索', exact: true })).toBeEnabled();
  await page.keyboard.press('/');
  await page.locator('dialog[open] input').fill('Android 文件位置');
  const others = page.locator('dialog [role=group][data-editions]:not([data-editions~=ios])');
  await expect(others.first()).toBeVisible();
  await expect(page.locator('dialog').getByText(/^有\d+个页面只适用于其他版。$/)).toBeVisible();
});

test('dimmed words can be read in both modes, on a phone and in the menu [EDN-03]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/basic/edit?edition=desktop');
  await page.locator('[aria-haspopup="dialog"]').click();
  await expect(choice(page, 'Desktop')).toBeVisible();
  expect(await faultsOfBothModes(page, { rules: ['color-contrast'] })).toEqual([]);
});

test('a page for one edition says so, with and without scripts; without them there is no choice [EDN-01, EDN-03]', async ({
  page,
  withoutScripts,
}) => {
  await openPage(page, '/docs/android/external-storage');
  await expect(page.getByText('For Android', { exact: true })).toBeVisible();
  await withoutScripts.goto('/zh/docs/android/external-storage');
  await expect(withoutScripts.getByText('适用于Android版', { exact: true })).toBeVisible();
  await expect(withoutScripts.locator('[data-edition-of]').first()).toBeHidden();
});

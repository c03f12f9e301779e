import type { Page } from '@playwright/test';
import { expectSound, expectStill } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const names = { en: 'Count the memory', zh: '算一算内存' };
const routes = ['/faq/files/huge-file-performance', '/faq/getting-started/system-requirements'] as const;
const [route] = routes;
const caption = /not a promise about the app|不代表应用的承诺/;

async function openExercise(page: Page, address: string = route, locale: 'en' | 'zh' = 'en') {
  await openPage(page, address);
  await figureOf(page).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: names[locale] });
  await expect(region.getByRole('spinbutton')).toHaveCount(4);
  return region;
}

const figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: caption });

test('a smaller canvas fits onto a CD; a link opens it again, a damaged one the beginning [rules 1, 6, 7]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const region = await openExercise(page);
  const project = region.getByRole('listitem').first();
  await expect(project).toContainText('2.3 GiB');
  await expect(region.getByText('An estimate of uncompressed pixels')).toBeVisible();
  // By keyboard alone: each field is a stop of the Tab key.
  await region.getByRole('button', { name: 'Start again' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('512');
  await expect(project).toContainText('1.2 GiB');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('512');
  await expect(project).toContainText('600 MiB');
  await expect(region.getByText('At most 600 MiB.')).toBeAttached();
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#count-memory=512x512-10-60$/);

  const second = await context.newPage();
  const opened = await openExercise(second, link);
  await expect(opened.getByRole('listitem').first()).toContainText('600 MiB');
  await second.evaluate(() => {
    location.hash = '#count-memory=512x5120-10-60';
  });
  await expect(opened.getByText('The link is damaged')).toBeVisible();
  await expect(opened.getByRole('listitem').first()).toContainText('2.3 GiB');
  await second.close();
});

test('what is not allowed does not count, and Start again brings the beginning back [rule 2]', async ({
  page,
}) => {
  const region = await openExercise(page);
  const frames = region.getByRole('spinbutton', { name: 'Frames' });
  await frames.fill('5000');
  await expect(region.getByRole('listitem').first()).toContainText('2.3 GiB');
  await frames.fill('1');
  await expect(region.getByRole('listitem').first()).toContainText('40 MiB');
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(frames).toHaveValue('60');
});

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of routes) {
    const region = await openExercise(page, `/zh${address}`, 'zh');
    await region.getByRole('spinbutton', { name: '图层' }).fill('2');
    await expect(region.getByText('做到了')).toBeVisible();
    await expectSound(page);
  }
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, { names, route, caption });
});

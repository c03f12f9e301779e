import type { Page } from '@playwright/test';
import { contents } from '../support/contents';
import { isMarked, markDocument } from '../support/documentMark';
import { navbar } from '../support/navbar';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

const switcher = (page: Page) => navbar(page).getByRole('button', { name: /^(Languages|语言): / });
const languages = (page: Page) => navbar(page).locator('a[hreflang]');

test('the language switcher leads to the same page with query and hash, and back [NAV-08]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro?a=1#h3');
  await expect(switcher(page)).toHaveAccessibleName('Languages: English');
  await expect(switcher(page).locator('svg').first()).toBeVisible();
  await switcher(page).click();
  await expect(languages(page)).toHaveText(['English', '简体中文']);
  await expect(languages(page).nth(0)).toHaveAttribute('lang', 'en-US');
  await expect(languages(page).nth(1)).toHaveAttribute('lang', 'zh-CN');
  await expect(languages(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(languages(page).nth(1)).not.toHaveAttribute('aria-current');
  await expect(languages(page).nth(0)).toHaveAttribute('href', '/docs/intro?a=1#h3');
  await expect(languages(page).nth(1)).toHaveAttribute('href', '/zh/docs/intro?a=1#h3');

  await markDocument(page);
  await languages(page).nth(1).click();
  await expect(page).toHaveURL('/zh/docs/intro?a=1#h3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await isMarked(page)).toBe(false);
  await untilHydrated(page);
  await expect(switcher(page)).toHaveAccessibleName('语言: 简体中文');
  await switcher(page).click();
  await expect(languages(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await languages(page).nth(0).click();
  await expect(page).toHaveURL('/docs/intro?a=1#h3');
});

test('the switcher knows the hash that a link in the page has set [NAV-08]', async ({ page }) => {
  await openPage(page, '/docs/quick');
  const entry = contents(page).getByRole('link').nth(1);
  const hash = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect(languages(page).nth(1)).toHaveAttribute('href', `/zh/docs/quick${hash}`);
  const next = page.getByRole('main').locator('a[rel=next]');
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(languages(page).nth(1)).toHaveAttribute('href', `/zh${address}`);
});

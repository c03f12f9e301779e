import type { Page } from '@playwright/test';
import { contents, idOf } from '../support/contents';
import { docsSidebar } from '../support/docsSidebar';
import { openPage } from '../support/openPage';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

const skipLink = (page: Page) => page.getByRole('link', { name: /^(Skip to main content|跳到正文)$/ });

test('the first Tab shows a way to the content, which Enter takes; a followed link leaves the focus where the reader goes on [LAY-02, LAY-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const region = page.getByRole('region', { name: /^(Skip link|跳转链接)$/ });
  await expect(region.getByRole('link')).toHaveCount(1);
  await expect(skipLink(page)).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toHaveCSS('clip-path', 'none');
  await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/docs/intro');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await test.step('after following a link the next Tab reaches the skip link, the new title is announced, and Back and Forward leave the focus where it is', async () => {
    const announcement = page.locator('[aria-live=polite]');
    await expect(announcement).toHaveText('');
    await docsSidebar(page).getByRole('link', { name: 'Quick start', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect(announcement).toHaveText('Quick start | Resprite');
    await untilArrived(page);
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();

    const install = docsSidebar(page).getByRole('link', { name: 'Install', exact: true });
    await install.focus();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(install).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect(install).toBeFocused();
  });
  await test.step('a link to a place in the page moves the focus there, not to the top', async () => {
    const entry = contents(page).getByRole('link').nth(2);
    const id = await idOf(entry);
    await entry.press('Enter');
    await expect(page).toHaveURL(`/docs/quick#${id}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
  });
});

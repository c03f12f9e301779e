import type { Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/documentMark';
import { openPage } from '../support/openPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Post ${from - index}`);

// West of Greenwich the day of a post begins as the day before it.
test.use({ timezoneId: 'Pacific/Pago_Pago' });

test('posts keep their dates and years in every time zone, and lists turn their pages in place [BL-01, BL-05, BL-07, BL-11]', async ({
  page,
}) => {
  await openPage(page, '/x/blog');
  await markDocument(page);
  await test.step('the recent posts stand under their years', async () => {
    const recent = page.getByRole('navigation', { name: 'Recent posts' });
    await expect(recent.getByRole('group')).toHaveCount(2);
    await expect(recent.getByRole('group', { name: '2025' }).getByRole('link')).toHaveText(numbered(13, 10));
    await expect(recent.getByRole('group', { name: '2024' }).getByRole('link')).toHaveText(['Post 9']);
  });
  await test.step('the list turns its pages', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link');
    await expect(titles(page)).toHaveText(numbered(13, 4));
    await expect(pages).toHaveText(['Older entries']);
    await pages.click();
    await expect(page).toHaveURL('/x/blog/page/2');
    await expect(titles(page)).toHaveText(numbered(3, 1));
    await expect(pages).toHaveText(['Newer entries']);
    await pages.click();
    await expect(titles(page)).toHaveText(numbered(13, 4));
  });
  await test.step('a post of New Year’s Day keeps its day, between its neighbours', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Post 10', exact: true }).first().click();
    // Before, there is a time for each post of the list.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post 10');
    await expect(page.getByRole('article').locator('time')).toHaveText('January 1, 2025');
    const neighbours = page.getByRole('navigation', { name: 'Newer and older post' });
    const newer = await neighbours.getByRole('link', { name: /^Newer post/ }).boundingBox();
    const older = await neighbours.getByRole('link', { name: /^Older post/ }).boundingBox();
    expect(newer?.x).toBeLessThan(older?.x ?? 0);
    expect(newer?.y).toBe(older?.y);
    expect(await isMarked(page)).toBe(true);
    // From its file, too, and in another language.
    await openPage(page, '/x/zh/blog/post-10');
    await expect(page.getByRole('article').locator('time')).toHaveText('2025年1月1日');
  });
  await test.step('the archive goes back year by year and forward in each', async () => {
    await openPage(page, '/x/blog/archive');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '2025',
      '2024',
      '2023',
    ]);
    await expect(page.getByRole('main').locator('time').locator('..')).toHaveText([
      ...['January 1 Post 10', 'June 9 Post 11', 'June 10 Post 12', 'December 31 Post 13'],
      ...['January 1 Post 5', 'March 3 Post 6', 'May 5 Post 7', 'August 8 Post 8', 'December 31 Post 9'],
      ...['May 5 Post 1', 'July 7 Post 2', 'October 10 Post 3', 'December 31 Post 4'],
    ]);
  });
});

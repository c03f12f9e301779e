import type { Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/documentMark';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

const entries = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => entries(page).getByRole('heading', { level: 2 });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the blog' });
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Post ${from - index}`);
const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Pacific/Kiritimati'];

test('thirteen posts fill one page and begin a second [BL-01]', async ({ page }) => {
  await openPage(page, '/x/blog');
  await markDocument(page);
  await expect(titles(page)).toHaveText(numbered(13, 4));
  await expect(pages(page).getByRole('link')).toHaveText(['Older entries']);
  await pages(page).getByRole('link').click();
  await expect(page).toHaveURL('/x/blog/page/2');
  await expect(titles(page)).toHaveText(numbered(3, 1));
  await expect(page).toHaveTitle(/ 2 \| Subpath fixture$/);
  await expect(pages(page).getByRole('link')).toHaveText(['Newer entries']);
  await pages(page).getByRole('link').click();
  await expect(titles(page)).toHaveText(numbered(13, 4));
  expect(await isMarked(page)).toBe(true);
});

test('a list hides what stands after the truncate marker [BL-02]', async ({ page }) => {
  await openPage(page, '/x/blog');
  await expect(page.getByText('The summary of post 13.')).toBeVisible();
  await expect(page.getByText('The hidden part of post 13.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read more about Post 13' }).click();
  await expect(page.getByText('The hidden part of post 13.')).toBeVisible();
});

test('an unlisted post is next to nobody [BL-04, BL-07]', async ({ page }) => {
  await openPage(page, '/x/blog/post-13');
  await expect(page.getByRole('navigation', { name: 'Newer and older post' }).getByRole('link')).toHaveText([
    /Post 12$/,
  ]);
  await openPage(page, '/x/blog/unlisted');
  await expect(heading(page)).toHaveText('The unlisted post');
  await expect(page.getByRole('navigation', { name: 'Newer and older post' })).toHaveCount(0);
});

test('the pages of a tag count its listed posts [BL-09, I18N-04]', async ({ page }) => {
  await openPage(page, '/x/blog/tags/common');
  await expect(heading(page)).toHaveText('13 posts tagged with “Common”');
  await expect(page.getByText('Posts of every kind.')).toBeVisible();
  await expect(titles(page)).toHaveText(numbered(13, 4));
  await pages(page).getByRole('link', { name: 'Older entries' }).click();
  await expect(page).toHaveURL('/x/blog/tags/common/page/2');
  await expect(titles(page)).toHaveText(numbered(3, 1));
  await page.getByRole('link', { name: 'View all tags' }).click();
  await page.getByRole('link', { name: 'Rare 1' }).click();
  await expect(heading(page)).toHaveText('One post tagged with “Rare”');
  await openPage(page, '/x/zh/blog/tags/rare');
  await expect(heading(page)).toHaveText('标签“少见”：1篇文章');
  await openPage(page, '/x/zh/blog/tags/common');
  await expect(heading(page)).toHaveText('标签“常见”：13篇文章');
});

test('authors lead to their page, else to their address [BL-12, BL-13]', async ({ page }) => {
  await openPage(page, '/x/blog/authors');
  const people = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(people).toHaveText([/^Ada.*7 posts/, /^Bert.*6 posts/, /^Carl.*0 posts/]);
  const bert = people.nth(1).getByRole('link', { name: /^Bert/ });
  await expect(bert).toHaveAttribute('href', 'https://bert.example/');
  await expect(page.locator('a[href*="authors/pageless"]')).toHaveCount(0);
  expect((await page.request.get('/x/blog/authors/pageless')).status()).toBe(404);

  await people.first().getByRole('link', { name: 'Ada' }).click();
  await expect(page).toHaveTitle('Ada – 7 posts | Subpath fixture');
  await expect(titles(page)).toHaveText([13, 11, 9, 7, 5, 3, 1].map((number) => `Post ${number}`));
  await page.getByRole('link', { name: 'View all authors' }).click();
  await people.nth(2).getByRole('link', { name: 'Carl' }).click();
  await expect(page.getByText('This author has not written any posts yet.')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
});

for (const timezoneId of zones) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a post of New Year’s Day keeps its date and its year [BL-05, BL-07]', async ({ page }) => {
      for (const [address, words] of [
        ['/x/blog/post-10', 'January 1, 2025'],
        ['/x/zh/blog/post-10', '2025年1月1日'],
        ['/x/blog/post-13', 'December 31, 2025'],
      ] as const) {
        await openPage(page, address);
        const date = page.getByRole('article').locator('time');
        await expect(date).toHaveText(words);
        await expect(date).toHaveAttribute(
          'datetime',
          /^20\d\d-\d\d-\d\dT00:00:00(\.000)?Z$|^20\d\d-\d\d-\d\d$/,
        );
      }
      await openPage(page, '/x/blog');
      const recent = page.getByRole('navigation', { name: 'Recent posts' });
      await expect(recent.getByRole('group')).toHaveCount(2);
      await expect(recent.getByRole('group', { name: '2025' }).getByRole('link')).toHaveText(
        numbered(13, 10),
      );
      await expect(recent.getByRole('group', { name: '2024' }).getByRole('link')).toHaveText(['Post 9']);
    });

    test('the archive goes back year by year and forward in each [BL-11]', async ({ page }) => {
      await openPage(page, '/x/blog/archive');
      const years = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(years).toHaveText(['2025', '2024', '2023']);
      await expect(page.getByRole('main').locator('time').locator('..')).toHaveText([
        ...['January 1 Post 10', 'June 9 Post 11', 'June 10 Post 12', 'December 31 Post 13'],
        ...['January 1 Post 5', 'March 3 Post 6', 'May 5 Post 7', 'August 8 Post 8', 'December 31 Post 9'],
        ...['May 5 Post 1', 'July 7 Post 2', 'October 10 Post 3', 'December 31 Post 4'],
      ]);
      await page.getByRole('link', { name: 'Direct link to 2024' }).click();
      await expect(page).toHaveURL('/x/blog/archive#2024');
    });
  });
}

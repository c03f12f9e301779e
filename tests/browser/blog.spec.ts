import type { Locator, Page } from '@playwright/test';
import { dictionaries } from '../../src/app/words/dictionaries';
import { en } from '../../src/app/words/en';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { sitePosts } from '../support/sitePosts';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const entries = (page: Page): Locator => page.getByRole('main').getByRole('article');
const _recent = (page: Page): Locator => page.getByRole('navigation', { name: /^(Recent posts|最新文章)$/ });
const neighbours = (page: Page): Locator => page.getByRole('navigation', { name: 'Newer and older post' });
/** The posts of the site, newest first. */
const posts = sitePosts.map(({ href }) => href);
/** Posts on a page of a list, and beside it, as the settings have it. */
const pageSize = 10;
const _recentCount = 5;
const firstPosts = posts.slice(0, pageSize);
const lastPage = Math.ceil(posts.length / pageSize);
/** The first page of each tag. */
const _tags = siteRoutes.blog.filter((route) => /^\/blog\/tags\/[^/]+$/.test(route));

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('a page after the last posts is Page Not Found [BL-01]', async ({ page }) => {
    const response = await page.goto(`/blog/page/${lastPage + 1}`);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page Not Found');
  });
});

test('ten posts stand on one page, without links to others if there are no more [BL-01]', async ({
  page,
}) => {
  await openPage(page, '/blog');
  await expect(entries(page)).toHaveCount(firstPosts.length);
  await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(lastPage > 1 ? 1 : 0);
});

for (const locale of locales)
  test(`an entry of ${locale} has title, date, authors, summary, a way on and tags [BL-02, BL-03]`, async ({
    page,
  }) => {
    await openPage(page, inLocale('/blog', locale));
    const { readMoreAbout, authors } = (dictionaries[locale] ?? en).page.blog;
    const addresses: (string | null)[] = [];
    for (const entry of await entries(page).all()) {
      const title = entry.getByRole('heading', { level: 2 });
      const link = title.getByRole('link');
      addresses.push(await link.getAttribute('href'));
      await expect(entry.locator('time[datetime]')).toHaveCount(1);
      await expect(entry.getByRole('list', { name: authors }).getByRole('link')).not.toHaveCount(0);
      await expect(entry.getByRole('paragraph')).not.toHaveCount(0);
      await expect(entry.locator('a[rel=tag]')).not.toHaveCount(0);
      const more = readMoreAbout.replace('{title}', (await link.textContent()) ?? '');
      await expect(entry.getByRole('link', { name: more, exact: true })).toHaveAttribute(
        'href',
        addresses.at(-1) ?? '',
      );
      // What follows the truncate marker begins with a heading in every post.
      await expect(entry.getByRole('heading', { level: 3 })).toHaveCount(0);
    }
    expect(addresses).toEqual(firstPosts.map((route) => inLocale(route, locale)));
  });

test('from an entry to the whole post, and back to where the visitor was [BL-02, GO-04]', async ({
  page,
}) => {
  await openPage(page, '/blog');
  const last = entries(page).last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await last.getByRole('link', { name: /^Read more about/ }).click();
  await expect(page).toHaveURL(firstPosts.at(-1) ?? '');
  await expect(heading(page)).toHaveText(sitePosts[firstPosts.length - 1]?.title ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText('Blog');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(50);
});

test('posts lead to the newer one on the left and the older one on the right [BL-04]', async ({ page }) => {
  const titles: string[] = [];
  await openPage(page, posts[0] ?? '');
  for (const [index, route] of posts.entries()) {
    await expect(page).toHaveURL(route);
    await expect(heading(page)).toHaveCount(1);
    titles.push((await heading(page).textContent()) ?? '');
    const newer = neighbours(page).getByRole('link', { name: /^Newer post/ });
    const older = neighbours(page).getByRole('link', { name: /^Older post/ });
    await expect(newer).toHaveCount(index === 0 ? 0 : 1);
    await expect(older).toHaveCount(index === posts.length - 1 ? 0 : 1);
    if (index > 0) await expect(newer).toContainText(titles[index - 1] ?? '');
    if (index > 0 && index < posts.length - 1) {
      const [left, right] = [await newer.boundingBox(), await older.boundingBox()];
      expect(left?.x).toBeLessThan(right?.x ?? 0);
      expect(left?.y).toBe(right?.y);
    }
    if (index === posts.length - 1) break;
    const next = await older.textContent();
    await older.click();
    await expect(page).toHaveURL(posts[index + 1] ?? '');
    await expect(heading(page)).not.toHaveText(titles[index] ?? '');
    expect(next).toContain(await heading(page).textContent());
  }
});

test('a letter of the tags can be linked to [BL-08]', async ({ page }) => {
  await openPage(page, '/blog/tags');
  await page.getByRole('main').getByRole('link', { name: 'S', exact: true }).click();
  await expect(page).toHaveURL('/blog/tags#S');
});

test('a tag keeps its address when the language is switched [BL-10]', async ({ page }) => {
  await openPage(page, '/blog/tags/tutorial');
  await page.getByRole('button', { name: /^Languages/ }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/blog/tags/tutorial');
  await expect(heading(page)).toContainText('教程');
});

test('an author has a page with all their posts [BL-12, BL-13]', async ({ page }) => {
  await openPage(page, '/blog/authors');
  const team = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Resprite team' });
  const [count = ''] = /\d+(?= posts)/.exec((await team.textContent()) ?? '') ?? [];
  await page.getByRole('main').getByRole('link', { name: 'Resprite team' }).click();
  await expect(page).toHaveURL('/blog/authors/team');
  expect(Number(count)).toBeGreaterThan(1);
  await expect(entries(page)).toHaveCount(Math.min(Number(count), pageSize));
  await expect(page).toHaveTitle(`Resprite team – ${count} posts | Resprite`);
  await page.getByRole('link', { name: 'View all authors' }).click();
  await expect(page).toHaveURL('/blog/authors');
});

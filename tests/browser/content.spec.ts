import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { watchMoves } from '../support/motion';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { scrollOffset, topOf } from '../support/scrollPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect, test as siteTest } from '../support/visitor';

const article = (page: Page) => page.getByRole('article');
const fold = (page: Page, summary: string) =>
  page.locator('details', { has: page.locator(':scope > summary', { hasText: summary }) });
const outer = 'Unfold me';
const inner = 'A second fold within';

test('a heading is named by its text alone; its link shows to pointer and keyboard, says where it leads, and sets the hash [CT-01]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/long');
  const linkOf = (title: string) =>
    article(page).getByRole('link', { name: `Direct link to ${title}`, exact: true });
  await test.step('under the pointer, where its picture is made', async () => {
    const link = linkOf('Section 2');
    await expect(link).toHaveCSS('opacity', '0');
    await expect(link.locator('i')).toBeHidden();
    await page.getByRole('heading', { name: 'Section 2', exact: true }).hover();
    await expect(link).toHaveCSS('opacity', '1');
    await expect(link.locator('i')).toBeVisible();
  });
  await test.step('by keyboard', async () => {
    const link = linkOf('Section 1');
    await expect(link).toHaveCSS('opacity', '0');
    await article(page).getByRole('link', { name: 'the pictures' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/x/docs/long#section-1');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a fold opens, and closes [CT-04]', async ({ page }) => {
    await page.goto('/x/docs/elements');
    const words = page.getByText('Words inside the fold.');
    await expect(words).toBeHidden();
    await page.getByText(outer).click();
    await expect(words).toBeVisible();
    await page.getByText(outer).click();
    await expect(words).toBeHidden();
  });
});

test('Enter and Space open and close a fold, and no other, at once for those who want less motion [CT-04]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/x/docs/elements');
  const moves = await watchMoves(page);
  await page.locator('summary', { hasText: outer }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Words inside the fold.')).toBeVisible();
  expect(await moves()).toEqual([]);
  await expect(page.getByText('Words deep inside.')).toBeHidden();
  await expect(page.getByText('Words of the neighbour.')).toBeHidden();
  await page.locator('summary', { hasText: inner }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Words deep inside.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Words deep inside.')).toBeHidden();
  await expect(page.getByText('Words inside the fold.')).toBeVisible();
});

/** Both folds are open and their heading is in view below the bar, which has taken 60 px. */
async function expectUnfolded(page: Page) {
  await expect(fold(page, outer).first()).toHaveAttribute('open', '');
  await expect(fold(page, inner).last()).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: 'Deep inside' })).toBeInViewport();
  await expect.poll(() => topOf(page, 'deep-inside')).toBeGreaterThanOrEqual(60);
  await expect(page.getByText('Words of the neighbour.')).toBeHidden();
}

test('an address that points into a fold opens it, and so does a link, on the same page and from another [CT-02, CT-04]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/elements#deep-inside');
  await expectUnfolded(page);
  await markDocument(page);
  await test.step('a link from another page', async () => {
    await (await addLink(page, 'away', { href: '/x/docs/intro' })).click();
    await expect(heading(page)).toHaveText('Introduction');
    await (await addLink(page, 'into the fold', { href: '/x/docs/elements#deep-inside' })).click();
    await expectUnfolded(page);
  });
  await test.step('a link on the same page', async () => {
    await page.getByText(outer).click();
    await expect(page.getByRole('heading', { name: 'Deep inside' })).toBeHidden();
    await (await addLink(page, 'into the fold again', { href: '#deep-inside' })).click();
    await expectUnfolded(page);
  });
  expect(await isMarked(page)).toBe(true);
});

test('a link between texts leads to the text in the language of the reader [CT-13]', async ({ page }) => {
  await openPage(page, '/x/zh/docs/intro');
  await markDocument(page);
  await article(page).getByRole('link', { name: '长页面' }).click();
  await expect(page).toHaveURL('/x/zh/docs/long');
  await expect(heading(page)).toHaveText('长页面');
  expect(await isMarked(page)).toBe(true);
});

test('a link to another site opens a new tab that knows nothing of this one [CT-13]', async ({
  page,
  context,
}) => {
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: 'Elsewhere', contentType: 'text/html' }),
  );
  await openPage(page, '/x/docs/intro');
  const link = article(page).getByRole('link', { name: 'elsewhere (opens in a new tab)' });
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.getByText('Elsewhere')).toBeVisible();
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL('/x/docs/intro');
});

test('pictures have their place before they are there, and nothing shifts when they come [CT-15]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/x/docs/pictures');
  const pictures = article(page).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    for (const [name, value] of Object.entries({
      width: '320',
      height: '400',
      loading: 'lazy',
      decoding: 'async',
    }))
      await expect(picture).toHaveAttribute(name, value);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate(
          (image) => image instanceof HTMLImageElement && image.complete && image.naturalHeight,
        ),
      )
      .toBe(400);
  }
  expect(await scrollOffset(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

siteTest(
  'the five kinds of asides differ by icon and by every colour, in both modes [CT-03]',
  async ({ page }) => {
    await openPage(page, '/markdown-page');
    const looks = () =>
      page.getByRole('note').evaluateAll((asides) =>
        asides.map((aside) => {
          const { backgroundColor, boxShadow } = getComputedStyle(aside);
          const title = aside.querySelector('p') ?? aside;
          const icon = aside.querySelector('svg')?.innerHTML ?? '';
          return { backgroundColor, boxShadow, color: getComputedStyle(title).color, icon };
        }),
      );
    const expectDistinct = async () => {
      const all = await looks();
      expect(all).toHaveLength(5);
      for (const part of ['backgroundColor', 'boxShadow', 'color', 'icon'] as const)
        expect(new Set(all.map((look) => look[part])).size, part).toBe(5);
      return all.map(({ color }) => color);
    };
    const light = await expectDistinct();
    await page.getByRole('button', { name: /light mode/ }).click();
    await expect.poll(async () => (await looks()).map(({ color }) => color)).not.toEqual(light);
    await expectDistinct();
  },
);

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

test('a heading’s link shows when the keyboard reaches it, says where it leads, and sets the hash [CT-01]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/long');
  const link = article(page).getByRole('link', { name: 'Direct link to Section 1', exact: true });
  await expect(link).toHaveCSS('opacity', '0');
  await article(page).getByRole('link', { name: 'the pictures' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(link.locator('i')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/docs/long#section-1');
});

test('a heading’s link shows, and its picture is made, when the pointer is on the heading [CT-01]', async ({
  page,
}) => {
  await openPage(page, '/x/docs/long');
  const link = article(page).getByRole('link', { name: 'Direct link to Section 2', exact: true });
  await expect(link).toHaveCSS('opacity', '0');
  await expect(link.locator('i')).toBeHidden();
  await page.getByRole('heading', { name: 'Section 2', exact: true }).hover();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(link.locator('i')).toBeVisible();
});

test('the name of a heading is its text alone, in both languages [CT-01]', async ({ page }) => {
  await openPage(page, '/x/zh/docs/long');
  await expect(page.getByRole('heading', { name: '第1节', exact: true })).toHaveAttribute('id', 'section-1');
  await expect(article(page).getByRole('link', { name: '“第1节”的直接链接', exact: true })).toHaveAttribute(
    'href',
    '#section-1',
  );
});

for (const hash of [encodeURIComponent('二级标题'), '二级标题'])
  test(`an address that ends in #${hash} scrolls to the heading [CT-02]`, async ({ page }) => {
    await openPage(page, `/x/docs/elements#${hash}`);
    await expect.poll(() => topOf(page, '二级标题')).toBeLessThanOrEqual(76);
    expect(await topOf(page, '二级标题')).toBeGreaterThanOrEqual(60);
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

for (const key of ['Enter', 'Space'])
  test(`${key} opens and closes a fold, and no other [CT-04]`, async ({ page }) => {
    await openPage(page, '/x/docs/elements');
    await page.locator('summary', { hasText: outer }).focus();
    await page.keyboard.press(key);
    await expect(page.getByText('Words inside the fold.')).toBeVisible();
    await expect(page.getByText('Words deep inside.')).toBeHidden();
    await expect(page.getByText('Words of the neighbour.')).toBeHidden();
    await page.locator('summary', { hasText: inner }).focus();
    await page.keyboard.press(key);
    await expect(page.getByText('Words deep inside.')).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByText('Words deep inside.')).toBeHidden();
    await expect(page.getByText('Words inside the fold.')).toBeVisible();
  });

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a fold opens at once [CT-04]', async ({ page }) => {
    await openPage(page, '/x/docs/elements');
    const moves = await watchMoves(page);
    await page.getByText(outer).click();
    await expect(page.getByText('Words inside the fold.')).toBeVisible();
    expect(await moves()).toEqual([]);
  });
});

/** Both folds are open and their heading is in view below the bar, which has taken 60 px. */
async function expectUnfolded(page: Page) {
  await expect(fold(page, outer).first()).toHaveAttribute('open', '');
  await expect(fold(page, inner).last()).toHaveAttribute('open', '');
  await expect(page.getByRole('heading', { name: 'Deep inside' })).toBeInViewport();
  await expect.poll(() => topOf(page, 'deep-inside')).toBeGreaterThanOrEqual(60);
  await expect(page.getByText('Words of the neighbour.')).toBeHidden();
}

test('an address that points into a fold opens it [CT-04]', async ({ page }) => {
  await openPage(page, '/x/docs/elements#deep-inside');
  await expectUnfolded(page);
});

test('a link to what is in a fold opens it, on the same page and from another [CT-04]', async ({ page }) => {
  await openPage(page, '/x/docs/elements');
  await (await addLink(page, 'into the fold', { href: '#deep-inside' })).click();
  await expectUnfolded(page);
  await openPage(page, '/x/docs/intro');
  await markDocument(page);
  await (await addLink(page, 'into the fold', { href: '/x/docs/elements#deep-inside' })).click();
  await expectUnfolded(page);
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

test('a link between texts leads to the version of the reader [CT-13]', async ({ page }) => {
  await openPage(page, '/x/docs/1/intro');
  await article(page).getByRole('link', { name: 'gone' }).click();
  await expect(page).toHaveURL('/x/docs/1/gone');
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

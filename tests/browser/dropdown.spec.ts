import type { Locator, Page } from '@playwright/test';
import { changeSettings } from '../support/changeSettings';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';
import { expect, test as realSite } from '../support/visitor';

const site = { baseUrl: '/x/', locales: ['ar'] };
const test = fixtureTest('frame', site);
const withTarget = fixtureTest('frame', {
  ...site,
  variant: {
    as: 'target',
    by: (root) =>
      changeSettings(root, { "label: { en: 'More', ar: 'المزيد' },": "label: 'More', to: '/docs/listed'," }),
  },
});

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const label = (page: Page): Locator => bar(page).getByRole('button', { name: 'More' });
const entries = (page: Page): Locator => bar(page).locator('li:has(> button)').first().locator('ul a');
const about = (page: Page): Locator => entries(page).filter({ hasText: 'About' });
const shop = (page: Page): Locator => entries(page).filter({ hasText: 'Shop' });

async function expectOpen(page: Page, button = label(page)) {
  await expect(about(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}
async function expectClosed(page: Page, button = label(page)) {
  await expect(about(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

for (const key of ['Enter', 'Space'])
  test(`${key} opens, Tab goes to the first entry, Escape closes and leads back [NAV-06]`, async ({
    page,
  }) => {
    await openPage(page, '/x/');
    await expect(label(page)).toHaveAttribute('aria-haspopup', 'true');
    await expectClosed(page);
    await label(page).focus();
    await page.keyboard.press(key);
    await expectOpen(page);
    await expect(label(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(about(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(label(page)).toBeFocused();
    await page.keyboard.press(key);
    await expectOpen(page);
    await page.keyboard.press(key);
    await expectClosed(page);
  });

test('arrows, Home and End move among the entries, round and round [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  await label(page).focus();
  for (const [key, entry] of [
    ['ArrowDown', about],
    ['ArrowDown', shop],
    ['ArrowDown', about],
    ['ArrowUp', shop],
    ['Home', about],
    ['End', shop],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(page), key).toBeFocused();
    await expectOpen(page);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(label(page)).toBeFocused();
});

test('closed entries cannot be focused, and the focus that leaves closes the menu [NAV-06]', async ({
  page,
}) => {
  await openPage(page, '/x/');
  const next = bar(page).getByRole('link', { name: 'Old address' });
  await label(page).focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(label(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(shop(page)).toBeFocused();
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expectClosed(page);
  await label(page).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
});

test('an entry that is chosen by keyboard leads on and closes the menu [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  await label(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/about/');
  await expectClosed(page);
  await label(page).press('ArrowDown');
  await expect(about(page)).toHaveAttribute('aria-current', 'page');
});

test('hovering opens, up to the entries, and leaving closes [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  await label(page).hover();
  await expectOpen(page);
  // Along the whole way to the last entry.
  const box = await shop(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 20 });
  await expectOpen(page);
  await page.mouse.move(650, 700);
  await expectClosed(page);
});

test('a click on a menu that hovering has opened keeps it, the next one closes it [NAV-06]', async ({
  page,
}) => {
  await openPage(page, '/x/');
  await label(page).click();
  await expectOpen(page);
  await page.mouse.move(650, 700);
  await expectOpen(page);
  await label(page).click();
  await expectClosed(page);
});

test('a press outside closes the menu [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  await label(page).click();
  await page.mouse.move(650, 700);
  await expectOpen(page);
  await page.mouse.click(650, 700);
  await expectClosed(page);
});

test('opening one menu closes the other [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  const languages = bar(page).getByRole('button', { name: /^Languages/ });
  await label(page).press('Enter');
  await expectOpen(page);
  await languages.focus();
  await languages.press('Enter');
  await expectClosed(page);
  await expect(languages).toHaveAttribute('aria-expanded', 'true');
});

test('a press of assistive technology toggles it [NAV-06]', async ({ page }) => {
  await openPage(page, '/x/');
  const press = () => label(page).evaluate((button) => button instanceof HTMLElement && button.click());
  await press();
  await expectOpen(page);
  await press();
  await expectClosed(page);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('one tap opens, the second closes, and so does one outside [NAV-06]', async ({ page }) => {
    await openPage(page, '/x/');
    await label(page).tap();
    await expectOpen(page);
    await label(page).tap();
    await expectClosed(page);
    await label(page).tap();
    await expectOpen(page);
    await page.touchscreen.tap(650, 700);
    await expectClosed(page);
    await label(page).tap();
    await about(page).tap();
    await expect(page).toHaveURL('/x/about/');
    await expectClosed(page);
  });
});

test('the tree of assistive technology has a button that tells its state, and a list of links [NAV-06]', async ({
  page,
}) => {
  await openPage(page, '/x/');
  const item = bar(page).locator('li:has(> button)').first();
  await expect(item).toMatchAriaSnapshot(`
    - listitem:
      - button "More"
  `);
  await expect(item.getByRole('link')).toHaveCount(0);
  await label(page).press('Enter');
  await expect(item).toMatchAriaSnapshot(`
    - listitem:
      - button "More" [expanded]
      - list:
        - listitem:
          - link "About"
        - listitem:
          - link "Shop (opens in a new tab)"
  `);
});

for (const { path, name, edge } of [
  { path: '/x/', name: 'More', edge: 'left' },
  { path: '/x/', name: /^Languages/, edge: 'right' },
  { path: '/x/ar/', name: 'المزيد', edge: 'right' },
  { path: '/x/ar/', name: /العربية/, edge: 'left' },
] as const)
  test(`the menu of ${name} on ${path} stands below the bar, flush at the ${edge} [NAV-06]`, async ({
    page,
  }) => {
    await openPage(page, path);
    const button = page.locator('header nav').getByRole('button', { name });
    await button.press('Enter');
    const places = await button.evaluate((element) => {
      const menu = element.parentElement?.querySelector('ul');
      const { left, right, bottom } = element.getBoundingClientRect();
      const list = menu?.getBoundingClientRect();
      return {
        button: { left, right, bottom },
        list: { left: list?.left, right: list?.right, bottom: list?.top },
      };
    });
    // The menu leaves 2 px for its frame.
    expect(Math.abs((places.list[edge] ?? 0) - places.button[edge])).toBeLessThanOrEqual(2);
    expect(Math.abs((places.list.bottom ?? 0) - places.button.bottom)).toBeLessThanOrEqual(2);
    expect(places.list.left).toBeGreaterThan(0);
    expect(places.list.right).toBeLessThan(1300);
  });

withTarget(
  'a label with a target leads there, the arrow beside it opens the menu [NAV-06]',
  async ({ page }) => {
    await openPage(page, '/x/');
    const item = bar(page).locator('li:has(> button)').first();
    const arrow = item.getByRole('button');
    await expect(arrow).toHaveAccessibleName('Expand the dropdown');
    await arrow.press('Enter');
    await expectOpen(page, arrow);
    await expect(arrow).toHaveAccessibleName('Collapse the dropdown');
    await page.keyboard.press('Escape');
    await expectClosed(page, arrow);
    await item.locator(':scope > a').hover();
    await expectOpen(page, arrow);
    await item.locator(':scope > a').click();
    await expect(page).toHaveURL('/x/docs/listed/');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes by pointer and key, and its entries lead on [NAV-06]', async ({ page }) => {
    await page.goto('/x/');
    await expect(about(page)).toBeHidden();
    await label(page).click();
    await expect(about(page)).toBeVisible();
    await page.mouse.click(650, 700);
    await expect(about(page)).toBeHidden();
    await label(page).press('Enter');
    await expect(about(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about(page)).toBeHidden();
    await label(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/x/about/');
  });
});

realSite(
  'the languages are a list of links behind a button, for assistive technology [NAV-06, NAV-08]',
  async ({ page }) => {
    await openPage(page, '/docs/intro');
    await bar(page)
      .getByRole('button', { name: /^Languages/ })
      .press('Enter');
    await expect(bar(page).locator('li:has(> button):has([hreflang])')).toMatchAriaSnapshot(`
    - listitem:
      - 'button "Languages: English" [expanded]'
      - list:
        - listitem:
          - link "English"
        - listitem:
          - link "简体中文"
  `);
  },
);

import type { Locator } from '@playwright/test';
import { faultsOf, faultsOfBothModes, sharedParts } from '../support/axe';
import { openWholeSidebar } from '../support/docsSidebar';
import { close, openMenu } from '../support/mobileMenu';
import { expectStored, offlineWords, openSet } from '../support/offline';
import { offlineTest } from '../support/offlineSite';
import { openPage } from '../support/openPage';
import { setTextSize } from '../support/textSize';
import { expect, test } from '../support/visitor';

// The page around them is tried by `everyKind`, in both modes.
const opened = { within: 'dialog:is(:modal, :popover-open)' };
const navigation = { within: `${sharedParts.bar}, ${sharedParts.sidebar}` };

test.describe('without motion', () => {
  for (const each of [test, offlineTest]) each.use({ reducedMotion: 'reduce' });

  test('the checker finds nothing with a dropdown and the whole sidebar, the search, and the menu open', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    await test.step('a dropdown and the whole sidebar', async () => {
      await openWholeSidebar(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: /English/ })
        .click();
      expect(await faultsOfBothModes(page, navigation)).toEqual([]);
      await page.keyboard.press('Escape');
    });
    await test.step('the search with a result chosen', async () => {
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('onion skin');
      const results = page.getByRole('listbox');
      await expect(results.getByRole('option', { selected: true })).toBeVisible();
      await expect(results.locator('mark').first()).toBeVisible();
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
      await page.getByRole('combobox', { name: 'Search' }).fill('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('both panels of the menu', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faultsOf(page, opened)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await page.getByRole('button', { name: 'Expand the dropdown' }).first().click();
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
    });
  });

  test('the checker finds nothing with a picture enlarged', async ({ page }) => {
    await openPage(page, '/docs/basic/tools');
    const picture = page.getByRole('figure').getByRole('link').first();
    await picture.scrollIntoViewIfNeeded();
    // A picture that has not come yet does not open.
    await expect
      .poll(() => picture.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await picture.click();
    const view = page.getByRole('dialog', { name: 'Enlarged picture' });
    await view.getByRole('button', { name: 'Pixel grid' }).click();
    await expect(view.getByRole('status')).toHaveText(/^Column/);
    expect(await faultsOfBothModes(page, opened)).toEqual([]);
  });

  offlineTest(
    'the checker finds nothing with the control for reading offline open',
    async ({ page, site }) => {
      const release = site.hold(/\/docs\/long$/);
      const set = await openSet(page, '/x/docs/intro', 'Guide', 'en');
      await expect(set.getByRole('status')).toHaveText(offlineWords.en.none);
      await set.getByRole('button', { name: offlineWords.en.store, exact: true }).click();
      await expect(set.getByRole('progressbar')).toBeVisible();
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
      release();
      await expectStored(set, 'en');
    },
  );
});

test('with larger text the controls of the bar and of its menu lie side by side within the window [MOB-01]', async ({
  page,
}) => {
  /** Those below an element that do not lie wholly within it, or that overlap the one before. */
  const displaced = (frame: Locator) =>
    frame.evaluate((element) => {
      const { right: end } = element.getBoundingClientRect();
      const boxes = [...element.querySelectorAll('a, button')]
        .filter(
          (control) => control.closest('dialog') === element.closest('dialog') && control.checkVisibility(),
        )
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
      return boxes
        .filter(({ box }, index) => box.left < (boxes[index - 1]?.box.right ?? 0) || box.right > end)
        .map(({ name }) => name);
    });
  for (const address of ['/docs/intro', '/zh/docs/intro']) {
    await openPage(page, address);
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      for (const width of [320, 996, 997, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await displaced(page.getByRole('banner')), `${address}, ${percent} %, ${width} px`).toEqual(
          [],
        );
      }
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await openMenu(page);
    expect(await displaced(close(page).locator('..')), `${address}, menu`).toEqual([]);
  }
});

test('in forced colours the current entry, the frames and the controls can still be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/docs/intro');
  // axe reads the fill of text, which Chromium tells as it would be without forced colours: in the footer the night's.
  expect(await faultsOf(page, { rules: ['color-contrast'], without: ['footer'] })).toEqual([]);
  await expect(page.locator('footer strong')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const current = page.locator('nav [aria-current="page"]').last();
  const other = page.locator('nav [aria-current="page"] >> xpath=../following-sibling::li[1]//a').first();
  const look = (link: typeof current) =>
    link.evaluate((node) => {
      const { fontWeight, backgroundColor, outlineStyle } = getComputedStyle(node);
      return [fontWeight, backgroundColor, outlineStyle];
    });
  expect(await look(current)).not.toEqual(await look(other));
});

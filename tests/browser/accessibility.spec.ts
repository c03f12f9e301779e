import { faultsOf, faultsOfBothModes, sharedParts } from '../support/axe';
import { openWholeSidebar } from '../support/docsSidebar';
import { expectStored, offlineWords, openSet } from '../support/offline';
import { offlineTest } from '../support/offlineSite';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

// The page around them is tried by `everyKind`, in both modes.
const opened = { within: 'dialog:is(:modal, :popover-open)' };
const navigation = { within: `${sharedParts.bar}, ${sharedParts.sidebar}` };

test.describe('without motion', () => {
  for (const each of [test, offlineTest]) each.use({ reducedMotion: 'reduce' });

  test('the checker finds nothing with the menu open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOfBothModes(page, opened)).toEqual([]);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.getByRole('button', { name: 'Expand the dropdown' }).first().click();
    expect(await faultsOfBothModes(page, opened)).toEqual([]);
  });

  test('the checker finds nothing with the search open and a result chosen', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('onion skin');
    const results = page.getByRole('listbox');
    await expect(results.getByRole('option', { selected: true })).toBeVisible();
    await expect(results.locator('mark').first()).toBeVisible();
    expect(await faultsOfBothModes(page, opened)).toEqual([]);
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
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
      await set.getByRole('button', { name: offlineWords.en.store, exact: true }).click();
      await expect(set.getByRole('progressbar')).toBeVisible();
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
      release();
      await expectStored(set, 'en');
      expect(await faultsOfBothModes(page, opened)).toEqual([]);
    },
  );

  test('the checker finds nothing with a dropdown and the whole sidebar open', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await openWholeSidebar(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /English/ })
      .click();
    expect(await faultsOfBothModes(page, navigation)).toEqual([]);
  });
});

test('with text at 200 % the bar can be used', async ({ page }) => {
  await openPage(page, '/zh/docs/intro');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link').first()).toBeVisible();
});

test('in forced colours the current entry, the frames and the controls can still be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/docs/intro');
  expect(await faultsOf(page, { rules: ['color-contrast'] })).toEqual([]);
  const current = page.locator('nav [aria-current="page"]').last();
  const other = page.locator('nav [aria-current="page"] >> xpath=../following-sibling::li[1]//a').first();
  const look = (link: typeof current) =>
    link.evaluate((node) => {
      const { fontWeight, backgroundColor, outlineStyle } = getComputedStyle(node);
      return [fontWeight, backgroundColor, outlineStyle];
    });
  expect(await look(current)).not.toEqual(await look(other));
});

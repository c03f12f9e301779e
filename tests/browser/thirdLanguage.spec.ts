import { expect, type Locator } from '@playwright/test';
import { arabic } from '../support/arabic';
import { faultsOf, overflowOf } from '../support/axe';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';

const test = fixtureTest('languages');
const { page: text, deferred } = arabic;

test('a language from right to left has its words and its side, and code, frames and a comparison run from left to right [I18N-03]', async ({
  page,
}) => {
  await openPage(page, '/ar/docs/intro');
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  await page.mouse.move(100, 100);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: deferred.pageTools.copyLink })).toBeVisible();
  for (const width of [1300, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `at ${width} px`).toBe(0);
    // The number of a note stands within its line, as small as it is.
    expect(await faultsOf(page, { without: ['sup'] }), `at ${width} px`).toEqual([]);
  }
  await test.step('the menu and the search', async () => {
    await page.getByRole('button', { name: text.menu.open }).click();
    await page.getByRole('button', { name: text.menu.close }).click();
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.getByRole('button', { name: text.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deferred.search.label });
    await dialog.getByRole('combobox').fill('layer');
    await expect(dialog.getByRole('option').first()).toContainText('الطبقات');
    await dialog.getByRole('button', { name: deferred.search.close }).click();
  });
  await test.step('code, frames and a comparison', async () => {
    await expect(page.locator('pre')).toHaveCSS('direction', 'ltr');
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const picture = page.locator('figure:has(input) img').first();
    const name = page.getByText(deferred.exhibits.compare.before, { exact: true });
    expect(await left(picture)).toBe(await left(name));
    const animation = page.locator('figure:has(select)');
    const button = (label: string) => animation.getByRole('button', { name: label });
    const { pause, previous, next } = deferred.exhibits.animation;
    await button(pause).click();
    expect(await left(button(previous))).toBeLessThan(await left(button(next)));
  });
});

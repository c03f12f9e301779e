import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { arabic } from '../support/arabic';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';

const test = fixtureTest('languages');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { page: text, deferred } = arabic;

for (const width of [390, 1300])
  test(`a language from right to left has its words and its side at ${width} px [I18N-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/ar/docs/intro');
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.mouse.move(100, 100);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: deferred.pageTools.copyLink })).toBeVisible();
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: text.search, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deferred.search.label });
    await dialog.getByRole('combobox').fill('layer');
    await expect(dialog.getByRole('option').first()).toContainText('الطبقات');
    await dialog.getByRole('button', { name: deferred.search.close }).click();
    if (width < 997) {
      await page.getByRole('button', { name: text.menu.open }).click();
      await expect(page.getByRole('button', { name: text.menu.close })).toBeVisible();
    }
  });

test('code, frames and a comparison run from left to right in every language', async ({ page }) => {
  await openPage(page, '/ar/docs/intro');
  await expect(page.locator('pre')).toHaveCSS('direction', 'ltr');
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const [picture, name] = [page.locator('figure:has(input) img').first(), deferred.exhibits.compare.before];
  expect(await left(picture)).toBe(await left(page.getByText(name, { exact: true })));
  const animation = page.locator('figure:has(select)');
  const button = (name: string) => animation.getByRole('button', { name });
  const { pause, previous, next } = deferred.exhibits.animation;
  await button(pause).click();
  expect(await left(button(previous))).toBeLessThan(await left(button(next)));
});

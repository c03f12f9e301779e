import type { Page } from '@playwright/test';
import { type ExercisePage, expectSound, figureOf } from '../support/exercise';
import { exercisePages } from '../support/exercisePages';
import { openPage } from '../support/openPage';
import { expect } from '../support/visitor';
import { readStill, test } from '../support/withoutScripts';

// The rules of each exercise are in a spec of its own.
for (const exercise of Object.values<ExercisePage>(exercisePages)) {
  const { names, route, link } = exercise;
  const solved = `#${link.id}=${link.solved}`;
  const heightOf = async (page: Page) => (await figureOf(page, exercise).boundingBox())?.height;

  test(`“${names.en}” takes the room of its still, opens solved from a link and anew from a damaged one, and prints its still`, async ({
    page,
    context,
    withoutScripts,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const still = await readStill(withoutScripts, route, exercise.caption, 1300);
    expect(still.pictures).toBe(1);
    await openPage(page, route + solved);
    await figureOf(page, exercise).scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: names.en });
    const done = region.getByText('Done', { exact: true });
    await expect(done).toBeVisible();
    expect(await heightOf(page)).toBe(still.height);
    await region.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(region.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${route}${solved}$`),
    );
    expect(await heightOf(page)).toBe(still.height);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#${link.id}=${link.damaged}`);
    await expect(region.getByText('The link is damaged: here is the beginning.')).toBeVisible();
    await expect(done).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(region).toBeHidden();
    await expect(figureOf(page, exercise).getByRole('img')).toHaveCount(1);
  });

  test(`“${names.en}” is whole in Chinese, on a phone and in the dark`, async ({ page, withoutScripts }) => {
    const still = await readStill(withoutScripts, `/zh${route}`, exercise.caption, 390);
    await page.setViewportSize({ width: 390, height: 900 });
    await openPage(page, `/zh${route}${solved}`);
    await figureOf(page, exercise).scrollIntoViewIfNeeded();
    const region = page.getByRole('region', { name: names.zh });
    await expect(region.getByText('做到了')).toBeVisible();
    expect(await heightOf(page)).toBe(still.height);
    // Its head comes out from under the bar of the site.
    await region.evaluate((frame) => frame.scrollIntoView({ block: 'nearest' }));
    await region.getByText(names.zh).evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await expectSound(page);
  });
}

import { caretOf, docsSidebar } from '../support/docsSidebar';
import { atRest, motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the Tab key never enters a closed category [SB-08]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await caretOf(page, 'Basics').click();
  await caretOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'false');
  await atRest(docsSidebar(page));
  const controls = docsSidebar(page).locator('a, button');
  const count = await controls.count();
  expect(count).toBeGreaterThan(10);
  await controls.first().focus();
  for (let index = 0; index < count; index++) {
    await expect(controls.nth(index)).toBeFocused();
    await expect(controls.nth(index)).toBeVisible();
    await page.keyboard.press('Tab');
  }
  expect(await docsSidebar(page).evaluate((nav) => nav.contains(document.activeElement))).toBe(false);
  await expect(docsSidebar(page).locator('a[href^="/docs/basic/"]')).toHaveCount(0);
});

test('a category opens and closes with a motion, a long one with a longer, and with none for those who want it calm [SB-08]', async ({
  page,
  devtools,
}) => {
  // So slow that no motion is over before it is looked at.
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const motionOf = async (category: string, what: 'open' | 'close') => {
    await openPage(page, '/docs/intro');
    const caret = caretOf(page, category);
    if (what === 'close') {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await caret.click();
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', what === 'open' ? 'true' : 'false');
    // The caret turns meanwhile, in no time worth mentioning.
    return Math.max(...(await motionsIn(docsSidebar(page))));
  };
  const short = await motionOf('Resources', 'open');
  const long = await motionOf('Basics', 'open');
  expect(short).toBeGreaterThan(150);
  expect(long).toBeGreaterThan(short);
  expect(await motionOf('Basics', 'close')).toBe(long);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/intro');
  await caretOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  expect(await motionsIn(docsSidebar(page))).toEqual([]);
});

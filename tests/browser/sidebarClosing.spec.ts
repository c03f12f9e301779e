import { caretOf, docsSidebar } from '../support/docsSidebar';
import { motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the Tab key never enters a closed category [SB-08]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await caretOf(page, 'Basics').click();
  await caretOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'false');
  // A category that closes keeps its links, inert, until its motion is over and it is rendered again.
  await expect(docsSidebar(page).locator('a[href^="/docs/basic/"]')).toHaveCount(0);
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
});

test('a category opens and closes with a motion, a long one with a longer, and with none for those who want it calm [SB-08]', async ({
  page,
  devtools,
}) => {
  // So slow that no motion is over before it is looked at.
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await openPage(page, '/docs/intro');
  const motionsOf = async (category: string, what: 'open' | 'close') => {
    await caretOf(page, category).click();
    await expect(caretOf(page, category)).toHaveAttribute('aria-expanded', String(what === 'open'));
    const motions = await motionsIn(docsSidebar(page));
    await docsSidebar(page).evaluate((node) => {
      for (const animation of node.getAnimations({ subtree: true })) animation.finish();
    });
    return motions;
  };
  // The caret turns meanwhile, in no time worth mentioning.
  const short = Math.max(...(await motionsOf('Resources', 'open')));
  const long = Math.max(...(await motionsOf('Basics', 'open')));
  expect(short).toBeGreaterThan(150);
  expect(long).toBeGreaterThan(short);
  expect(Math.max(...(await motionsOf('Basics', 'close')))).toBe(long);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionsOf('Timeline', 'open')).toEqual([]);
});

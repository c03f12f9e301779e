import { contents, expectBelowBar } from '../support/contents';
import { historyEntries } from '../support/historyEntries';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { expect } from '../support/visitor';

readingTest('the contents mark the section being read [TOC-02]', async ({ page }) => {
  await openPage(page, '/docs/long#section-12');
  const marked = contents(page).locator('[aria-current]');
  await expect(marked).toHaveText(['Section 12']);
  await scrollPage(page, 0);
  expect(await topOf(page, 'section-1')).toBeGreaterThan(450);
  await expect(marked).toHaveCount(0);

  const offsetOf = async (id: string) => (await topOf(page, id)) + (await scrollOffset(page));
  await scrollPage(page, (await offsetOf('section-20')) - 61);
  await expect(marked).toHaveText(['Section 20']);

  // Its heading has gone below the bar, and the next one is still in the lower half.
  await scrollPage(page, (await offsetOf('section-20')) - 50);
  await expect(marked).toHaveText(['Section 20']);

  // A heading that has gone below the bar does not count, though it is still in the window.
  await page.setViewportSize({ width: 1300, height: 1400 });
  await scrollPage(page, (await offsetOf('section-20')) - 40);
  await expect(marked).toHaveText(['Section 21']);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(marked).toHaveText(['Section 20']);

  // The next heading reaches the lower half, then lies fully in the upper one.
  await scrollPage(page, (await offsetOf('section-21')) - 460);
  await expect(marked).toHaveText(['Section 20']);
  await scrollPage(page, (await offsetOf('section-21')) - 400);
  await expect(marked).toHaveText(['Section 21']);

  await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await expect(marked).toHaveText(['Section 30']);
  await scrollPage(page, 0);
  await expect(marked).toHaveCount(0);

  // A change of the window is a change of what is marked.
  await scrollPage(page, (await offsetOf('section-21')) - 400);
  await expect(marked).toHaveText(['Section 21']);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(marked).toHaveText(['Section 20']);
});

readingTest(
  'following an entry sets the hash and puts its heading below the bar, and Back returns [TOC-03]',
  async ({ page }) => {
    await openPage(page, '/docs/long');
    await scrollPage(page, 700);
    const entries = await historyEntries(page);
    for (const [name, hash] of [
      ['Section 9', '#section-9'],
      ['Section 28', '#section-28'],
    ] as const) {
      const before = await scrollOffset(page);
      await contents(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/docs/long${hash}`);
      await expectBelowBar(page, hash.slice(1));
      await page.goBack();
      await expect.poll(() => scrollOffset(page)).toBe(before);
      await expect(page).toHaveURL('/docs/long');
    }
    expect(await historyEntries(page)).toBe(entries + 1);
  },
);

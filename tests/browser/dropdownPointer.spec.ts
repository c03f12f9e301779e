import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { about, expectClosed, expectOpen, label, shop } from '../support/layoutDropdown';
import { layoutTest } from '../support/layoutTest';
import { openPage, untilHydrated } from '../support/openPage';
import { expect } from '../support/visitor';

layoutTest(
  'the pointer opens a menu by hovering, keeps it by a click, and closes it [NAV-06]',
  async ({ page }) => {
    await openPage(page, '/x/');
    await layoutTest.step('hovering opens, up to the entries, and leaving closes', async () => {
      await label(page).hover();
      await expectOpen(page);
      // Along the whole way to the last entry.
      const box = await shop(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { steps: 20 });
      await expectOpen(page);
      await page.mouse.move(650, 700);
      await expectClosed(page);
    });
    await layoutTest.step(
      'a click on a menu that hovering has opened keeps it, the next one closes it',
      async () => {
        await label(page).click();
        await expectOpen(page);
        await page.mouse.move(650, 700);
        await expectOpen(page);
        await label(page).click();
        await expectClosed(page);
      },
    );
    await layoutTest.step(
      'a key closes a menu that hovering has opened, and a click opens it again',
      async () => {
        await label(page).focus();
        for (const key of ['Escape', 'Enter', 'Space']) {
          await page.mouse.move(650, 700);
          await label(page).hover();
          await expectOpen(page);
          await page.keyboard.press(key);
          await expectClosed(page);
          await label(page).click();
          await expectOpen(page);
          await label(page).click();
          await expectClosed(page);
        }
      },
    );
    await layoutTest.step('a press outside closes it', async () => {
      await page.mouse.move(650, 700);
      await label(page).click();
      await page.mouse.move(650, 700);
      await expectOpen(page);
      await page.mouse.click(650, 700);
      await expectClosed(page);
    });
  },
);

layoutTest('a menu that was opened before the client came is known to be open [NAV-06]', async ({ page }) => {
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/x/', { waitUntil: 'domcontentloaded' });
  await label(page).press('Enter');
  await expect(about(page)).toBeVisible();
  client.release();
  await untilHydrated(page);
  await expectOpen(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

layoutTest.describe('on a touch screen', () => {
  layoutTest.use({ hasTouch: true });

  layoutTest('one tap opens, the second closes, and so does one outside [NAV-06]', async ({ page }) => {
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

layoutTest.describe('without scripts', () => {
  layoutTest.use({ javaScriptEnabled: false });

  layoutTest(
    'the menu opens and closes by pointer and key, and its entries lead on [NAV-06]',
    async ({ page }) => {
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
      await expect(about(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(about(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/x/about/');
    },
  );
});

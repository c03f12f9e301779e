import { about, expectClosed, expectOpen, label, shop } from '../support/layoutDropdown';
import { layoutTest } from '../support/layoutTest';
import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { expect } from '../support/visitor';

layoutTest(
  'by keyboard a menu opens, is moved in, and closes as the focus leaves it [NAV-06]',
  async ({ page }) => {
    await openPage(page, '/x/');
    const next = navbar(page).getByRole('link', { name: 'Old address' });
    const languages = navbar(page).getByRole('button', { name: /^Languages/ });
    await expect(label(page)).toHaveAttribute('aria-haspopup', 'true');
    await expectClosed(page);
    for (const key of ['Enter', 'Space'])
      await layoutTest.step(
        `${key} opens, Tab goes to the first entry, Escape closes and leads back`,
        async () => {
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
        },
      );
    await layoutTest.step('arrows, Home and End move among the entries, round and round', async () => {
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
      await expectClosed(page);
    });
    await layoutTest.step(
      'closed entries cannot be focused, and the focus that leaves closes the menu',
      async () => {
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(label(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await expectOpen(page);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(shop(page)).toBeFocused();
        await expectOpen(page);
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
        await expectClosed(page);
        await label(page).press('Enter');
        await expectOpen(page);
        await page.keyboard.press('Shift+Tab');
        await expectClosed(page);
      },
    );
    await layoutTest.step('opening one menu closes the other', async () => {
      await label(page).press('Enter');
      await expectOpen(page);
      await languages.focus();
      await languages.press('Enter');
      await expectClosed(page);
      await expect(languages).toHaveAttribute('aria-expanded', 'true');
      await languages.press('Escape');
    });
    await layoutTest.step('a press of assistive technology toggles it', async () => {
      const press = () => label(page).evaluate((button) => button instanceof HTMLElement && button.click());
      await press();
      await expectOpen(page);
      await press();
      await expectClosed(page);
    });
    await layoutTest.step('an entry that is chosen leads on and closes the menu', async () => {
      await label(page).press('ArrowDown');
      await expect(about(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/x/about/');
      await expectClosed(page);
      await label(page).press('ArrowDown');
      await expect(about(page)).toHaveAttribute('aria-current', 'page');
    });
  },
);

import { fixtureTest } from '../support/fixtureSite';
import { dropdown, expectClosed, expectOpen, label } from '../support/layoutDropdown';
import { layoutTest } from '../support/layoutTest';
import { menu, openMenu, toMain } from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { expect } from '../support/visitor';

const withTarget = fixtureTest('layout of another kind');

for (const { path, more, languages, edges } of [
  { path: '/x/', more: 'More', languages: /^Languages/, edges: ['left', 'right'] },
  { path: '/x/ar/', more: 'المزيد', languages: /العربية/, edges: ['right', 'left'] },
] as const)
  layoutTest(
    `the menus of ${path} stand below the bar, flush at the edge of their labels [NAV-06]`,
    async ({ page }) => {
      // The bar of this site has more items than there is room for at the width of other tests.
      await page.setViewportSize({ width: 1400, height: 900 });
      await openPage(page, path);
      for (const [name, edge] of [
        [more, edges[0]],
        [languages, edges[1]],
      ] as const) {
        const button = page.locator('header nav').getByRole('button', { name });
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const places = await button.evaluate((element) => {
          const menu = element.parentElement?.querySelector('ul');
          const { left, right, bottom } = element.getBoundingClientRect();
          const list = menu?.getBoundingClientRect();
          return {
            button: { left, right, bottom },
            list: { left: list?.left, right: list?.right, bottom: list?.top },
          };
        });
        // The menu leaves 2 px for its frame.
        expect(Math.abs((places.list[edge] ?? 0) - places.button[edge])).toBeLessThanOrEqual(2);
        expect(Math.abs((places.list.bottom ?? 0) - places.button.bottom)).toBeLessThanOrEqual(2);
        expect(places.list.left).toBeGreaterThan(0);
        expect(places.list.right).toBeLessThan(1400);
      }
      if (path !== '/x/') return;
      await layoutTest.step(
        'assistive technology has a button that tells its state, and a list of links',
        async () => {
          const item = dropdown(page);
          await expect(item).toMatchAriaSnapshot(`
    - listitem:
      - button "More"
  `);
          await expect(item.getByRole('link')).toHaveCount(0);
          await label(page).press('Enter');
          await expect(item).toMatchAriaSnapshot(`
    - listitem:
      - button "More" [expanded]
      - list:
        - listitem:
          - link "About"
        - listitem:
          - link "Shop (opens in a new tab)"
  `);
        },
      );
    },
  );

withTarget(
  'a label with a target leads there and is marked there, the arrow beside it opens the menu [NAV-03, NAV-06]',
  async ({ page }) => {
    await openPage(page, '/x/');
    const item = dropdown(page);
    const arrow = item.getByRole('button');
    await expect(arrow).toHaveAccessibleName('Expand the dropdown');
    await arrow.press('Enter');
    await expectOpen(page, arrow);
    await expect(arrow).toHaveAccessibleName('Collapse the dropdown');
    await page.keyboard.press('Escape');
    await expectClosed(page, arrow);
    await item.locator(':scope > a').hover();
    await expectOpen(page, arrow);
    await item.locator(':scope > a').click();
    await expect(page).toHaveURL('/x/docs/listed/');
    await expect(item.locator(':scope > a')).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page);
    await toMain(page).click();
    await expect(menu(page).getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page');
  },
);

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { overflowOf } from '../support/axe';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { openPage } from '../support/openPage';
import { toolCases } from '../support/toolCases';
import { expect } from '../support/visitor';
import { heightsOf, readStill, test } from '../support/withoutScripts';

/** Nothing but what the site itself serves; what stands in its pages is allowed by a hash on a host. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; worker-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'";

async function sendPolicy(page: Page, route: string): Promise<void> {
  await page.route(`**${route}`, async (matched) => {
    const response = await matched.fetch();
    await matched.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
}

test('all parts of a tool are asked for at once', async ({ page }) => {
  const tool = await holdAnswers(page, clientScripts.ofFeature('Tool'));
  const kit = page.waitForRequest(clientScripts.ofFeature('kit'));
  const [{ title, route, caption } = { title: '', route: '', caption: '' }] = toolCases;
  await openPage(page, route);
  await page.getByRole('figure').filter({ hasText: caption }).scrollIntoViewIfNeeded();
  await kit;
  tool.release();
  const opened = page.getByRole('region', { name: title });
  await expect(opened.getByRole('button', { name: 'Try it with ours' })).toBeVisible();
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const { title, route, caption, view, saved } of toolCases)
    test(`"${title}" takes the room of its still, which is printed in its place, and makes a file of our sample under the strictest policy for content [kit 7]`, async ({
      page,
      withoutScripts,
    }) => {
      const still = await readStill(withoutScripts, route, caption);
      await sendPolicy(page, route);
      await openPage(page, route);
      const figure = page.getByRole('figure').filter({ hasText: caption });
      await figure.scrollIntoViewIfNeeded();
      const tool = page.getByRole('region', { name: title });
      await expect(tool).toBeVisible();
      expect(await heightsOf(page, figure)).toEqual(still.heights);
      await page.emulateMedia({ media: 'print' });
      await expect(tool).toBeHidden();
      await expect(figure.locator('img').filter({ visible: true })).toHaveCount(still.pictures);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 390, height: 844 });
      await tool.getByRole('button', { name: 'Try it with ours' }).tap();
      if (view !== undefined) await tool.getByText(view).tap();
      const button = tool.getByRole('button', { name: /^Save .*\./ }).first();
      await expect(button).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const download = page.waitForEvent('download');
      await button.tap();
      const bytes = await readFile(await (await download).path());
      expect(bytes.subarray(0, saved.length).toString('latin1')).toBe(saved);
    });
});

test.describe('the menu at the head of a tool', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], ownContext: true });

  test('by keyboard its link is copied, which leads to its section, and it fills the screen and gives it back', async ({
    page,
  }) => {
    await openPage(page, '/docs/basic/export');
    await page.getByRole('figure').filter({ hasText: 'One picture enlarged twice' }).scrollIntoViewIfNeeded();
    const tool = page.getByRole('region', { name: 'Sharpen your pixel art' });
    const menu = tool.locator('summary');
    await menu.press('Enter');
    await tool.getByRole('button', { name: 'Copy link' }).press('Enter');
    await expect(tool.getByRole('button', { name: 'Link copied' })).toBeFocused();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect([link.pathname, await page.locator(link.hash).evaluate(({ tagName }) => tagName)]).toEqual([
      '/docs/basic/export',
      'H2',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(tool.getByRole('button', { name: 'Full screen' })).toBeHidden();
    const isWhole = () => tool.evaluate((element) => element === document.fullscreenElement);
    for (const wanted of [true, false]) {
      await menu.press('Enter');
      await tool.getByRole('button', { name: 'Full screen' }).press('Enter');
      await expect.poll(isWhole).toBe(wanted);
    }
  });
});

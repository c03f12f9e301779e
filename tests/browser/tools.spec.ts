import { readFile } from 'node:fs/promises';
import { overflowOf } from '../support/axe';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { openPage } from '../support/openPage';
import { expectRoomOfStill } from '../support/roomOfStill';
import { toolCases } from '../support/toolCases';
import { expect, test } from '../support/visitor';

const missing = { title: '', route: '', caption: '', view: '', saved: '' };

test('all parts of a tool are asked for at once', async ({ page }) => {
  const tool = await holdAnswers(page, clientScripts.ofFeature('Tool'));
  const kit = page.waitForRequest(clientScripts.ofFeature('kit'));
  const [{ title, route, caption } = missing] = toolCases;
  await openPage(page, route);
  await page.getByRole('figure').filter({ hasText: caption }).scrollIntoViewIfNeeded();
  await kit;
  tool.release();
  const opened = page.getByRole('region', { name: title });
  await expect(opened.getByRole('button', { name: 'Try it with ours' })).toBeVisible();
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  // Their Chinese pages, policy and stills are tried with each of them.
  test('a tool takes the room of its still, and makes a file of our sample [kit 7]', async ({ page }) => {
    const [{ title, route, caption, view, saved } = missing] = toolCases.filter(({ view }) => view);
    await openPage(page, route);
    const figure = page.getByRole('figure').filter({ hasText: caption });
    await figure.scrollIntoViewIfNeeded();
    const tool = page.getByRole('region', { name: title });
    await expect(tool).toBeVisible();
    await expectRoomOfStill(figure);
    await tool.getByRole('button', { name: 'Try it with ours' }).tap();
    await tool.getByText(view ?? '').tap();
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

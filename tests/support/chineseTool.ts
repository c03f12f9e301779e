import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { faultsOf, overflowOf, setMode } from './axe';
import { openPage } from './openPage';
import { expectRoomOfStill } from './roomOfStill';
import { expect } from './visitor';

/** Nothing but what the site itself serves; what stands in its pages is allowed by a hash on a host. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; worker-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'";

/**
 * Opens the Chinese page of a tool in the dark, under the strictest policy for content, and goes to the tool: it takes
 * the room of its still, which is printed in its place.
 */
export async function openChineseTool(
  page: Page,
  { route, name, figure }: { readonly route: string; readonly name: string; readonly figure?: Locator },
): Promise<Locator> {
  const address = `/zh${route}`;
  await page.route(`**${address}`, async (matched) => {
    const response = await matched.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await matched.fulfill({ response, headers });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, address);
  await setMode(page, 'dark');
  const place = figure ?? page.getByRole('figure').first();
  await place.scrollIntoViewIfNeeded();
  const tool = page.getByRole('region', { name });
  await expect(tool).toBeVisible();
  const pictures = await expectRoomOfStill(place);
  await page.emulateMedia({ media: 'print' });
  await expect(tool).toBeHidden();
  await expect(place.locator('img').filter({ visible: true })).toHaveCount(pictures);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1300, height: 900 });
  return tool;
}

/** Saves a file by keyboard. @returns its first bytes, each as a character */
export async function saveByKeyboard(tool: Locator, name: string): Promise<string> {
  const [download] = await Promise.all([
    tool.page().waitForEvent('download'),
    tool.getByRole('button', { name: `保存${name}`, exact: true }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return (await readFile(await download.path())).subarray(0, 6).toString('latin1');
}

/** The checker finds nothing in the tool, and on a phone nothing overflows. */
export async function expectSoundTool(tool: Locator): Promise<void> {
  // What lies half below the bar is half a target.
  await tool.evaluate((element) => element.scrollIntoView());
  expect(await faultsOf(tool.page(), { within: 'section.tool' })).toEqual([]);
  await tool.page().setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(tool.page())).toBe(0);
}

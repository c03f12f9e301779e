import type { Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { block, code, copy, test, walk } from '../support/codePage';
import { holdAnswers } from '../support/holdAnswers';
import { openPage, untilHydrated } from '../support/openPage';
import { stopClock } from '../support/stopClock';
import { expect } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

const marked = (page: Page, title: string): Promise<string[]> =>
  block(page, title)
    .locator('[data-marked]')
    .evaluateAll((lines) => lines.map((line) => line.textContent?.trim() ?? ''));
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('no frame has the colours of the other mode [CT-08]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('color-mode', 'dark'));
  const frames = await watchFrames(page, () => {
    const word = document.querySelector('[data-c="keyword"]');
    return word === null ? null : getComputedStyle(word).color;
  });
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/code', { waitUntil: 'domcontentloaded' });
  const colors = async () => new Set((await frames()).filter((color) => color !== null));
  await expect.poll(async () => (await colors()).size).toBe(1);
  client.release();
  await untilHydrated(page);
  const [color = '', ...others] = await colors();
  expect(others).toEqual([]);
  // Words stand out from a dark ground by being light.
  expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(200);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], ownContext: true });

  test('a block has its title and its marks, scrolls, and is copied as it is [CT-08, CT-09, CT-10]', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, '/code');
    await test.step('it has its title, can be reached by Tab and scrolls from there', async () => {
      await expect(block(page, 'walk.js').locator('figcaption')).toHaveText('walk.js');
      await copy(page, 'middle.txt').focus();
      await page.keyboard.press('Shift+Tab');
      await expect(code(page, 'middle.txt')).toBeFocused();
      await code(page, 'long.txt').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code(page, 'long.txt').evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      const numbers = block(page, 'numbered.js').locator('[data-number]');
      expect(
        await numbers.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-number'))),
      ).toEqual(['9', '10']);
    });
    await test.step('lines are marked by range or by comments, which are neither seen nor copied', async () => {
      const expected = {
        'walk.js': { marks: [walk[0], walk[2], walk[3]], copied: walk.join('\n') },
        'comments.js': {
          marks: ['const marked = 1;', 'first();', 'last();'],
          copied: 'const marked = 1;\nconst plain = 2;\nfirst();\nlast();',
        },
        'comments.html': { marks: ['<p>marked</p>'], copied: '<p>marked</p>\n<p>plain</p>' },
        // The range wins.
        'both.js': { marks: ['two();'], copied: 'one();\ntwo();' },
      };
      for (const [title, { marks, copied }] of Object.entries(expected)) {
        expect(await marked(page, title), title).toEqual(marks);
        expect(await code(page, title).textContent(), title).toBe(copied);
        await copy(page, title).click();
        await expect.poll(() => clipboard(page), title).toBe(copied);
      }
    });
    await test.step('marked lines look different from others', async () => {
      const line = (content: string) => block(page, 'walk.js').locator('code > span', { hasText: content });
      const look = (content: string) =>
        line(content).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await look('const frames')).not.toBe(await look('const name'));
    });
    await test.step('a selection copies what the button does', async () => {
      await code(page, 'numbered.js').evaluate((box) => getSelection()?.selectAllChildren(box));
      await page.keyboard.press('ControlOrMeta+C');
      expect((await clipboard(page)).trim()).toBe('one();\ntwo();');
    });
    await test.step('copying takes exactly the code, and says so for a second', async () => {
      await stopClock(page);
      await page.clock.runFor(2000);
      const button = block(page, 'walk.js').locator('button').last();
      await expect(button).toHaveAccessibleName('Copy code');
      const icon = () => button.locator('svg').innerHTML();
      const before = await icon();
      await button.click();
      await expect(button).toHaveAccessibleName('Copied');
      expect(await icon()).not.toBe(before);
      expect(await clipboard(page)).toBe(walk.join('\n'));
      await page.clock.runFor(900);
      await expect(button).toHaveAccessibleName('Copied');
      await page.clock.runFor(600);
      await expect(button).toHaveAccessibleName('Copy code');
      expect(await icon()).toBe(before);
    });
  });
});

test('the buttons come as the pointer or the keyboard does, and wait for the client [CT-10]', async ({
  page,
}) => {
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/code', { waitUntil: 'domcontentloaded' });
  await expect(copy(page, 'walk.js')).toBeDisabled();
  client.release();
  await untilHydrated(page);
  await expect(copy(page, 'walk.js')).toBeEnabled();
  const tools = block(page, 'walk.js').locator('div:has(> button)');
  await expect(tools).toHaveCSS('opacity', '0');
  await block(page, 'walk.js').hover();
  await expect(tools).toHaveCSS('opacity', '1');
  await block(page, 'both.js').hover();
  await expect(tools).toHaveCSS('opacity', '0');
  await code(page, 'walk.js').focus();
  await expect(tools).toHaveCSS('opacity', '1');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the buttons are there without a pointer that could hover, and copy at a tap [CT-10]', async ({
    page,
  }) => {
    await openPage(page, '/code');
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    await expect(block(page, 'walk.js').locator('div:has(> button)')).toHaveCSS('opacity', '1');
    await copy(page, 'walk.js').tap();
    await expect(copy(page, 'walk.js')).toHaveAccessibleName('Copied');
    expect(await clipboard(page)).toBe(walk.join('\n'));
  });
});

test('where the browser offers no clipboard, copying works all the same [CT-10]', async ({
  page,
  baseURL,
}) => {
  // Plain HTTP from another machine: not a secure context.
  await page.route('http://insecure.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await page.request.get(new URL(pathname, baseURL).href) });
  });
  await openPage(page, 'http://insecure.example/code');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await copy(page, 'walk.js').press('Enter');
  await expect(copy(page, 'walk.js')).toHaveAccessibleName('Copied');
  await expect(copy(page, 'walk.js')).toBeFocused();
  await page.evaluate(() => {
    document.body.replaceChildren(document.createElement('textarea'));
    document.querySelector('textarea')?.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('textarea')).toHaveValue(walk.join('\n'));
});

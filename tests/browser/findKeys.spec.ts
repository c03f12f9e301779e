import type { Page } from '@playwright/test';
import { doneText, expectSound } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expectRoomOfStill } from '../support/roomOfStill';
import { inLocale } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const names = { en: 'Find free keys', zh: '找出没被占用的键' };
const routes = { da: '/docs/other/keyboard-shortcuts-da', ios: '/docs/other/keyboard-shortcuts-ios' };
const caption = /Your list is kept in this browser|也可以打印/;

test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });

async function openExercise(page: Page, address: string = routes.da, locale: 'en' | 'zh' = 'en') {
  await openPage(page, address);
  await page.getByRole('figure').filter({ hasText: caption }).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: names[locale] });
  const stage = region.getByRole('application');
  await expect(stage).toBeVisible();
  return { region, stage };
}

test('by keyboard alone: keys are pressed, named with their taker, put on the list, and that is printed [rules 1, 2, 3, 4, 6, 8]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page);
  await region.getByRole('combobox', { name: 'Keyboard on' }).selectOption('Windows');
  const put = async (keys: string, use: string) => {
    await stage.press(keys);
    await region.getByRole('textbox', { name: 'For what' }).fill(use);
    await page.keyboard.press('Enter');
  };
  await stage.press('F12');
  await expect(region.getByText(/^Taken by Steam: takes a screenshot; /)).toBeVisible();
  await expect(region.getByText(/^F12: Taken by Steam/)).toBeAttached();
  await stage.press('Alt+Shift');
  await expect(region.getByText(/^Taken by Windows: switch the input language/)).toBeVisible();
  await stage.press('b');
  await expect(region.getByText(/^Nobody takes it but an input method/)).toBeVisible();
  await put('Control+Shift+KeyZ', 'Redo');
  await expect(region.getByText(/^Nobody is known to take this/)).toBeVisible();
  await put('e', 'Eraser');
  await put('F12', 'Save');
  const rows = region.getByRole('list', { name: 'My keys on Windows' }).getByRole('listitem');
  await expect(rows).toHaveText(['Ctrl+Shift+Z Redo', 'E Eraserinput methods', 'F12 Savetaken by Steam']);
  await put('Control+KeyE', 'Eraser');
  await expect(region.getByText(doneText)).toBeHidden();
  await put('Alt+KeyK', 'Play');
  await expect(region.getByText(doneText)).toBeVisible();
  await region.getByRole('button', { name: 'Take F12 off the list' }).press('Enter');
  await expect(rows).toHaveCount(4);
  // Tab and Esc are not keys of the stage: they leave it.
  await stage.press('Tab');
  await expect(stage).not.toBeFocused();
  await stage.press('Escape');
  await expect(region.getByRole('combobox', { name: 'Keyboard on' })).toBeFocused();
  await test.step('keys that never arrive are chosen; another system has other keys and other takers', async () => {
    const alt = region.locator('label').filter({ hasText: /^Alt$/ });
    for (const isHeld of [false, true]) {
      await alt.click();
      await expect(region.getByRole('checkbox', { name: 'Alt' })).toBeChecked({ checked: isHeld });
    }
    await region.getByRole('combobox', { name: 'Key', exact: true }).selectOption('F4');
    await expect(region.getByText(/^Taken by Windows: closes the window; save first\.$/)).toBeVisible();
    await region.getByRole('combobox', { name: 'Keyboard on' }).selectOption('macOS');
    await expect(region.getByRole('checkbox', { name: 'Option' })).toBeChecked();
    await expect(region.getByText(/^Nobody is known to take this/)).toBeVisible();
    await region.getByRole('button', { name: 'Put on my list' }).click();
    await expect(
      region
        .getByRole('list', { name: 'My keys on macOS' })
        .getByRole('listitem')
        .filter({ hasText: 'Option+F4 Undo' }),
    ).toBeVisible();
  });
  await test.step('the list is printed alone, or with its page [rule 8]', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('table', { name: 'My keys on macOS' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const printed = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          globalThis.print = () => resolve(document.querySelector('[data-print-alone]') !== null);
          document.querySelector<HTMLButtonElement>('.keys-list .tool-quiet')?.click();
        }),
    );
    expect(printed).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the list is there on the next visit, apart for each edition; a link leaves it alone, a damaged one is said to be so [rule 7]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page);
  await region.getByRole('combobox', { name: 'Keyboard on' }).selectOption('Windows');
  await stage.press('p');
  await region.getByRole('button', { name: 'Put on my list' }).click();
  await region.getByRole('button', { name: 'Copy link' }).click();
  await expect(region.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /#find-keys=system=windows&P=Undo$/,
  );

  const other = await openExercise(page, routes.ios);
  await expect(other.region.getByText('Your list is empty.')).toBeVisible();
  const linked = await openExercise(page, `${routes.da}#find-keys=system=macos&Command%2BK=paint`);
  await expect(linked.region.getByRole('listitem').filter({ hasText: 'Command+K' })).toBeVisible();
  await linked.region.getByRole('button', { name: 'Take Command+K off the list' }).click();
  await page.evaluate(() => {
    location.hash = '#find-keys=system=macos&Command%2B=paint';
  });
  await expect(linked.region.getByText('The link is damaged')).toBeVisible();
  const again = await openExercise(page, `${routes.da}?again`);
  const kept = again.region.getByRole('list', { name: 'My keys on Windows' });
  await expect(kept.getByRole('listitem')).toHaveText(['P Undoinput methods']);
});

test('in Chinese it takes the room of its still, and on a phone and in the dark nothing is missing', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, inLocale(routes.da, 'zh'), 'zh');
  const figure = page.getByRole('figure').filter({ hasText: caption });
  expect(await expectRoomOfStill(figure)).toBe(1);
  await stage.press('Control+Space');
  await region.getByRole('button', { name: '加入列表' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
});

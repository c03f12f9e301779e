import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { isMarked, markDocument } from '../support/documentMark';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { openPage, untilHydrated } from '../support/openPage';
import { slowProcessor } from '../support/slowProcessor';
import { storedChoices } from '../support/storedChoices';
import { expect } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

const tall = 'A paragraph among many.\n\n'.repeat(12);
/** Tabs whose panels say where they stand: `first ios`. */
function tabs(place: string, head: string, values: readonly string[], content = ''): string {
  const panels = values.map((value) => {
    const [name = '', mark = ''] = value.split(' ');
    return `:::tab{value=${name} label="${name} of ${place}" ${mark}}\n${place} ${name}\n\n${name === 'da' ? content : ''}\n:::`;
  });
  return `::::tabs${head}\n${panels.join('\n')}\n::::\n`;
}

const test = fixtureTest('minimal', {
  variant: {
    as: 'tabs',
    by: (root) => {
      const write = (name: string, ...parts: readonly string[]) =>
        writeFileSync(join(root, 'content/en/pages', name), `# ${name}\n\n${parts.join('\n')}`);
      write(
        'tabs.md',
        tabs('first', '{group=edition}', ['ios', 'android', 'da'], tall),
        tabs('alone', '', ['ios', 'android', 'da']),
        tabs('other', '{group=edition}', ['ios', 'da']),
        tabs('marked', '{group=size}', ['small', 'large default']),
        tall,
        tall,
      );
      write('more.md', tabs('next', '{group=edition}', ['ios', 'android', 'da']));
    },
  },
});
test.use({ expectedMessages: [/\/favicon\.ico\)$/] });

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const isChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name, exact: true });
const editionKey = `${storageKeys.tabs}edition`;

test('by keyboard every panel can be shown: arrows move, Enter and Space choose [CT-05]', async ({
  page,
}) => {
  await openPage(page, '/tabs');
  const list = page.getByRole('tablist').nth(1);
  await expect(list.getByRole('tab')).toHaveCount(3);
  await expect(list.locator('[tabindex="0"]')).toHaveText(['ios of alone']);
  await tab(page, 'ios of alone').focus();
  for (const [move, to, choose] of [
    ['ArrowRight', 'android of alone', 'Enter'],
    ['ArrowRight', 'da of alone', 'Space'],
    ['ArrowRight', 'ios of alone', 'Enter'],
    ['ArrowLeft', 'da of alone', 'Enter'],
    ['Home', 'ios of alone', 'Space'],
    ['End', 'da of alone', 'Enter'],
  ] as const) {
    const before = await list.locator('[aria-selected=true]').textContent();
    await page.keyboard.press(move);
    await expect(tab(page, to)).toBeFocused();
    // To move is not to choose.
    await expect(list.locator('[aria-selected=true]')).toHaveText(before ?? '');
    await page.keyboard.press(choose);
    await expect(list.locator('[aria-selected=true]')).toHaveText(to);
    await expect(list.locator('[tabindex="0"]')).toHaveText(to);
    await expect(tab(page, to)).toBeFocused();
    await expect(panel(page, to)).toBeVisible();
    await expect(page.getByRole('tabpanel').filter({ hasText: 'alone' })).toHaveCount(1);
  }
});

test('Tab reaches one tab of a row and goes on [CT-05]', async ({ page }) => {
  await openPage(page, '/tabs');
  await tab(page, 'android of alone').click();
  await tab(page, 'ios of first').focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'android of alone')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'ios of other')).toBeFocused();
});

test('tab and panel name each other, and panels that are not shown are in the page [CT-05]', async ({
  page,
}) => {
  await openPage(page, '/tabs');
  for (const each of await page.getByRole('tab').all()) {
    const id = (await each.getAttribute('aria-controls')) ?? '';
    const controlled = page.locator(`[id="${id}"]`);
    await expect(controlled).toHaveAttribute('role', 'tabpanel');
    await expect(controlled).toHaveAttribute('aria-labelledby', (await each.getAttribute('id')) ?? 'none');
    expect((await controlled.textContent())?.length).toBeGreaterThan(5);
    const isSelected = (await each.getAttribute('aria-selected')) === 'true';
    await expect(controlled).toBeVisible({ visible: isSelected });
  }
});

test('the first choice is the marked tab, else the first [CT-06]', async ({ page }) => {
  await openPage(page, '/tabs');
  for (const name of ['ios of first', 'ios of alone', 'ios of other', 'large of marked'])
    await isChosen(page, name);
  expect(await storedChoices(page)).toEqual({});
});

test('groups of one name change together, here, on other pages, in other tabs and after a reload [CT-06]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/more');
  await openPage(page, '/tabs');
  await tab(page, 'da of first').click();
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  for (const name of ['ios of alone', 'large of marked']) await isChosen(page, name);
  await isChosen(other, 'da of next');
  expect(await storedChoices(page)).toEqual({ [editionKey]: 'da' });
  await page.reload();
  await untilHydrated(page);
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  await openPage(page, '/more');
  await isChosen(page, 'da of next');
});

test('a choice that a group does not know leaves it as it is [CT-06]', async ({ page }) => {
  await openPage(page, '/tabs');
  await tab(page, 'da of other').click();
  await tab(page, 'android of first').click();
  await isChosen(page, 'android of first');
  await isChosen(page, 'da of other');
  await page.evaluate((key) => localStorage.setItem(key, 'purple'), editionKey);
  await page.reload();
  await untilHydrated(page);
  await isChosen(page, 'ios of first');
  await isChosen(page, 'ios of other');
});

test('the tab that is pressed stays where it is, though tabs above it grow and shrink [CT-06]', async ({
  page,
}) => {
  await openPage(page, '/tabs');
  const pressed = tab(page, 'da of other');
  await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  const before = await top(pressed);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await pressed.click();
  await isChosen(page, 'da of first');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 300);
  expect(Math.abs((await top(pressed)) - before)).toBeLessThan(1);
  await tab(page, 'ios of other').click();
  await isChosen(page, 'ios of first');
  expect(Math.abs((await top(pressed)) - before)).toBeLessThan(1);
});

/** The words of the first panel that are seen, frame by frame. */
const watchPanels = (page: Page) =>
  watchFrames(page, () => {
    const shown = [...document.querySelectorAll('main p')].filter(
      (text) => text.textContent?.startsWith('first') && text.checkVisibility(),
    );
    return shown.map((text) => text.textContent).join();
  });

test('a remembered tab is there from the first frame, and nothing moves when scripts take over [CT-06]', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'da'), editionKey);
  const panels = await watchPanels(page);
  await slowProcessor(page);
  const client = await holdAnswers(page, /\/client-[^/]*\.js$/);
  await page.goto('/tabs', { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await panels()).length).toBeGreaterThan(2);
  client.release();
  await untilHydrated(page);
  expect(new Set((await panels()).filter((each) => each !== ''))).toEqual(new Set(['first da']));
  expect(await layoutShift(page)).toBe(0);
});

test('a tab that the address names is shown from the first frame, whatever is remembered [CT-06]', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'da'), editionKey);
  const panels = await watchPanels(page);
  await openPage(page, '/tabs?edition=android');
  await isChosen(page, 'android of first');
  // The other group of the name has no such tab, and keeps what is remembered.
  expect(new Set((await panels()).filter((each) => each !== ''))).toEqual(new Set(['first android']));
  expect(await layoutShift(page)).toBe(0);
});

test('a link to the same page can name another tab [CT-06]', async ({ page }) => {
  await openPage(page, '/tabs?edition=android');
  await isChosen(page, 'android of first');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '?edition=da';
    link.textContent = 'For the desktop';
    document.querySelector('main')?.prepend(link);
  });
  await markDocument(page);
  await page.getByRole('link', { name: 'For the desktop' }).click();
  await expect(page).toHaveURL('/tabs?edition=da');
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await isChosen(page, 'android of first');
});

test('a tab that is chosen stays chosen below an address that names another [CT-06]', async ({ page }) => {
  await openPage(page, '/tabs?edition=android');
  await isChosen(page, 'android of first');
  await tab(page, 'da of first').click();
  // What the first touch brings is there.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await isChosen(page, 'da of first');
  await page.evaluate(() => {
    location.hash = 'further';
  });
  await expect(page).toHaveURL('/tabs?edition=android#further');
  await isChosen(page, 'da of first');
});

test('a choice that was made before scripts came stays, with the focus [CT-05, CT-06]', async ({ page }) => {
  const client = await holdAnswers(page, /\/client-[^/]*\.js$/);
  await page.goto('/tabs', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'ios of first' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('first android')).toBeVisible();
  client.release();
  await untilHydrated(page);
  await isChosen(page, 'android of first');
  await expect(tab(page, 'android of first')).toBeFocused();
  await expect(page.getByText('first android')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel can be shown [CT-05]', async ({ page }) => {
    await page.goto('/tabs');
    for (const value of ['android', 'da', 'ios']) {
      await page.getByText(`${value} of alone`, { exact: true }).click();
      await expect(page.getByText(`alone ${value}`, { exact: true })).toBeVisible();
      await expect(page.getByText(/^alone \w+$/).filter({ visible: true })).toHaveCount(1);
    }
  });
});

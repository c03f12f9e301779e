import type { Page } from '@playwright/test';
import { parseGif } from 'pixels/parse/parseGif';
import { openPage } from '../support/openPage';
import { saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const easelOf = (page: Page) => page.getByRole('region', { name: 'Finish the slime' });
const stageOf = (page: Page) => easelOf(page).getByRole('application');
const goal = 'Draw the fourth frame.';
const moves = 'It moves! Now 40 pixels, three colours.';
const damaged = 'The drawing in this link is damaged, so here is an empty frame.';

test('the loop runs from the beginning, the GIF is saved, the next visit finds the drawing; keys draw as well, and a link opens another one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  await expect(easelOf(page)).toContainText(goal);
  await expect(easelOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await stageOf(page).click();
  await expect(easelOf(page)).toContainText(moves);
  const loop = valueIn(parseGif(await saveFile(easelOf(page), 'slime.gif', 'Save GIF')));
  expect(loop.frames).toHaveLength(4);
  await page.reload();
  await expect(easelOf(page)).toContainText(moves);
  await easelOf(page).getByRole('button', { name: 'Clear' }).click();
  await expect(easelOf(page)).toContainText(goal);
  await test.step('keys draw and undo, Esc leaves, and without motion the loop waits to be asked', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await stageOf(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(easelOf(page)).toContainText('Column 9, row 11: empty');
    await page.keyboard.press('Space');
    await expect(easelOf(page)).toContainText('Column 9, row 11: Body');
    await expect(easelOf(page).getByRole('button', { name: 'Play' })).toBeEnabled();
    await expect(easelOf(page).locator('[aria-current]')).toHaveText('4');
    await page.keyboard.press('Escape');
    await expect(stageOf(page)).not.toBeFocused();
    await easelOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(easelOf(page)).toContainText(goal);
  });
  await test.step('a link opens its drawing, and a damaged one the empty frame with a notice', async () => {
    await openPage(page, '/?link#finish-slime=a60nna58');
    await expect(easelOf(page)).toContainText(moves);
    await openPage(page, '/?whole#finish-slime=a74bg2fa3bjxsqfa2jxs3qa2jsiqsla2is3rla2bg4fa');
    await expect(easelOf(page)).toContainText('Done! Your slime hops away.');
    const poster = valueIn(parseGif(await saveFile(easelOf(page), 'slime-poster.gif', 'Poster')));
    expect(poster).toMatchObject({ width: 1200, height: 1200 });
    // A stamp is for what was drawn here.
    expect(await page.evaluate(() => localStorage.getItem('passport'))).toBeNull();
    await stageOf(page).press('Shift+ArrowUp');
    await stageOf(page).press('Space');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('passport'))).toBe('finish-slime');
    await openPage(page, '/?again#finish-slime=a60n');
    await expect(easelOf(page)).toContainText(damaged);
  });
});

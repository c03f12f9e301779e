import type { Page } from '@playwright/test';
import { doneText, figureOf } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('count-memory');

async function openExercise(page: Page) {
  await openPage(page, exercise.route);
  await figureOf(page, exercise).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: exercise.names.en });
  await expect(region.getByRole('spinbutton')).toHaveCount(4);
  return region;
}

test('a smaller canvas fits onto a CD, by keyboard, and what is not allowed does not count [rules 1, 2, 6, 7]', async ({
  page,
}) => {
  const region = await openExercise(page);
  await test.step('by keyboard', async () => {
    const project = region.locator('.memory-sum');
    await expect(project).toContainText('2.3 GiB');
    await expect(region.getByText('An estimate of uncompressed pixels')).toBeVisible();
    // Each field is a stop of the Tab key.
    await region.getByRole('application').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(project).toContainText('1.2 GiB');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('512');
    await expect(project).toContainText('1.2 GiB');
    await expect(region.getByText(doneText)).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.type('512');
    await expect(project).toContainText('600 MiB');
    await expect(project).toContainText('On the shelf: 60 of 60 frames.');
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('what is not allowed does not count, and Start again brings the beginning back', async () => {
    const frames = region.getByRole('spinbutton', { name: 'Frames' });
    await frames.fill('5000');
    await expect(region.locator('.memory-sum')).toContainText('2.3 GiB');
    await frames.fill('1');
    await expect(region.locator('.memory-sum')).toContainText('40 MiB');
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(frames).toHaveValue('60');
  });
});

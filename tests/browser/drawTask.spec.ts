import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('a rule shows its place on the canvas, and is ticked once its colour is used [practice-ground, rules 4, 19]', async ({
  page,
}) => {
  await openPage(page, '/docs/craft/hardware-limits');
  const region = page.getByRole('region', { name: 'Draw it yourself: a cottage' });
  await page.getByRole('figure').filter({ hasText: 'Roof and walls are given' }).scrollIntoViewIfNeeded();
  const stage = region.getByRole('application');
  const frame = region.locator('.drawing-marks > i');
  await region.getByText('0 of 11 rules kept').click();
  const rule = region.getByRole('button', { name: 'drawn only in rows 17 to 24' });
  await rule.focus();
  await expect(frame).toHaveCount(1);
  const [canvas, place] = [await stage.boundingBox(), await frame.boundingBox()];
  if (canvas === null || place === null) throw new Error('They are not shown');
  expect(place.y - canvas.y).toBeCloseTo((canvas.height * 16) / 24);
  expect(place.height).toBeCloseTo((canvas.height * 8) / 24);
  await expect(rule).not.toContainText('kept');
  await region.getByRole('radio', { name: 'Colour 5' }).press('Space');
  await stage.press('Shift+ArrowDown');
  await stage.press('Shift+ArrowDown');
  await stage.press('Space');
  await expect(rule).toContainText('kept');
});

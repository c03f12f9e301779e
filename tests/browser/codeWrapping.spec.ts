import { test, widths, wrap } from '../support/codePage';
import { openPage } from '../support/openPage';
import { expect } from '../support/visitor';

test('long lines, of words or in one piece, wrap and unwrap; short ones have nothing to wrap [CT-11]', async ({
  page,
}) => {
  await openPage(page, '/code');
  await expect(wrap(page, 'walk.js')).toHaveCount(0);
  await expect(wrap(page, 'middle.txt')).toHaveCount(0);
  const [full = 0, seen = 0] = await widths(page, 'long.txt');
  expect(full).toBeGreaterThan(seen);
  await expect(wrap(page, 'long.txt')).toHaveAttribute('aria-pressed', 'false');
  await wrap(page, 'long.txt').click();
  await expect(wrap(page, 'long.txt')).toHaveAttribute('aria-pressed', 'true');
  expect(await widths(page, 'long.txt')).toEqual([seen, seen]);
  await wrap(page, 'long.txt').press('Enter');
  expect(await widths(page, 'long.txt')).toEqual([full, seen]);
  await test.step('a line that has become too long can be wrapped, until the window is wide again', async () => {
    await expect(wrap(page, 'middle.txt')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(wrap(page, 'middle.txt')).toHaveCount(1);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(wrap(page, 'middle.txt')).toHaveCount(0);
  });
  await test.step('code in a tab that was hidden is measured when it shows', async () => {
    await page.getByRole('tab', { name: 'Wide' }).click();
    await expect(wrap(page, 'hidden.txt')).toHaveCount(1);
    await wrap(page, 'hidden.txt').click();
    const [full, seen] = await widths(page, 'hidden.txt');
    expect(full).toBe(seen);
  });
});

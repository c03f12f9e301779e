import { overflowOf } from '../support/axe';
import { openPage } from '../support/openPage';
import { setTextSize } from '../support/textSize';
import { expect, test } from '../support/visitor';

test('no part of the footer stands alone in its row, however wide the window [LAY-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  const footer = page.getByRole('contentinfo');
  const titles = footer.getByRole('heading').or(footer.getByText('Resprite', { exact: true }));
  for (const width of [320, 560, 739, 740, 997, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(rows, `at ${width} px`).toEqual(width < 740 ? [2, 2] : [4]);
    const { right = 0 } = await footer.evaluate((node) => {
      const edges = [...node.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right);
      return { right: Math.max(...edges) };
    });
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('words of the footer that do not fit break, and the page is no wider than the window [LAY-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/zh/docs/intro');
  await setTextSize(page, 200);
  const slogan = page.getByRole('contentinfo').getByRole('paragraph').first();
  // As WebKit has it, which knows no break after Chinese punctuation here.
  await slogan.evaluate((words) => {
    words.textContent = words.textContent?.replaceAll(/[，、]/g, '') ?? '';
  });
  expect(await overflowOf(page)).toBe(0);
});

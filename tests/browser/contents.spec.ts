import { contents } from '../support/contents';
import { docsSidebar } from '../support/docsSidebar';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

readingTest('the column of contents stays below the bar and scrolls by itself [TOC-05]', async ({ page }) => {
  await openPage(page, '/docs/long');
  await scrollPage(page, 3000);
  const box = await contents(page).boundingBox();
  if (box === null) throw new Error('The contents are not shown');
  expect(box.y).toBeGreaterThanOrEqual(60);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  const offset = await scrollOffset(page);
  await contents(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => contents(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await scrollOffset(page)).toBe(offset);
});

test('sidebar, text and contents stand side by side, and stay where they are when scripts arrive [DOC-01, TOC-05]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const boxes = () =>
      [...document.querySelectorAll('article, nav[aria-label="Table of contents"]')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      });
    document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'boxes', [boxes, boxes()]));
  });
  await openPage(page, '/docs/quick');
  const [before, after] = await page.evaluate(() => {
    const [measure, first] = Reflect.get(window, 'boxes');
    return [first, measure()];
  });
  expect(before).toHaveLength(2);
  expect(after).toEqual(before);

  const left = await docsSidebar(page).boundingBox();
  const middle = await page.getByRole('article').boundingBox();
  const right = await contents(page).boundingBox();
  if (left === null || middle === null || right === null) throw new Error('A column is not shown');
  expect(left.x + left.width).toBeLessThanOrEqual(middle.x);
  expect(middle.x + middle.width).toBeLessThanOrEqual(right.x);
});

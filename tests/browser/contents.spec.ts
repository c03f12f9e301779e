import type { Locator } from '@playwright/test';
import { contents } from '../support/contents';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

/** Labels of the list as nested arrays: a label is followed by the array of what is below it. */
const outline = (list: Locator) =>
  list.evaluate((element) => {
    type Outline = (string | Outline)[];
    const read = (ul: Element): Outline =>
      [...ul.children].flatMap((item) => {
        const inner = item.querySelector(':scope > ul');
        const label = item.querySelector(':scope > a')?.textContent ?? '';
        return inner === null ? [label] : [label, read(inner)];
      });
    return read(element);
  });

readingTest(
  'the contents list the headings of levels 2 and 3, nested, with their markup [TOC-01]',
  async ({ page }) => {
    await openPage(page, '/docs/levels');
    expect(await outline(contents(page).getByRole('list').first())).toEqual([
      'First two',
      ['First three', 'Second three'],
      'Second two',
    ]);
    await expect(contents(page).getByRole('link', { name: 'First two' }).getByRole('code')).toHaveText('two');
  },
);

readingTest(
  'a page sets its own levels, and a level left out leaves no wrong parent [TOC-01]',
  async ({ page }) => {
    await openPage(page, '/docs/bounds');
    expect(await outline(contents(page).getByRole('list').first())).toEqual(['Three', 'Four']);
  },
);

readingTest('a page without headings, or one that hides them, has no contents [TOC-01]', async ({ page }) => {
  for (const path of ['/docs/inside', '/docs/hidden']) {
    await openPage(page, path);
    await expect(contents(page)).toHaveCount(0);
    await expect(page.getByText('On this page')).toHaveCount(0);
  }
});

for (const path of ['/docs/quick', '/zh/docs/quick', '/markdown-page'])
  test(`the contents of ${path} are its headings [TOC-01]`, async ({ page }) => {
    await openPage(page, path);
    const headings = page.getByRole('article').locator('h2, h3');
    const links = contents(page).getByRole('link');
    expect(await links.allTextContents()).toEqual(await headings.allTextContents());
    const ids = await headings.evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
  });

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

test('contents and text stay where they are when scripts arrive [TOC-05]', async ({ page }) => {
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents stand beside the text and lead to its headings [TOC-05]', async ({ page }) => {
    await page.goto('/docs/quick');
    await expect(contents(page)).toBeVisible();
    const entry = contents(page).getByRole('link').nth(1);
    const href = await entry.getAttribute('href');
    await entry.click();
    await expect(page).toHaveURL(`/docs/quick${href}`);
    const heading = page.locator(`[id="${href?.slice(1)}"]`);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThanOrEqual(76);
  });
});

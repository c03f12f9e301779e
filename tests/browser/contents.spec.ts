import type { Locator, Page } from '@playwright/test';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

const reading = fixtureTest('reading');

const contents = (page: Page): Locator => page.getByRole('navigation', { name: 'Table of contents' });
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

/** Where headings stop below the bar of 60 px, with 0.5 rem of air and as much tolerance. */
async function expectBelowBar(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(60);
  await expect.poll(() => topOf(page, id)).toBeLessThanOrEqual(76);
}

async function idOf(entry: Locator): Promise<string> {
  return decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
}

reading(
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

reading(
  'a page sets its own levels, and a level left out leaves no wrong parent [TOC-01]',
  async ({ page }) => {
    await openPage(page, '/docs/bounds');
    expect(await outline(contents(page).getByRole('list').first())).toEqual(['Three', 'Four']);
  },
);

reading('a page without headings, or one that hides them, has no contents [TOC-01]', async ({ page }) => {
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
    const links = page.getByRole('navigation', { name: /^(Table of contents|本页目录)$/ }).getByRole('link');
    expect(await links.allTextContents()).toEqual(await headings.allTextContents());
    const ids = await headings.evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
  });

reading('the contents mark the section being read [TOC-02]', async ({ page }) => {
  await openPage(page, '/docs/long');
  const marked = contents(page).locator('[aria-current]');
  expect(await topOf(page, 'section-1')).toBeGreaterThan(450);
  await expect(marked).toHaveCount(0);

  const offsetOf = async (id: string) => (await topOf(page, id)) + (await scrollOffset(page));
  await scrollPage(page, (await offsetOf('section-20')) - 61);
  await expect(marked).toHaveText(['Section 20']);

  // Its heading has gone below the bar, and the next one is still in the lower half.
  await scrollPage(page, (await offsetOf('section-20')) - 50);
  await expect(marked).toHaveText(['Section 20']);

  // A heading that has gone below the bar does not count, though it is still in the window.
  await page.setViewportSize({ width: 1300, height: 1400 });
  await scrollPage(page, (await offsetOf('section-20')) - 40);
  await expect(marked).toHaveText(['Section 21']);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect(marked).toHaveText(['Section 20']);

  // The next heading reaches the lower half, then lies fully in the upper one.
  await scrollPage(page, (await offsetOf('section-21')) - 460);
  await expect(marked).toHaveText(['Section 20']);
  await scrollPage(page, (await offsetOf('section-21')) - 400);
  await expect(marked).toHaveText(['Section 21']);

  await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
  await expect(marked).toHaveText(['Section 30']);
  await scrollPage(page, 0);
  await expect(marked).toHaveCount(0);
});

reading('a change of the window is a change of what is marked [TOC-02]', async ({ page }) => {
  await openPage(page, '/docs/long');
  const marked = contents(page).locator('[aria-current]');
  await scrollPage(page, (await topOf(page, 'section-21')) - 400);
  await expect(marked).toHaveText(['Section 21']);
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(marked).toHaveText(['Section 20']);
});

reading('a page opened at a place marks its entry [TOC-02]', async ({ page }) => {
  await openPage(page, '/docs/long#section-12');
  await expect(contents(page).locator('[aria-current]')).toHaveText(['Section 12']);
});

reading(
  'following an entry sets the hash and puts its heading below the bar, and Back returns [TOC-03]',
  async ({ page }) => {
    await openPage(page, '/docs/long');
    await scrollPage(page, 700);
    const entries = await page.evaluate(() => history.length);
    for (const [name, hash] of [
      ['Section 9', '#section-9'],
      ['Section 28', '#section-28'],
    ] as const) {
      const before = await scrollOffset(page);
      await contents(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/docs/long${hash}`);
      await expectBelowBar(page, hash.slice(1));
      await page.goBack();
      await expect.poll(() => scrollOffset(page)).toBe(before);
      await expect(page).toHaveURL('/docs/long');
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  },
);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 400 } });

  test('every entry of a page leads to its heading below the bar [TOC-03]', async ({ page }) => {
    await openPage(page, '/docs/quick');
    const links = await contents(page).getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      await link.click();
      const id = await idOf(link);
      await expect(page).toHaveURL(`/docs/quick#${id}`);
      await expectBelowBar(page, id);
    }
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a button in the article opens the contents; choosing an entry scrolls and leaves them open [TOC-04]', async ({
    page,
  }) => {
    await openPage(page, '/docs/quick');
    await expect(contents(page)).toBeHidden();
    const button = page.getByRole('article').getByRole('button', { name: 'On this page' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const list = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(list).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
    const headings = page.getByRole('article').locator('h2, h3');
    expect(await list.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());

    const entry = list.getByRole('link').nth(2);
    await entry.click();
    await expectBelowBar(page, await idOf(entry));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list.locator('[aria-current]')).toHaveCount(0);

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  });

  test('the contents are closed at first on every page [TOC-04]', async ({ page }) => {
    await openPage(page, '/docs/quick');
    const button = page.getByRole('article').getByRole('button', { name: 'On this page' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('main').locator('a[rel=prev]').click();
    await expect(page).toHaveURL('/docs/install');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the button in the article is there up to 996 px, the column from 997 px on [TOC-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await openPage(page, '/docs/quick');
  const button = page.getByRole('article').getByRole('button', { name: 'On this page' });
  await expect(button).toBeVisible();
  await expect(contents(page)).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(button).toBeHidden();
  await expect(contents(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

reading('the column of contents stays below the bar and scrolls by itself [TOC-05]', async ({ page }) => {
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

  test('on a narrow window the button opens the contents [TOC-04]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/quick');
    const entry = page.locator('details').first().getByRole('link').first();
    await expect(entry).toBeHidden();
    await page.getByRole('article').getByText('On this page').click();
    await expect(entry).toBeVisible();
  });
});

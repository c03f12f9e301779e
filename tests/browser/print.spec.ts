import type { Page } from '@playwright/test';
import { en } from 'generator/model/words/en';
import { fixtureTest } from '../support/fixtureSite';
import { layoutTest } from '../support/layoutTest';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const docs = fixtureTest('docs');
docs.use({ expectedMessages: [/\/index\.json\)$/] });

/** An address of each kind of page. */
const kinds = ['/', '/docs/category/basics', '/docs/release-note-ios/r48', '/zh/blog/welcome'];

/** Those whose tools come with the first touch. */
const withTools = new Set(['/docs/release-note-ios/r48', '/zh/blog/welcome']);

/** Everything that would be printed besides content: words outside the main part, and controls anywhere. */
function printedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isPrinted = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, nodeValue } = node;
      if (parentElement === null || nodeValue?.trim() === '' || !isPrinted(parentElement)) continue;
      if (parentElement.closest('main') === null) found.push(`outside: ${nodeValue}`);
      if (parentElement.closest('nav') !== null) found.push(`navigation: ${nodeValue}`);
    }
    // A task's box is content, and so is the code of a colour.
    for (const control of document.querySelectorAll(
      'button:not(:has(> code)), input:not([type=checkbox]), dialog, video, progress',
    ))
      if (isPrinted(control)) found.push(`control: ${control.outerHTML.slice(0, 100)}`);
    return found;
  });
}

/** Nothing but title and content is printed, and a phone prints no more. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  expect(await printedControls(page), 'on the screen').not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await printedControls(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await printedControls(page), 'on a phone').toEqual([]);
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.emulateMedia({ media: 'screen' });
}

test('only title and content of a page are printed, every tab and whole tables [LAY-07]', async ({
  page,
}) => {
  for (const address of kinds)
    await test.step(address, async () => {
      await openPage(page, address);
      // What comes with the first touch is not printed either.
      if (withTools.has(address)) {
        await page.mouse.move(200, 300);
        await page.mouse.move(210, 310);
        await expect(page.getByRole('button', { name: /^(Copy link|复制链接)$/ })).toBeVisible();
      }
      await expectPrinted(page);
    });
  await test.step('tabs are printed one below the other', async () => {
    await openPage(page, '/docs/install');
    await expect(page.getByText('Search for Resprite on Steam')).toBeHidden();
    await expectPrinted(page);
    await page.emulateMedia({ media: 'print' });
    await expectEveryTab(page);
  });
  await test.step('no table sticks out of a sheet of A4', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 718, height: 900 });
    await openPage(page, '/docs/timeline/onion-skin');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  });
});

test.describe('Page Not Found', () => {
  // The host answers with status 404, and the browser writes that down.
  test.use({ expectedMessages: [/status of 404/] });

  test('is printed without the search that it offers [LAY-07]', async ({ page }) => {
    await openPage(page, '/docs/pallete');
    await page.mouse.move(200, 300);
    await expect(page.getByRole('main').getByRole('button', { name: /^Search for/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await printedControls(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('without scripts nothing more is printed [LAY-07]', async ({ withoutScripts: page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/blog/welcome', '/', '/docs/install']) {
    await page.goto(route);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0);
  }
  await expectEveryTab(page);
});

/** The content of every tab is on paper, below the name of its tab. */
async function expectEveryTab(page: Page): Promise<void> {
  for (const [label, words] of [
    ['iOS and iPadOS', 'Resprite in the App Store'],
    ['Android', 'Search for Resprite on Google Play'],
    ['Windows and macOS', 'Search for Resprite on Steam'],
  ] as const) {
    const panel = page.locator('[data-label]').filter({ hasText: words });
    await expect(panel).toBeVisible();
    const title = await panel.evaluate((node) => {
      const { content } = getComputedStyle(node, '::before');
      return content === `attr(data-label)` ? node.getAttribute('data-label') : content;
    });
    expect(title).toContain(label);
  }
}

test('code wraps on paper, and what is printed in dark mode is as dark on white as in light mode [LAY-07, CT-08]', async ({
  page,
}) => {
  const looks = () =>
    page
      .getByRole('main')
      .locator('h1, p, p > a, code, code span, th, td, summary')
      .filter({ visible: true })
      // Parts that come late may add further ones of the same kinds.
      .evaluateAll((all) =>
        [...new Set(all.map((one) => `${one.localName} ${getComputedStyle(one).color}`))].sort(),
      );
  await openPage(page, '/markdown-page');
  await expectPrinted(page);
  await test.step('code wraps', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ media: 'screen' });
    const overflowing = () =>
      page
        .locator('figure pre')
        .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
    expect(await overflowing()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await overflowing()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1300, height: 900 });
  });
  const light = await looks();
  await page.getByRole('button', { name: /light mode/ }).click();
  await expect.poll(looks).not.toEqual(light);
  const dark = await looks();
  await page.emulateMedia({ media: 'print' });
  const printed = await looks();
  await page
    .getByRole('button', { name: /dark mode/, includeHidden: true })
    .first()
    .dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(printed).toEqual(await looks());
  expect(printed).not.toEqual(dark);
});

layoutTest(
  'the announcement and what hides the sidebar are not printed [LAY-07, ANN-01]',
  async ({ page }) => {
    await openPage(page, '/x/docs/intro/');
    await expect(page.getByRole('region', { name: en.page.announcement.label })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await printedControls(page)).toEqual([]);
  },
);

docs('the edit link is not printed, and neither is what leads to other docs [LAY-07]', async ({ page }) => {
  await openPage(page, '/docs/a');
  const edit = page.getByRole('link', { name: 'Edit this page' });
  await expect(edit).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(edit).toBeHidden();
  expect(await printedControls(page)).toEqual([]);
});

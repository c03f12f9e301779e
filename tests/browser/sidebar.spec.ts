import type { Locator, Page } from '@playwright/test';
import { caretOf, docsSidebar, openWholeSidebar } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { fixtureTest } from '../support/fixtureSite';
import { getPage } from '../support/getPage';
import { all, type HtmlElement, textOf } from '../support/html';
import { atRest, motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { inLocale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const reading = fixtureTest('reading');

const scrollOf = (area: Locator) => area.evaluate((element) => element.scrollTop);

/** The entry of a page in the sidebar. */
function entry(page: Page, label: string): Locator {
  return docsSidebar(page).getByRole('link', { name: label, exact: true });
}

test('guide and FAQ have a sidebar each, and going over starts the other one afresh [SB-01]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const guide = (await openWholeSidebar(page)).map(({ href }) => href);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq/intro');
  await expect(docsSidebar(page)).toHaveCount(1);
  await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
  const answers = (await openWholeSidebar(page)).map(({ href }) => href);
  expect(guide.every((href) => href.startsWith('/docs/'))).toBe(true);
  expect(answers.every((href) => href.startsWith('/faq/'))).toBe(true);
});

test('on every docs page exactly one entry is current, and the categories around it are open [SB-02]', async ({
  page,
  request,
}) => {
  test.slow();
  for (const [locale, start] of locales.flatMap((code) => [
    [code, '/docs/intro'] as const,
    [code, '/faq/intro'] as const,
  ])) {
    await openPage(page, inLocale(start, locale));
    const stops = await openWholeSidebar(page);
    const specified = start === '/docs/intro' ? specifiedRoutes.docs : specifiedRoutes.faq;
    expect(stops.map(({ href }) => href).sort()).toEqual(
      specified.map((route) => inLocale(route, locale)).sort(),
    );
    for (const { href, label } of stops) {
      const sidebar = sidebarOf((await getPage(request, href)).html);
      const current = all(sidebar, '*', { 'aria-current': 'page' });
      expect(current.map(textOf), href).toEqual([label]);
      expect(current[0]?.attributes['href']).toBe(href);
      const around = all(sidebar, 'li').filter((item) =>
        all(item, 'ul').some((list) => all(list, '*').includes(current[0] ?? list)),
      );
      for (const category of around) {
        expect(category.attributes['data-active'], href).toBe('true');
        expect(all(category, 'button')[0]?.attributes['aria-expanded'], href).toBe('true');
      }
      // Nothing but the way to the current page is open (SB-03).
      const open = all(sidebar, 'button', { 'aria-expanded': 'true' });
      expect(open.length, href).toBe(href.split('/').includes('category') ? 1 : around.length);
    }
  }
});

function sidebarOf(page: HtmlElement): HtmlElement {
  const [sidebar] = all(page, 'nav').filter(({ attributes }) =>
    ['Docs sidebar', '文档侧边栏'].includes(attributes['aria-label'] ?? ''),
  );
  if (sidebar === undefined) throw new Error('The page has no sidebar');
  return sidebar;
}

test('a category on the way to the current page looks active [SB-02]', async ({ page }) => {
  await openPage(page, '/docs/basic/canvas');
  const look = (label: string) =>
    entry(page, label).evaluate((link) => {
      const { color, fontWeight, backgroundColor } = getComputedStyle(link);
      return { color, fontWeight, backgroundColor };
    });
  expect(await look('Basics')).not.toEqual(await look('Timeline'));
  expect(await look('Canvas')).not.toEqual(await look('Sprite'));
});

test('categories start closed, and opening one closes no other [SB-03]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
  await caretOf(page, 'Basics').click();
  await caretOf(page, 'Other').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Canvas')).toBeVisible();
  await expect(entry(page, 'File lock')).toBeVisible();
});

test('the label of a category leads to its page and opens it, and there opens and closes it [SB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await entry(page, 'Basics').click();
  await expect(page).toHaveURL('/docs/category/basics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basics');
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Canvas')).toBeVisible();

  await markDocument(page);
  const entries = await page.evaluate(() => history.length);
  await entry(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Canvas')).toHaveCount(0);
  await entry(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, 'Canvas')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/docs/category/basics');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isMarked(page)).toBe(true);
});

test('the caret of a category only opens and closes it, and says which and what [SB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const caret = caretOf(page, 'Basics');
  await expect(caret).toHaveAccessibleName('Expand the category “Basics”');
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(caret).toHaveAccessibleName('Collapse the category “Basics”');
  await caret.press('Enter');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/docs/intro');

  await openPage(page, '/zh/docs/intro');
  await expect(caretOf(page, '基础')).toHaveAccessibleName('展开分类“基础”');
});

reading('a category without a page is one control that opens and closes it [SB-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  const control = docsSidebar(page).getByRole('button', { name: 'Closed', exact: true });
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await expect(
    docsSidebar(page).getByRole('listitem').filter({ hasText: 'Closed' }).locator('a, button'),
  ).toHaveCount(1);
  for (const activate of [
    () => control.click(),
    () => control.press('Enter'),
    () => control.press('Space'),
  ]) {
    const before = await control.getAttribute('aria-expanded');
    await activate();
    await expect(control).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  }
  await expect(entry(page, 'Paint')).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

reading.describe('without scripts', () => {
  reading.use({ javaScriptEnabled: false });

  reading('a category without a page leads to its first page and is open there [SB-05]', async ({ page }) => {
    await page.goto('/docs/intro');
    await docsSidebar(page).getByText('Closed', { exact: true }).click();
    await expect(page).toHaveURL('/docs/paint');
    await expect(entry(page, 'Paint')).toBeVisible();
    await expect(entry(page, 'Paint')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the guide can be reached from the sidebar [SB-05]', async ({ page }) => {
    await page.goto('/docs/intro');
    await entry(page, 'Basics').click();
    await expect(page).toHaveURL('/docs/category/basics');
    await entry(page, 'Canvas').click();
    await expect(page).toHaveURL('/docs/basic/canvas');
    await expect(entry(page, 'Canvas')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 600 } });

  test('what is open and where the sidebar stands outlast a navigation [SB-06]', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await caretOf(page, 'Basics').click();
    await caretOf(page, 'Other').click();
    const sidebar = docsSidebar(page);
    await atRest(sidebar);
    await entry(page, 'Themes').first().scrollIntoViewIfNeeded();
    const offset = await scrollOf(sidebar);
    expect(offset).toBeGreaterThan(100);
    await entry(page, 'Themes').first().click();
    await expect(page).toHaveURL('/docs/other/themes');
    await expect(entry(page, 'Themes').first()).toHaveAttribute('aria-current', 'page');
    expect(await scrollOf(sidebar)).toBe(offset);
    await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
  });

  test('the categories around a page that a link in the text leads to are opened, the rest stays [SB-06]', async ({
    page,
  }) => {
    await openPage(page, '/docs/category/basics');
    await caretOf(page, 'Basics').click();
    await caretOf(page, 'Other').click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Canvas/ })
      .click();
    await expect(page).toHaveURL('/docs/basic/canvas');
    await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(page, 'Timeline')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page opened directly brings its entry into view, and moves nothing else [SB-07]', async ({
    page,
  }) => {
    await page.goto('/docs/category/ios-release-notes');
    const last = docsSidebar(page).locator('a[href^="/docs/release-note-ios/"]').last();
    const path = (await last.getAttribute('href')) ?? '';
    await openPage(page, path);
    const current = docsSidebar(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', path);
    await expect.poll(() => isWithin(current, docsSidebar(page))).toBe(true);
    expect(await scrollOf(docsSidebar(page))).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('an entry that is in view leaves the sidebar at its top [SB-07]', async ({ page }) => {
    await openPage(page, '/docs/quick');
    expect(await isWithin(entry(page, 'Quick start'), docsSidebar(page))).toBe(true);
    expect(await scrollOf(docsSidebar(page))).toBe(0);
  });
});

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [part, whole] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (part === null || whole === null) return false;
  return part.y >= whole.y && part.y + part.height <= whole.y + whole.height;
}

test('the Tab key never enters a closed category [SB-08]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await caretOf(page, 'Basics').click();
  await caretOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'false');
  await atRest(docsSidebar(page));
  const controls = docsSidebar(page).locator('a, button');
  const count = await controls.count();
  expect(count).toBeGreaterThan(10);
  await controls.first().focus();
  for (let index = 0; index < count; index++) {
    await expect(controls.nth(index)).toBeFocused();
    await expect(controls.nth(index)).toBeVisible();
    await page.keyboard.press('Tab');
  }
  expect(await docsSidebar(page).evaluate((nav) => nav.contains(document.activeElement))).toBe(false);
  await expect(docsSidebar(page).locator('a[href^="/docs/basic/"]')).toHaveCount(0);
});

test('a category opens and closes with a motion, a long one with a longer, and with none for those who want it calm [SB-08]', async ({
  page,
}) => {
  // So slow that no motion is over before it is looked at.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  const motionOf = async (category: string, what: 'open' | 'close') => {
    await openPage(page, '/docs/intro');
    if (what === 'close') {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await caretOf(page, category).click();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
    await caretOf(page, category).click();
    // The caret turns meanwhile, in no time worth mentioning.
    return Math.max(...(await motionsIn(docsSidebar(page))));
  };
  const short = await motionOf('Resources', 'open');
  const long = await motionOf('Basics', 'open');
  expect(short).toBeGreaterThan(150);
  expect(long).toBeGreaterThan(short);
  expect(await motionOf('Basics', 'close')).toBe(long);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/intro');
  await caretOf(page, 'Basics').click();
  expect(await motionsIn(docsSidebar(page))).toEqual([]);
});

test('nothing hides the sidebar [SB-09]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(docsSidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
  const names = await docsSidebar(page)
    .locator('xpath=..')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => !/^Expand the category/.test(name))).toEqual([]);
});

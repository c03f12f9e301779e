import { docsSidebar, entryOf, openWholeSidebar } from '../support/docsSidebar';
import { getPage } from '../support/getPage';
import { all, type HtmlElement, textOf } from '../support/html';
import { openPage } from '../support/openPage';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

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
    const set = start === '/docs/intro' ? 'docs' : 'faq';
    const hrefs = stops.map(({ href }) => href);
    const own = (routes: readonly string[]) => routes.map((route) => inLocale(route, locale));
    expect(hrefs).toEqual(expect.arrayContaining(own(specifiedRoutes[set])));
    expect(own(siteRoutes[set])).toEqual(expect.arrayContaining(hrefs));
    expect(hrefs).toEqual([...new Set(hrefs)]);
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
    entryOf(page, label).evaluate((link) => {
      const { color, fontWeight, backgroundColor } = getComputedStyle(link);
      return { color, fontWeight, backgroundColor };
    });
  expect(await look('Basics')).not.toEqual(await look('Timeline'));
  expect(await look('Canvas')).not.toEqual(await look('Sprite'));
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

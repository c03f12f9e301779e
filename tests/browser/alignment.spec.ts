import type { Locator } from '@playwright/test';
import { openPage } from '../support/openPage';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

/** Where the words or the picture of an element are; its own box may be wider. */
const placeOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom, middle: (top + bottom) / 2 };
  });

/** Scales of pictures, once each is there, that are not the same whole number in both directions. */
const oddScalesOf = (pictures: Locator) =>
  pictures.evaluateAll(async (images) => {
    const scales = images.map(async (image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('Not a picture');
      image.loading = 'eager';
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return { across: width / image.naturalWidth, down: height / image.naturalHeight };
    });
    return (await Promise.all(scales)).filter(
      ({ across, down }) => across < 1 || across % 1 !== 0 || down !== across,
    );
  });

for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test('the mark of a card stands in its middle [CAT-03]', async ({ page }) => {
      await openPage(page, inLocale('/faq/category/purchase--licensing', locale));
      const card = page.getByRole('main').locator('a:has(> span > svg)').first();
      const mark = await placeOf(card.locator('svg').first());
      expect(Math.abs(mark.middle - (await placeOf(card)).middle)).toBeLessThan(1.5);
    });

    test('cards show the pictures of their pages by whole multiples in every window [CAT-03]', async ({
      page,
    }) => {
      for (const route of ['/docs/category/basics', '/']) {
        await openPage(page, inLocale(route, locale));
        const pictures = page.getByRole('main').locator('li > a img');
        expect(await pictures.count()).toBeGreaterThan(5);
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await oddScalesOf(pictures), `${route} at ${width} px`).toEqual([]);
        }
      }
    });

    test('the title of the contents begins above its links [TOC-05]', async ({ page }) => {
      await page.setViewportSize({ width: 1300, height: 900 });
      await openPage(page, inLocale('/docs/intro', locale));
      const contents = page.getByRole('navigation', { name: /^(Table of contents|本页目录)$/ });
      const title = await placeOf(contents.getByText(/On this page|本页内容/));
      expect((await placeOf(contents.getByRole('link').first())).left).toBe(title.left);
    });

    test('the label of tags stands beside them on a phone too [BL-03]', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, inLocale('/blog', locale));
      for (const tags of await page.locator('ul:has(> li > [rel="tag"])').all()) {
        const label = await placeOf(tags.locator('xpath=preceding-sibling::span'));
        const first = await placeOf(tags.getByRole('link').first());
        expect(Math.abs(label.middle - first.middle)).toBeLessThan(2);
      }
    });

    test('the names of a comparison stand below its ends', async ({ page }) => {
      await openPage(page, inLocale('/faq/drawing/tileset-tilemap-support', locale));
      const names =
        locale === 'zh'
          ? { before: '有接缝', after: '无接缝' }
          : { before: 'With seams', after: 'Without seams' };
      const comparison = page
        .getByRole('figure')
        .filter({ has: page.getByText(names.before, { exact: true }) });
      await comparison.scrollIntoViewIfNeeded();
      await expect(comparison.getByRole('slider')).toBeVisible();
      const picture = await comparison.getByRole('img').first().boundingBox();
      if (picture === null) throw new Error('The picture is not shown');
      const [before, after] = await Promise.all(
        [names.before, names.after].map((name) => placeOf(comparison.getByText(name, { exact: true }))),
      );
      expect(before?.left).toBe(picture.x);
      expect(after?.right).toBeCloseTo(picture.x + picture.width, 0);
    });
  });

test('a breadcrumb in a second line begins where the first one does [BRD-01]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/faq/drawing/tileset-tilemap-support');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const home = await placeOf(crumbs.getByRole('link').first());
  const last = await placeOf(crumbs.locator('[aria-current=page]'));
  expect(last.top).toBeGreaterThan(home.bottom);
  expect(last.left).toBe(home.left);
});

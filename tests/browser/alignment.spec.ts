import type { Locator } from '@playwright/test';
import { openPage } from '../support/openPage';
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
      const [across, down] = [width / image.naturalWidth, height / image.naturalHeight];
      // Of a picture with a frame for each half of the day, one covers the place.
      return getComputedStyle(image).objectFit === 'cover'
        ? { across: Math.max(across, down), down: Math.max(across, down) }
        : { across, down };
    });
    return (await Promise.all(scales)).filter(
      ({ across, down }) => across < 1 || across % 1 !== 0 || down !== across,
    );
  });

/**
 * Plates that are narrower than what they stand in and not filled by their picture, and those whose picture is neither
 * in their middle nor cut at both ends alike.
 */
const looseOf = (plates: Locator) =>
  plates.evaluateAll((nodes) => {
    const boxOf = (node: Element | null) => {
      const { left = 0, width = 0 } = node?.getBoundingClientRect() ?? {};
      return { middle: left + width / 2, width };
    };
    return nodes.flatMap((plate) => {
      const own = boxOf(plate);
      const picture = boxOf(plate.firstElementChild);
      const off = Math.abs(own.middle - picture.middle);
      // Its frame is drawn around it, two pixels wide at each side.
      const missing = picture.width < own.width - 1 ? boxOf(plate.parentElement).width - own.width - 4 : 0;
      return off > 1 || missing > 1 ? [{ off, missing }] : [];
    });
  });

test('the contents begin where their title does [TOC-05]', async ({ page }) => {
  await openPage(page, '/zh/docs/intro');
  const contents = page.getByRole('navigation', { name: '本页目录' });
  const title = await placeOf(contents.getByText('本页内容'));
  expect((await placeOf(contents.getByRole('link').first())).left).toBe(title.left);
});

test('cards show the pictures of their pages by whole multiples in every window [CAT-03]', async ({
  page,
}) => {
  for (const route of ['/docs/category/basics', '/zh/', '/blog/tags']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, route);
    const pictures = page.getByRole('main').locator('li > a img:visible');
    expect(await pictures.count()).toBeGreaterThan(5);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await oddScalesOf(pictures), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('pictures of texts fill their frames, or stand in the middle of plates as wide as the text, in every window [CT-15]', async ({
  page,
}) => {
  await openPage(page, '/docs/craft/night-street');
  const plates = page.getByRole('main').locator('figure > a:has(> img)');
  expect(await plates.count()).toBeGreaterThan(5);
  for (const width of [1440, 820, 414, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await looseOf(plates), `${width} px`).toEqual([]);
  }
});

test('posters of posts fill their plates by whole multiples in every window [BL-03, BL-11]', async ({
  page,
}) => {
  for (const route of ['/blog', '/zh/blog/archive']) {
    await openPage(page, route);
    const posters = page.getByRole('main').locator('a span:has(> img)').filter({ visible: true });
    expect(await posters.count()).toBeGreaterThan(3);
    for (const width of [1920, 1440, 1280, 1024, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await oddScalesOf(posters.locator('> img')), `${route} at ${width} px`).toEqual([]);
      expect(await looseOf(posters), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('the neighbours of a post show their pictures and are equally wide, beside each other where there is room [BL-04]', async ({
  page,
}) => {
  await openPage(page, '/blog/resprite-ios-r50-release-note');
  const newer = page.getByRole('link', { name: 'Newer post' });
  const older = page.getByRole('link', { name: 'Older post' });
  for (const width of [1440, 820, 600, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await newer.boundingBox(), await older.boundingBox()];
    if (first === null || second === null) throw new Error('A neighbour is not shown');
    expect(second.width, `${width} px`).toBe(first.width);
    const picture = await older.locator('img').boundingBox();
    expect(picture?.height, `the picture at ${width} px`).toBeGreaterThanOrEqual(100);
    expect(first.height, `${width} px`).toBeLessThan(300);
    if (width < 480) expect(second.y, `${width} px`).toBeGreaterThan(first.y + first.height);
    else expect([second.y, second.x > first.x], `${width} px`).toEqual([first.y, true]);
  }
});

test('on a phone tags stand beside their label, the contents beside the breadcrumbs, and names below the ends of a comparison [BL-03, BRD-01, TOC-04]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/zh/blog');
  for (const tags of await page.locator('ul:has(> li > [rel="tag"])').all()) {
    const label = await placeOf(tags.locator('xpath=preceding-sibling::span'));
    const first = await placeOf(tags.getByRole('link').first());
    expect(Math.abs(label.middle - first.middle)).toBeLessThan(2);
  }
  await openPage(page, '/faq/drawing/tileset-tilemap-support');
  await test.step('breadcrumbs, without the title that is below them', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.locator('[aria-current=page]')).toBeHidden();
    const category = await placeOf(crumbs.getByRole('link').last());
    const contents = await placeOf(page.locator('summary', { hasText: 'On this page' }).first());
    expect(Math.abs(contents.middle - category.middle)).toBeLessThan(2);
    expect(contents.left).toBeGreaterThan(category.right);
  });
  await test.step('a comparison', async () => {
    const comparison = page
      .getByRole('figure')
      .filter({ has: page.getByText('With seams', { exact: true }) });
    await comparison.scrollIntoViewIfNeeded();
    await expect(comparison.getByRole('slider')).toBeVisible();
    const picture = await comparison.getByRole('img').first().boundingBox();
    if (picture === null) throw new Error('The picture is not shown');
    const before = await placeOf(comparison.getByText('With seams', { exact: true }));
    const after = await placeOf(comparison.getByText('Without seams', { exact: true }));
    expect(before.left).toBe(picture.x);
    expect(after.right).toBeCloseTo(picture.x + picture.width, 0);
  });
});

import type { Locator, Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** Animations, whose frames stand in one paragraph with a line of facts or controls below it; tools have sheets too. */
const animationFigures =
  'figure:has(> div > p:first-child > a > img[src*="-sheet-"]), figure:has(> div > div > p:first-child > span > a > img[src*="-sheet-"])';

/** A4 with wide margins, and Letter with narrow ones. */
const papers = [605, 739];

/** All frames of an animation are on paper once, in whole pixels and within its edges. */
async function expectWholeFrames(page: Page, animation: Locator, isLive: boolean): Promise<void> {
  await page.setViewportSize({ width: 718, height: 900 });
  await animation.scrollIntoViewIfNeeded();
  if (isLive) await expect(animation.getByRole('button', { name: 'Next frame' })).toBeVisible();
  const pictures = animation.locator('img');
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)))
    .toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const paper of papers) {
    await page.setViewportSize({ width: paper, height: 900 });
    const rows = (
      await pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.map((one) => {
          const { width, height, right } = one.getBoundingClientRect();
          return { width, height, right, own: { width: one.naturalWidth, height: one.naturalHeight } };
        }),
      )
    ).filter(({ height }) => height > 0);
    const [{ height, own } = { height: 0, own: { width: 0, height: 1 } }] = rows;
    const scale = height / own.height;
    expect(scale).toBeGreaterThanOrEqual(2);
    expect(scale % 1).toBe(0);
    for (const row of rows) expect(row).toMatchObject({ height, own });
    expect(rows.reduce((sum, { width }) => sum + width, 0)).toBe(own.width * scale);
    expect(Math.max(...rows.map(({ right }) => right)), `${paper} px`).toBeLessThanOrEqual(paper);
  }
  await page.emulateMedia({ media: 'screen' });
}

test('an animation is printed frame by frame, in whole pixels, without scripts too [LAY-07]', async ({
  page,
  withoutScripts,
}) => {
  for (const [shown, route, count] of [
    [page, '/docs/timeline/frame', 2],
    [withoutScripts, '/docs/timeline/onion-skin', 2],
  ] as const) {
    await shown.goto(route);
    const animations = shown.locator(animationFigures);
    await expect(animations).toHaveCount(count);
    for (const animation of await animations.all()) await expectWholeFrames(shown, animation, shown === page);
  }
});

test('the scene of the home page is printed with the finished frames, and nothing to press', async ({
  page,
}) => {
  await openPage(page, '/');
  const easel = page.getByRole('region', { name: 'Finish the slime' });
  await expect(easel.getByRole('application')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(easel.getByRole('figure')).toBeVisible();
  await expect(easel.getByRole('button')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** The boxes of the lines on which the words stand in the page's title, or in the element named. */
function linesOf(page: Page, words: string, of = 'h1'): Promise<{ left: number; right: number }[]> {
  return page.locator(of).evaluate((element, words) => {
    const start = element.textContent.indexOf(words);
    if (start < 0) throw new Error(`There is no ${words} in ${element.textContent}`);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let passed = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      const [from, to] = [start - passed, start + words.length - passed];
      if (from >= 0 && from < length) range.setStart(node, from);
      if (to > 0 && to <= length) range.setEnd(node, to);
      passed += length;
    }
    return [...range.getClientRects()].map(({ left, right }) => ({ left, right }));
  }, words);
}

test('the lines of a Chinese title end between words, on phones of every width', async ({ page }) => {
  await openPage(page, '/zh/blog/resprite-da-timelapse-tutorial');
  for (let width = 320; width <= 480; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of ['桌面', '延时录像', '一段', '值得', '过程'])
      expect(await linesOf(page, word), `${word} at ${width} px`).toHaveLength(1);
  }

  await test.step('and the pixels of its face are whole ones of the screen [RT-09]', async () => {
    const inked = await page.locator('h1').evaluate((title) => {
      const brush = document.createElement('canvas').getContext('2d');
      if (brush === null) throw new Error('There is no canvas');
      brush.font = '16px Pixels';
      brush.fillText(title.textContent, 0, 40);
      const { data } = brush.getImageData(0, 0, 300, 80);
      return [...new Set(data.filter((_, index) => index % 4 === 3))].toSorted((a, b) => a - b);
    });
    expect(inked).toEqual([0, 255]);
  });
});

test('Chinese and Latin in a title keep their space where a line may break', async ({ page }) => {
  await openPage(page, '/zh/blog/resprite-ios-r50-release-note');
  await page.setViewportSize({ width: 1300, height: 800 });
  const [chinese] = await linesOf(page, '和');
  const [latin] = await linesOf(page, 'iPad');
  // Not by the height of the font: without a Chinese font a sign may be narrower.
  expect((latin?.left ?? 0) - (chinese?.right ?? 0)).toBeGreaterThan(3);
});

test('the Chinese tagline in the footer ends its lines at signs', async ({ page }) => {
  await openPage(page, '/zh/docs/intro');
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const words of ['像素画与动画软件', '支持iOS'])
      expect(await linesOf(page, words, 'footer strong + p'), `${words} at ${width} px`).toHaveLength(1);
  }
});

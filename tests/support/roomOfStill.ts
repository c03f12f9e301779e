import type { Locator } from '@playwright/test';
import { expect } from './visitor';

/** The widths of a desk and of a phone. */
const widths = [1300, 390];

/**
 * Lays the still of a figure beside it, as the file of the page has it for readers without scripts: at both widths they
 * are as high. Leaves the window narrow.
 * @returns how many pictures the still has
 */
export async function expectRoomOfStill(figure: Locator): Promise<number> {
  const page = figure.page();
  const { index, pictures } = await figure.evaluate(async (piece) => {
    const file = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.onload = () => (request.responseXML === null ? reject() : resolve(request.responseXML));
      request.onerror = reject;
      request.open('GET', location.pathname);
      // The policy of the page forbids to parse a text.
      request.responseType = 'document';
      request.send();
    });
    const caption = (of: Element) => of.querySelector('figcaption')?.textContent;
    const still = [...file.querySelectorAll('figure')].find((one) => caption(one) === caption(piece));
    if (still === undefined) throw new Error('The file has no such figure');
    piece.after(still);
    return {
      index: [...document.querySelectorAll('figure')].indexOf(still),
      pictures: still.querySelectorAll('img').length,
    };
  });
  const still = page.locator('figure').nth(index);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The page hears of the window's width somewhat later, and a stage follows it in the frame after that.
    await expect(async () => {
      const { inner, whole, piece } = await still.evaluate((element) => ({
        inner: innerWidth,
        whole: element.getBoundingClientRect().height,
        piece: element.previousElementSibling?.getBoundingClientRect().height,
      }));
      expect([inner, piece], `in a window of ${width} px`).toEqual([width, whole]);
    }).toPass({ timeout: 10_000 });
  }
  await still.evaluate((element) => element.remove());
  return pictures;
}

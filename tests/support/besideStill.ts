import type { Locator } from '@playwright/test';

/** The widths of a desk and of a phone. */
const widths = [1300, 390];

/**
 * Lays the still of a figure beside it, as the file of the page has it for readers without scripts, and measures both.
 * Leaves the window narrow.
 * @returns the heights at both widths, and how many pictures the still has
 */
export async function besideStill(figure: Locator) {
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
  const heights: Record<'still' | 'piece', number[]> = { still: [], piece: [] };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [whole, measured] = await still.evaluate((element) =>
      [element, element.previousElementSibling].map((one) => one?.getBoundingClientRect().height ?? 0),
    );
    heights.still.push(whole ?? 0);
    heights.piece.push(measured ?? 0);
  }
  await still.evaluate((element) => element.remove());
  return { heights, pictures };
}

import { expectSound, figureOf } from '../support/exercise';
import { exercisePages } from '../support/exercisePages';
import { openPage } from '../support/openPage';
import { expectRoomOfStill } from '../support/roomOfStill';
import { expect, test } from '../support/visitor';

/** So many are tried in one walk. */
const size = 5;

// The rules of each exercise are in a spec of its own, in English.
for (let from = 0; from < exercisePages.length; from += size) {
  const walk = exercisePages.slice(from, from + size);
  const titles = walk.map(({ names }) => `“${names.en}”`).join(', ');

  test(`in Chinese each takes the room of its still, opens solved from a link and anew from a damaged one, and is sound on a phone and in the dark: ${titles}`, async ({
    page,
  }) => {
    for (const exercise of walk)
      await test.step(exercise.id, async () => {
        await page.setViewportSize({ width: 1300, height: 900 });
        const { names, id, solved, damaged, stepDone = '做到了' } = exercise;
        // A page of two exercises is opened anew for the second.
        await openPage(page, `/zh${exercise.route}?${id}#${id}=${solved}`);
        const figure = figureOf(page, exercise);
        // The link leads to it.
        await expect(figure).toBeInViewport();
        const region = page.getByRole('region', { name: names.zh });
        const done = region.getByText(stepDone, { exact: true });
        await expect(done).toBeVisible();
        expect(await expectRoomOfStill(figure)).toBe(1);
        // Its head comes out from under the bar of the site.
        await region.evaluate((frame) => frame.scrollIntoView({ block: 'nearest' }));
        await region.getByText(names.zh).evaluate((title) => title.scrollIntoView({ block: 'center' }));
        await expectSound(page);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `#${id}=${damaged}`);
        await expect(region.getByText('链接已损坏，这里从头开始。')).toBeVisible();
        await expect(done).toBeHidden();
      });
  });
}

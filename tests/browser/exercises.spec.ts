import { expectSound, figureOf } from '../support/exercise';
import { exercisePages } from '../support/exercisePages';
import { openPage } from '../support/openPage';
import { expect } from '../support/visitor';
import { heightsOf, readStill, test } from '../support/withoutScripts';

// The rules of each exercise are in a spec of its own, in English.
for (const exercise of exercisePages) {
  const { names, id } = exercise;
  const route = `/zh${exercise.route}`;
  const solved = `#${id}=${exercise.solved}`;

  test(`“${names.en}” in Chinese takes the room of its still, opens solved from a link and anew from a damaged one, and is sound on a phone and in the dark`, async ({
    page,
    withoutScripts,
  }) => {
    const still = await readStill(withoutScripts, route, exercise.caption);
    expect(still.pictures).toBe(1);
    await openPage(page, route + solved);
    const figure = figureOf(page, exercise);
    // The link leads to it.
    await expect(figure).toBeInViewport();
    const region = page.getByRole('region', { name: names.zh });
    const done = region.getByText('做到了', { exact: true });
    await expect(done).toBeVisible();
    expect(await heightsOf(page, figure)).toEqual(still.heights);
    await page.setViewportSize({ width: 390, height: 900 });
    // Its head comes out from under the bar of the site.
    await region.evaluate((frame) => frame.scrollIntoView({ block: 'nearest' }));
    await region.getByText(names.zh).evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await expectSound(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#${id}=${exercise.damaged}`);
    await expect(region.getByText('链接已损坏，这里从头开始。')).toBeVisible();
    await expect(done).toBeHidden();
  });
}

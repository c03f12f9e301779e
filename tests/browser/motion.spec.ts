import type { Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { scrollPage } from '../support/scrollPage';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

const main = (page: Page) => page.getByRole('main');

/**
 * Clicks a link in the page itself and tells, in the frame that shows the next heading, which motions
 * go on in the page and how strong it is.
 */
function follow(page: Page, href: string) {
  return page.evaluate(
    (address) =>
      new Promise<{ durations: number[]; opacity: number; heading: string }>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        document.querySelector<HTMLElement>(`main a[href="${address}"], nav a[href="${address}"]`)?.click();
        const look = () => {
          const now = document.querySelector('h1')?.textContent ?? '';
          const content = document.querySelector('main > :last-child');
          if (now === before || content === null) return requestAnimationFrame(look);
          const opacity = Number(getComputedStyle(content).opacity);
          const motions = content.getAnimations();
          const durations = motions.map((motion) => Number(motion.effect?.getComputedTiming().duration));
          return resolve({ durations, opacity, heading: now });
        };
        requestAnimationFrame(look);
      }),
    href,
  );
}

test('the next page is on the screen from its first layout, and at full strength after 150 ms', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  expect(await motionsIn(main(page))).toEqual([]);
  const arrival = await follow(page, '/docs/quick');
  expect(arrival.heading).toBe('Quick start');
  expect(arrival.opacity).toBeGreaterThanOrEqual(0.4);
  expect(arrival.durations).toEqual([150]);
  await expect.poll(() => motionsIn(main(page))).toEqual([]);
  await test.step('a link to a place within the page moves nothing but the view', async () => {
    await main(page).evaluate((node) =>
      node.addEventListener('transitionrun', (event) => {
        if (event instanceof TransitionEvent && event.target instanceof Element)
          if (event.target.parentElement === node) node.dataset['moved'] = event.propertyName;
      }),
    );
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link', { name: 'Set the timing' })
      .click();
    await expect(page).toHaveURL(/#/);
    await expect(page.getByRole('heading', { name: 'Set the timing' })).toBeInViewport();
    await expect(main(page)).not.toHaveAttribute('data-moved');
  });
  await test.step('with reduced motion the next page is there without any', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await follow(page, '/docs/intro')).toEqual({
      heading: 'Introduction',
      opacity: 1,
      durations: [],
    });
  });
});

test('a second click while the page comes is not lost, focus and announcement follow, and Back is where it was', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await scrollPage(page, 300);
  const places = await Promise.all(
    ['Quick start', 'Roadmap'].map(async (name) => entryOf(page, name).boundingBox()),
  );
  const [first, second] = places.map((box) => ({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }));
  if (first === undefined || second === undefined) throw new Error('There is no such link');
  await page.mouse.click(first.x, first.y);
  await page.mouse.click(second.x, second.y);
  await expect(heading(page)).toHaveText('Roadmap');
  await expect(page).toHaveURL('/docs/roadmap');
  await untilArrived(page);
  await expect(page.getByText(/^Roadmap \|/)).toHaveCount(1);
  await page.evaluate(() => history.go(-(navigation.currentEntry?.index ?? 0)));
  await expect(heading(page)).toHaveText('Introduction');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

/** Follows a link before the client is there, and tells which motions bring the next page in. */
async function followWhole(page: Page): Promise<unknown> {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const motions = () =>
        document.getAnimations().map(({ effect }) => ({
          of: effect instanceof KeyframeEffect ? effect.pseudoElement : null,
          milliseconds: Number(effect?.getComputedTiming().duration),
        }));
      const arrival = viewTransition === null ? [] : viewTransition.ready.then(motions);
      Object.assign(window, { arrival });
    }),
  );
  await holdAnswers(page, clientScripts.client);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await markDocument(page);
  await main(page).getByRole('link', { name: 'Quick start' }).first().click();
  await expect(heading(page)).toHaveText('Quick start');
  expect(await isMarked(page)).toBe(false);
  // The words of a page can be read before its first frame, with which it is revealed.
  await page.waitForFunction(() => 'arrival' in window);
  return page.evaluate(() => Reflect.get(window, 'arrival'));
}

test('a page that is loaded whole comes in over the one before it, in the same time', async ({ page }) => {
  expect(await followWhole(page)).toContainEqual({
    of: '::view-transition-new(root)',
    milliseconds: 150,
  });
  expect(await layoutShift(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('a page that is loaded whole is there without any motion', async ({ page }) => {
    expect(await followWhole(page)).toEqual([]);
  });
});

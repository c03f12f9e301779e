import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until nothing inside an element moves any more. */
export async function atRest(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
}

/** How long each motion inside an element takes in milliseconds; those that take no time are left out. */
export function motionsIn(element: Locator): Promise<number[]> {
  return element.evaluate((node) =>
    node
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect?.getComputedTiming().duration))
      .filter((duration) => duration > 0),
  );
}

/**
 * Notes what style sheets move in the page from now on, as the name of each element and what of it
 * moves, until it is asked for.
 */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves: string[] = [];
    Reflect.set(window, 'moves', moves);
    const note = (target: EventTarget | null, what: string) => {
      if (target instanceof Element) moves.push(`${target.localName} ${what}`);
    };
    addEventListener('transitionrun', ({ target, propertyName }) => note(target, propertyName));
    addEventListener('animationstart', ({ target, animationName }) => note(target, animationName));
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          // Transitions that have begun are known at the next frame.
          const answer = () => resolve(Reflect.get(window, 'moves'));
          requestAnimationFrame(() => requestAnimationFrame(answer));
        }),
    );
}

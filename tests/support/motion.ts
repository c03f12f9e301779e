import { expect, type Locator } from '@playwright/test';

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

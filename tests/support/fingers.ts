import type { CDPSession } from '@playwright/test';

/** A place of the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fingers that go together from their places to others, in steps, and are lifted. The second one comes after the first. */
export async function moveFingers(
  devtools: CDPSession,
  ...ways: readonly (readonly [from: Place, to: Place])[]
): Promise<void> {
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
    });
  const starts = ways.map(([from]) => from);
  for (let count = 1; count <= starts.length; count++) await tell('touchStart', starts.slice(0, count));
  const steps = 8;
  for (let step = 1; step <= steps; step++)
    await tell(
      'touchMove',
      ways.map(([from, to]) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })),
    );
  await tell('touchEnd', []);
}

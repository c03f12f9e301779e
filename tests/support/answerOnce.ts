import type { Page, Route } from '@playwright/test';

/**
 * Answers the first request for these addresses, and lets the others through. Not by the option `times` of a route:
 * Playwright stops watching then, and tells of no request that sets out at that moment.
 */
export async function answerOnce(
  page: Page,
  addresses: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false;
  await page.route(addresses, (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    return answer(route);
  });
}

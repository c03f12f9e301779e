import type { Page } from '@playwright/test';

/** The page documents that a page asks for from now on, as the paths of their pages, in that order. */
export function pageRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.json') || pathname.includes('/assets/')) return;
    asked.push(pathname.replace(/\.json$/, '').replace(/index$/, ''));
  });
  return asked;
}

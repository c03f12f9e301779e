import type { BrowserContext } from '@playwright/test';

/** Paths of the documents that the context asks for from now on, redirects and all. */
export function documentsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

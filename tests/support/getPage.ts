import type { APIRequestContext } from '@playwright/test';
import { type HtmlElement, parseHtml } from './html';

/** Asks for a page as a visitor without scripts gets it. */
export async function getPage(
  request: APIRequestContext,
  path: string,
): Promise<{ readonly status: number; readonly html: HtmlElement }> {
  const response = await request.get(path);
  return { status: response.status(), html: parseHtml(await response.text()) };
}

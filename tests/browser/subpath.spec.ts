import type { APIRequestContext } from '@playwright/test';
import { all, one, parseHtml } from '../support/html';
import { openPage } from '../support/openPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

/** Follows the links of the answers, without scripts. @returns each page with its kind, and the other files named */
async function crawl(request: APIRequestContext) {
  const pages = new Map([['/x/', '']]);
  const files = new Set<string>();
  const faults: string[] = [];
  const ask = async (path: string) => {
    const response = await request.get(path);
    if (!path.startsWith('/x/') || response.status() !== 200) faults.push(`${response.status()} ${path}`);
    return response;
  };
  for (const path of pages.keys()) {
    const response = await ask(path);
    const html = parseHtml(await response.text());
    pages.set(path, all(html, 'main').length > 0 ? (one(html, 'main').attributes['data-kind'] ?? '') : '');
    for (const { tag, attributes } of ['a', 'link', 'img'].flatMap((name) => all(html, name))) {
      const url = new URL(attributes['href'] ?? attributes['src'] ?? '', response.url());
      if (url.origin !== new URL(response.url()).origin) continue;
      if (tag !== 'a' || /\.\w+$/.test(url.pathname)) files.add(url.pathname);
      else if (!pages.has(url.pathname)) pages.set(url.pathname, '');
    }
  }
  for (const file of files) await ask(file);
  return { pages, files, faults };
}

test('no request leaves the base path, and each is answered [RT-10]', async ({ page, context, baseURL }) => {
  test.slow();
  const { pages, files, faults } = await crawl(page.request);
  const asked = new Set<string>();
  context.on('response', (response) => {
    if (!response.url().startsWith(`${baseURL}/x/`) || response.status() >= 400)
      faults.push(`${response.status()} ${response.url()}, from ${page.url()}`);
    asked.add(new URL(response.url()).pathname);
  });
  // What scripts ask for is the same on all pages of a kind.
  const kinds = new Map([...pages].map(([path, kind]) => [kind + path.startsWith('/x/zh/'), path]));
  for (const path of kinds.values()) await openPage(page, path);
  expect(faults).toEqual([]);
  for (const path of ['/x/', '/x/zh/', '/x/docs/intro', '/x/zh/docs/1/gone', '/x/blog/page/2', '/x/old'])
    expect([...pages.keys()]).toContain(path);
  for (const file of ['/x/mark.svg', '/x/blog/rss.xml', '/x/docs/intro.json'])
    expect([...files, ...asked]).toContain(file);
});

test('moving in place stays below the base path [RT-10]', async ({ page, context, baseURL }) => {
  await openPage(page, '/x/');
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const [name, path] of [
    ['Guide', '/x/docs/intro'],
    ['Old address', '/x/docs/intro'],
    ['Blog', '/x/blog'],
    ['Older entries', '/x/blog/page/2'],
    ['long page', '/x/docs/long'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
  }
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/x/`))).toEqual([]);
});

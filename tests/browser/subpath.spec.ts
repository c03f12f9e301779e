import { openPage, untilHydrated } from '../support/openPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

test('no request leaves the base path, and each is answered [RT-10]', async ({ page, context, baseURL }) => {
  test.slow();
  const faults: string[] = [];
  context.on('response', (response) => {
    const url = new URL(response.url());
    if (!response.url().startsWith(`${baseURL}/x/`) || response.status() >= 400)
      faults.push(`${response.status()} ${response.url()}, from ${page.url()}`);
    asked.add(url.pathname);
  });
  const asked = new Set<string>();
  const seen = new Set(['/x/']);
  const files = new Set<string>();
  for (const path of seen) {
    await page.goto(path, { waitUntil: 'commit' });
    await untilHydrated(page);
    for (const [href, isPage] of await page.evaluate(() =>
      [...document.querySelectorAll('a[href], link[href], img[src]')].map((element) => {
        const url = new URL(
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          document.baseURI,
        );
        const isOurs = url.origin === location.origin;
        return [
          isOurs ? url.pathname : '',
          element.localName === 'a' && !/\.\w+$/.test(url.pathname),
        ] as const;
      }),
    ))
      if (href !== '') (isPage ? seen : files).add(href);
  }
  for (const file of files) {
    const response = await page.request.get(file);
    if (!file.startsWith('/x/') || response.status() !== 200) faults.push(`${response.status()} ${file}`);
  }
  expect(faults).toEqual([]);
  for (const path of ['/x/', '/x/zh/', '/x/docs/intro', '/x/zh/docs/1/gone', '/x/blog/page/2', '/x/old'])
    expect(seen).toContain(path);
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

test('the canonical address and the alternates have the base path once [RT-10, SEO-03]', async ({ page }) => {
  await openPage(page, '/x/zh/docs/long');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://subpath.example/x/zh/docs/long',
  );
  await expect(page.locator('link[hreflang=en-US]')).toHaveAttribute(
    'href',
    'https://subpath.example/x/docs/long',
  );
});

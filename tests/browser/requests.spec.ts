import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('a visit asks this site for files, and nobody for anything else [CFG-05]', async ({
  page,
  context,
  baseURL,
}) => {
  const others: string[] = [];
  let asked = 0;
  context.on('request', (request) => {
    asked += 1;
    const isOurs = new URL(request.url()).origin === new URL(baseURL ?? '').origin;
    if (!isOurs || request.method() !== 'GET' || request.postData() !== null)
      others.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (tab) => tab.on('websocket', (socket) => others.push(socket.url())));
  page.on('websocket', (socket) => others.push(socket.url()));

  for (const start of ['/zh/docs/install', '/']) {
    await openPage(page, start);
    await page.getByRole('button', { name: /colour mode|颜色模式/ }).click();
    await page.getByRole('button', { name: /^(Languages|语言)/ }).click();
    await page.keyboard.press('Escape');
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    for (const copy of await page.getByRole('button', { name: 'Copy code' }).all()) await copy.click();
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    for (const link of (await page.getByRole('main').getByRole('link').all()).slice(0, 3)) await link.hover();
    await page.mouse.wheel(0, 5000);
  }
  // From page to page and back, in place.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq\/intro$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL(/\/docs\/roadmap$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/intro$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/docs/intro');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await page.reload();
  await untilHydrated(page);
  // Leaving the site asks nobody either.
  await page.goto('about:blank');
  expect(asked).toBeGreaterThan(30);
  expect(others).toEqual([]);
});

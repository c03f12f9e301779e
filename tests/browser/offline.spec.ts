import { isMarked, markDocument } from '../support/documentMark';
import { layoutShift } from '../support/layoutShift';
import { kept, offlineWords, openControl, openSet, storeSet } from '../support/offline';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, freshTest as test } from '../support/visitor';

test.describe('without a network', () => {
  // What is not stored cannot be had, and the browser writes that down.
  test.use({ expectedMessages: [/net::ERR_|fetching the script/] });

  for (const { language, prefix, label, notStored, blog, instead } of [
    {
      language: 'en',
      prefix: '',
      label: 'FAQ',
      notStored: 'This page is not stored',
      blog: 'Blog',
      instead: 'You seem to be offline.',
    },
    {
      language: 'zh',
      prefix: '/zh',
      label: '常见问题',
      notStored: '本页没有保存',
      blog: '博客',
      instead: '现在好像没有网络。',
    },
  ] as const) {
    test(`the stored FAQ below ${prefix}/ is read; what is not stored says so and leads there`, async ({
      page,
      context,
    }) => {
      test.slow();
      const set = await openSet(page, `${prefix}/faq/intro`, label, language);
      const size = set.getByText(/^\d\.\d\sMB/);
      await expect(size).toBeVisible();
      const before = await size.textContent();
      await set.getByRole('button', { name: offlineWords[language].store, exact: true }).click();
      await expect(set.getByRole('status')).toHaveText(offlineWords[language].stored, { timeout: 60_000 });
      await expect(size).toHaveText(before ?? '');
      await page.keyboard.press('Escape');
      await context.setOffline(true);

      const heading = page.getByRole('heading', { level: 1 });
      await openPage(page, `${prefix}/faq/intro`);
      const name = await heading.textContent();
      await markDocument(page);
      await page.getByRole('main').locator(`a[href^="${prefix}/faq/"]`).first().click();
      await expect(heading).not.toHaveText(name ?? '');
      expect(await isMarked(page)).toBe(true);
      const shown = (await heading.textContent()) ?? '';
      await page.reload();
      await expect(heading).toHaveText(shown);
      await untilHydrated(page);

      // In place, the bar stays and what is stored is offered.
      await page.mouse.move(300, 300);
      await page.getByRole('navigation').getByRole('link', { name: blog, exact: true }).first().click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(instead);
      await expect(alert.getByRole('link', { name: label })).toHaveAttribute('href', `${prefix}/faq/intro`);

      await page.goto(`${prefix}/blog`);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en-US');
      await expect(heading).toHaveText(notStored);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`${prefix}/faq/intro`);
      await expect(heading).toHaveText(name ?? '');
    });
  }

  test('storing says that the network does not answer, and is tried again', async ({ page, context }) => {
    const set = await openSet(page, '/docs/intro', 'FAQ');
    await expect(set.getByRole('status')).toHaveText('Not stored');
    await context.setOffline(true);
    await set.getByRole('button', { name: 'Store', exact: true }).click();
    await expect(set.getByRole('status')).toContainText('The network does not answer.');
    await context.setOffline(false);
    await set.getByRole('button', { name: 'Try again' }).click();
    await expect(set.getByRole('status')).toHaveText('Stored for reading offline', { timeout: 60_000 });
  });
});

test('without opting in nothing is registered, stored or fetched [CFG-06]', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofOffline = () => asked.filter((path) => /offline/i.test(path));
  await openPage(page, '/docs/intro');
  await page.mouse.move(200, 300);
  await expect(page.getByRole('button', { name: 'Read offline' })).toBeVisible();
  expect(ofOffline()).toEqual([]);
  // Looking at the control brings its code and the sizes, no more.
  const dialog = await openControl(page);
  await expect(dialog.getByText(/^\d\.\d\sMB/)).toHaveCount(2);
  const loaded = ofOffline().map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'));
  expect(new Set(loaded)).toEqual(
    new Set(['/assets/offline.js', '/offline/docs.en.json', '/offline/faq.en.json']),
  );
  expect(await kept(page)).toEqual({ workers: 0, caches: [] });
});

test('the control is used by keyboard alone, keeps the focus, and moves nothing', async ({ page }) => {
  test.slow();
  await openPage(page, '/faq/intro');
  await page.keyboard.press('Tab');
  const opener = page.getByRole('button', { name: 'Read offline' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const set = page.getByRole('dialog').getByRole('region', { name: 'FAQ' });
  await expect(set.getByRole('status')).toHaveText('Not stored');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(set.getByRole('button', { name: 'Store' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(set.getByRole('status')).toHaveText('Stored for reading offline', { timeout: 60_000 });
  await expect(set.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await layoutShift(page)).toBe(0);
});

for (const [how, block] of [
  ['has no workers', () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refuses the worker',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
] as const) {
  test(`in a browser that ${how} the control says what to do`, async ({ page }) => {
    await page.addInitScript(block);
    const set = await openSet(page, '/zh/docs/intro', '指南', 'zh');
    const store = set.getByRole('button', { name: '保存', exact: true });
    if (how === 'refuses the worker') await store.click();
    await expect(set.getByRole('status')).toContainText('请改用普通窗口打开');
  });
}

test('where there is no room the control says so, and nothing half stored stays', async ({
  page,
  devtools,
  baseURL,
}) => {
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 300_000 });
  const set = await openSet(page, '/docs/intro', 'FAQ');
  await set.getByRole('button', { name: 'Store', exact: true }).click();
  await expect(set.getByRole('status')).toContainText('There is not enough room.', { timeout: 30_000 });
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
  await set.getByRole('button', { name: 'Try again' }).click();
  await expect(set.getByRole('status')).toHaveText('Stored for reading offline', { timeout: 60_000 });
});

test('a set that was stored is removed with everything that belongs to it', async ({ page }) => {
  test.slow();
  const set = await storeSet(page, '/zh/faq/intro', '常见问题', 'zh');
  await set.getByRole('button', { name: '移除' }).click();
  await expect(set.getByRole('status')).toHaveText('未保存');
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
});

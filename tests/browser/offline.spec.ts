import { layoutShift } from '../support/layoutShift';
import { expectStored, kept, openControl, openSet } from '../support/offline';
import { offlineTest as test } from '../support/offlineSite';
import { openPage } from '../support/openPage';
import { expect, freshTest as realSite } from '../support/visitor';

test.describe('what cannot be had', () => {
  // The browser writes that down.
  test.use({ expectedMessages: [/net::ERR_|fetching the script/] });

  test('nothing is kept before the visitor asks; storing says why it cannot be done, and is tried again [CFG-06]', async ({
    page,
    context,
    devtools,
    site,
  }) => {
    const ofOffline = () => site.asked.filter((path) => /offline/i.test(path));
    await openPage(page, '/x/docs/intro');
    await page.mouse.move(200, 300);
    await expect(page.getByRole('button', { name: 'Read offline' })).toBeVisible();
    expect(ofOffline()).toEqual([]);
    const dialog = await openControl(page);
    const set = dialog.getByRole('region', { name: 'Guide' });
    const size = dialog.getByText(/^[\d.]+\s[kM]B/);
    await test.step('looking at the control brings its code and the sizes, no more', async () => {
      await expect(size).toHaveCount(1);
      const loaded = ofOffline().map((path) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1'));
      const parts = ['/x/assets/offline.js', '/x/assets/OfflineDialog.css', '/x/offline/docs.en.json'];
      expect(new Set(loaded)).toEqual(new Set(parts));
      expect(await kept(page)).toEqual({ workers: 0, caches: [] });
      await expect(set.getByRole('status')).toHaveText('Not stored');
    });
    const before = (await size.textContent()) ?? '';
    await test.step('without a network', async () => {
      await context.setOffline(true);
      await set.getByRole('button', { name: 'Store', exact: true }).click();
      await expect(set.getByRole('status')).toContainText('The network does not answer.');
      await context.setOffline(false);
    });
    await test.step('without room, where nothing half stored stays', async () => {
      const { origin } = site;
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
      await set.getByRole('button', { name: 'Try again' }).click();
      await expect(set.getByRole('status')).toContainText('There is not enough room.', { timeout: 30_000 });
      await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
      await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    });
    await set.getByRole('button', { name: 'Try again' }).click();
    await expectStored(set);
    await expect(size).toHaveText(before);
  });
});

realSite(
  'a set of the site is stored by keyboard alone, which keeps the focus and moves nothing',
  async ({ page }) => {
    realSite.slow();
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
  },
);

for (const [how, block] of [
  ['has no workers', () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    // As Firefox does where all cookies are blocked.
    'refuses channels',
    () =>
      Reflect.set(window, 'BroadcastChannel', function refuse() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
  ],
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
    const set = await openSet(page, '/x/zh/docs/intro', '指南', 'zh');
    const store = set.getByRole('button', { name: '保存', exact: true });
    if (how === 'refuses the worker') await store.click();
    await expect(set.getByRole('status')).toContainText('请改用普通窗口打开');
  });
}

import type { Page } from '@playwright/test';
import { offlineNames } from '../../src/features/offline/shared/offlineState';
import { emulateConnection } from '../support/connection';
import { isMarked, markDocument } from '../support/documentMark';
import { expectStored, kept, openControl, openSet, storeSet } from '../support/offline';
import { offlineTest as test } from '../support/offlineSite';
import { openPage } from '../support/openPage';
import { heading } from '../support/pageText';
import { expect } from '../support/visitor';

const article = (page: Page) => page.getByRole('article');
/** Of which build the page is, and of which its documents. */
const buildsOf = (page: Page) =>
  page.evaluate(async () => {
    const { build } = document.getElementById('site')?.dataset ?? {};
    const parts = document.querySelectorAll<HTMLMetaElement>('[name=part-page], [name=part-layout]');
    const documents = await Promise.all([...parts].map(async ({ content }) => (await fetch(content)).json()));
    return [...new Set([build, ...documents.map((json) => json.build)])];
  });
const buildOf = (page: Page) => page.evaluate(() => document.getElementById('site')?.dataset['build']);

// What is not there cannot be had, and the browser writes that down.
test.use({ expectedMessages: [/net::ERR_|status of 404|integrity|did not answer|stays as it came/] });

test('below a base path a stored set opens without a network, however its addresses are written', async ({
  page,
  context,
}) => {
  await storeSet(page, '/x/docs/intro', 'Guide');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await markDocument(page);
  await article(page).getByRole('link', { name: 'long page', exact: true }).click();
  await expect(heading(page)).toHaveText('A long page');
  expect(await isMarked(page)).toBe(true);
  for (const path of ['long/', 'long/index.html?edition=ios#section-20']) {
    await openPage(page, `/x/docs/${path}`);
    await expect(heading(page)).toHaveText('A long page');
  }
  await expect(page.locator('#section-20')).toBeInViewport();
  await openPage(page, '/x/docs/pictures');
  for (const picture of await article(page).getByRole('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // In place, the bar stays and what is stored is offered.
  await page.mouse.move(300, 300);
  await page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).first().click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('You seem to be offline.');
  await expect(alert.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/x/docs/intro');
  await page.goto('/x/zh/docs/intro');
  await expect(heading(page)).toHaveText('本页没有保存');
  await page.goto('/x/');
  await expect(heading(page)).toHaveText('This page is not stored');
  await page.getByRole('main').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/x/docs/intro');
  await expect(heading(page)).toHaveText('Introduction');
});

test('a deployment is never mixed with the one before: what has changed of a stored set comes, and nothing else', async ({
  page,
  context,
  site,
}) => {
  await storeSet(page, '/x/docs/intro', 'Guide');
  await test.step('a stored page gets its document from there too, though the network is back', async () => {
    await context.setOffline(true);
    await openPage(page, '/x/docs/long');
    site.showBuild('offline, reworded');
    await context.setOffline(false);
    const own = await page.evaluate(async () => (await fetch('/x/docs/long.json')).text());
    expect(own).toContain('Thirty sections.');
  });
  await test.step('a page from the network takes no stored document of a former deployment', async () => {
    site.refuse(/\/long\.json$|\/offline\//);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/long.json'));
    const told = page.waitForEvent('console', (message) => /stays as it came/.test(message.text()));
    await page.goto('/x/docs/long');
    await lost;
    await told;
    await expect(page.getByText('Many sections.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    site.refuse(/^$/);
  });
  await test.step('a visit brings what has changed, no control needs to be opened', async () => {
    site.asked.length = 0;
    await openPage(page, '/x/docs/pictures');
    await expect.poll(() => site.asked).toContain('/x/docs/long');
    await expectStored((await openControl(page)).getByRole('region', { name: 'Guide' }));
    // Documents of pages are prefetched too; their HTML is not.
    for (const path of ['/x/docs/intro', '/x/docs/elements', '/x/offline/message.en.htm'])
      expect(site.asked).not.toContain(path);
    await context.setOffline(true);
    await openPage(page, '/x/docs/long');
    await expect(page.getByText('Many sections.')).toBeVisible();
    await context.setOffline(false);
  });
  await test.step('a site that no longer offers the set takes it away', async () => {
    site.showWithout('offline, reworded', 'offline', 'offline-worker.js');
    await openPage(page, '/x/docs/pictures');
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
  });
});

test('a deployment that stops half-way leaves the stored set as it was, and the next one is whole', async ({
  page,
  context,
  site,
}) => {
  // Nothing is prefetched: what is clicked is not in memory yet.
  await emulateConnection(page, { saveData: true });
  await storeSet(page, '/x/docs/intro', 'Guide');
  const first = await buildOf(page);
  site.showWithout('offline, renewed', 'docs/elements.html', 'docs/elements.json');
  const set = await openSet(page, '/x/docs/intro', 'Guide');
  await expect(set.getByRole('status')).toContainText('The site is being changed', { timeout: 30_000 });
  await expect(set.getByRole('status')).toContainText('can still be read');
  expect(await buildOf(page)).not.toBe(first);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  // The open page is of the new build: it is loaded anew with the one that is stored.
  await article(page).getByRole('link', { name: 'long page', exact: true }).click();
  await expect(page.getByText('Thirty sections.')).toBeVisible();
  for (const path of ['long', 'elements']) {
    await openPage(page, `/x/docs/${path}`);
    expect(await buildsOf(page), path).toEqual([first]);
  }
  site.showBuild('offline, renewed');
  await context.setOffline(false);
  await expectStored(await openSet(page, '/x/docs/intro', 'Guide'));
  await context.setOffline(true);
  for (const path of ['long', 'elements']) {
    await openPage(page, `/x/docs/${path}`);
    const shown = await buildsOf(page);
    expect(shown, path).toHaveLength(1);
    expect(shown, path).not.toEqual([first]);
  }
});

test('a set that could not be stored whole is not there in part, and is finished on request', async ({
  page,
  site,
}) => {
  site.showWithout('offline', 'docs/elements.html');
  const set = await openSet(page, '/x/docs/intro', 'Guide');
  await set.getByRole('button', { name: 'Store', exact: true }).click();
  await expect(set.getByRole('status')).toContainText('The site is being changed', { timeout: 30_000 });
  await expect(set.getByRole('status')).not.toContainText('can still be read');
  site.showBuild('offline');
  await set.getByRole('button', { name: 'Try again' }).click();
  await expectStored(set);
});

test('another tab sees how far a set is, and its removal, which leaves nothing behind', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const elsewhere = await openSet(other, '/x/docs/long', 'Guide');
  await expect(elsewhere.getByRole('status')).toHaveText('Not stored');
  const told = await other.evaluateHandle((channel) => {
    const kinds: string[] = [];
    new BroadcastChannel(channel).onmessage = ({ data }) => kinds.push(data.state.kind);
    return kinds;
  }, offlineNames('/x/').channel);
  await page.bringToFront();
  const set = await storeSet(page, '/x/docs/intro', 'Guide');
  await expectStored(elsewhere);
  await expect.poll(async () => [...new Set(await told.jsonValue())]).toEqual(['storing', 'stored']);
  expect(await kept(page)).toMatchObject({ workers: 1 });
  await set.getByRole('button', { name: 'Remove' }).click();
  for (const view of [set, elsewhere]) await expect(view.getByRole('status')).toHaveText('Not stored');
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
  await other.close();
});

import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { isMarked, markDocument } from '../support/documentMark';
import { fixtureTest } from '../support/fixtureSite';
import { openPage, untilHydrated } from '../support/openPage';
import { bar, choices, label, openChoices, preference, test } from '../support/versionsPage';
import { expect } from '../support/visitor';

/** An item that leaves the latest version out, and one that has a single version of several. */
const chosen = fixtureTest('docs with other notices');
chosen.use({ expectedMessages: [/\/index\.json\)$/] });
/** Two sets with the same two versions. */
const twoSets = fixtureTest('reading with two sets');

const hrefs = (page: Page) =>
  choices(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('the version item is the version being read, elsewhere the latest, and no visit changes that [NAV-10, VER-03, VER-04]', async ({
  page,
}) => {
  await openPage(page, '/zh/docs/1/a');
  await expect(label(page)).toHaveText('1.x');
  await expect(label(page)).toHaveAttribute('href', '/zh/docs/1/intro');
  await label(page).click();
  await expect(page).toHaveURL('/zh/docs/1/intro');
  await expect(label(page)).toHaveText('1.x');
  await expect(choices(page)).toHaveCount(3);

  await openPage(page, '/faq/intro?x=1#h');
  await expect(label(page)).toHaveText('2.x');
  await expect(label(page)).toHaveAttribute('href', '/docs/intro');
  await expect.poll(() => hrefs(page)).toEqual(['/docs/next/intro', '/docs/intro', '/docs/1/intro']);
  expect(await preference(page)).toBeNull();

  await test.step('a remembered version that is no more is forgotten, and the latest counts', async () => {
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), `${storageKeys.docsVersion}docs`);
    await page.reload();
    await untilHydrated(page);
    await expect(label(page)).toHaveText('2.x');
    await expect.poll(() => preference(page)).toBeNull();
  });
});

test('a version leads to the same doc, else to its main one, and counts elsewhere and in other tabs until another is chosen [NAV-11, VER-03]', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/c?x=1#h');
  await expect
    .poll(() => hrefs(page))
    .toEqual(['/docs/next/intro?x=1#h', '/docs/c?x=1#h', '/docs/1/intro?x=1#h']);

  await openPage(page, '/docs/a?x=1#section');
  await expect
    .poll(() => hrefs(page))
    .toEqual(['/docs/next/a?x=1#section', '/docs/a?x=1#section', '/docs/1/a?x=1#section']);
  await markDocument(page);
  await openChoices(page);
  await expect(choices(page)).toHaveText(['Next', '2.x', '1.x']);
  await expect(choices(page).locator('xpath=self::*[@aria-current="true"]')).toHaveText('2.x');
  await choices(page).filter({ hasText: '1.x' }).click();
  await expect(page).toHaveURL('/docs/1/a?x=1#section');
  await expect(label(page)).toHaveText('1.x');
  expect(await isMarked(page)).toBe(true);
  expect(await preference(page)).toBe('1');

  const other = await context.newPage();
  await openPage(other, '/zh/faq/intro');
  await expect(label(other)).toHaveText('1.x');
  await expect(label(other)).toHaveAttribute('href', '/zh/docs/1/intro');
  await page.bringToFront();
  await openPage(page, '/docs/a');
  await expect(label(page)).toHaveText('2.x');
  expect(await preference(page)).toBe('1');
  await openChoices(page);
  await choices(page).filter({ hasText: 'Next' }).click();
  await expect(page).toHaveURL('/docs/next/a');
  await expect(label(other)).toHaveText('Next');
});

twoSets('a choice in one set of docs leaves the other alone [VER-03]', async ({ page }) => {
  const itemOf = (set: string) => bar(page).locator(`li:has(> button):has(a[href^="/${set}/"])`);
  await openPage(page, '/guide');
  await itemOf('manual').getByRole('button').click();
  await itemOf('manual').getByRole('list').getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/^\S+\/manual\/1\//);
  await openPage(page, '/guide');
  await expect(itemOf('manual').locator(':scope > a')).toHaveText('1');
  await expect(itemOf('other').locator(':scope > a')).toHaveText('2');
  expect([await preference(page, 'manual'), await preference(page, 'other')]).toEqual(['1', null]);
});

chosen(
  'one version of several is a plain link that keeps query and hash, and leaves a choice alone [NAV-11, VER-04]',
  async ({ page }) => {
    await openPage(page, '/docs/1/a');
    await page.evaluate((key) => localStorage.setItem(key, '2'), `${storageKeys.docsVersion}docs`);
    await openPage(page, '/docs/a?x=1#section');
    const link = bar(page).getByRole('link', { name: '1.x', exact: true });
    await expect(link).toHaveAttribute('href', '/docs/1/a?x=1#section');
    expect(await preference(page)).toBe('2');
    await link.click();
    await expect(page).toHaveURL('/docs/1/a?x=1#section');
    expect(await preference(page)).toBe('1');
  },
);

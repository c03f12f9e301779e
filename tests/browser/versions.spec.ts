import { storageKeys } from '../../src/model/storageKeys';
import { isMarked, markDocument } from '../support/documentMark';
import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';
import { bar, choices, label, openChoices, preference, test } from '../support/versionsPage';
import { expect } from '../support/visitor';

/** An item that leaves the latest version out, and one that has a single version of several. */
const chosen = fixtureTest('docs with other notices');
chosen.use({ expectedMessages: [/\/(favicon\.ico|index\.json)\)$/] });
/** Two sets with the same two versions. */
const twoSets = fixtureTest('reading with two sets');

for (const { path, name, href } of [
  { path: '/docs/1/a', name: '1.x', href: '/docs/1/intro' },
  { path: '/docs/a', name: '2.x', href: '/docs/intro' },
  { path: '/docs/next/a', name: 'Next', href: '/docs/next/intro' },
  { path: '/zh/docs/1/a', name: '1.x', href: '/zh/docs/1/intro' },
])
  test(`the version item of ${path} is named after its version and leads to its main doc [NAV-10]`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expect(label(page)).toHaveText(name);
    await expect(label(page)).toHaveAttribute('href', href);
    await label(page).click();
    await expect(page).toHaveURL(href);
    await expect(label(page)).toHaveText(name);
    await expect(choices(page)).toHaveCount(3);
  });

test('outside the docs the version item is the latest one, and a visit to another changes nothing [NAV-10, VER-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/1/a');
  await openPage(page, '/faq/intro');
  await expect(label(page)).toHaveText('2.x');
  await expect(label(page)).toHaveAttribute('href', '/docs/intro');
  expect(await preference(page)).toBeNull();
});

test('each version leads to the same doc, else to its main doc, with query and hash [NAV-11]', async ({
  page,
}) => {
  await openPage(page, '/docs/a?x=1#section');
  await openChoices(page);
  await expect(choices(page)).toHaveText(['Next', '2.x', '1.x']);
  const hrefs = () => choices(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(hrefs)
    .toEqual(['/docs/next/a?x=1#section', '/docs/a?x=1#section', '/docs/1/a?x=1#section']);
  await expect(choices(page).locator('xpath=self::*[@aria-current="true"]')).toHaveText('2.x');

  await openPage(page, '/docs/c?x=1#h');
  await expect.poll(hrefs).toEqual(['/docs/next/intro?x=1#h', '/docs/c?x=1#h', '/docs/1/intro?x=1#h']);
  await openPage(page, '/faq/intro?x=1#h');
  await expect.poll(hrefs).toEqual(['/docs/next/intro', '/docs/intro', '/docs/1/intro']);
});

test('the version that was chosen counts everywhere outside the docs, until another is [NAV-11, VER-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/a?x=1#section');
  await markDocument(page);
  await openChoices(page);
  await choices(page).filter({ hasText: '1.x' }).click();
  await expect(page).toHaveURL('/docs/1/a?x=1#section');
  await expect(label(page)).toHaveText('1.x');
  expect(await isMarked(page)).toBe(true);
  expect(await preference(page)).toBe('1');
  for (const path of ['/faq/intro', '/zh/faq/intro']) {
    await openPage(page, path);
    await expect(label(page)).toHaveText('1.x');
    await expect(label(page)).toHaveAttribute('href', /\/docs\/1\/intro$/);
  }
  await openPage(page, '/docs/a');
  await expect(label(page)).toHaveText('2.x');
  expect(await preference(page)).toBe('1');
  await openChoices(page);
  await choices(page).filter({ hasText: 'Next' }).click();
  await expect(page).toHaveURL('/docs/next/a');
  await openPage(page, '/faq/intro');
  await expect(label(page)).toHaveText('Next');
});

test('another tab follows the choice [VER-03]', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/faq/intro');
  await openPage(page, '/docs/a');
  await openChoices(page);
  await choices(page).filter({ hasText: '1.x' }).click();
  await expect(label(other)).toHaveText('1.x');
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

test('a remembered version that is no more is forgotten, and the latest counts [VER-04]', async ({
  page,
}) => {
  await openPage(page, '/faq/intro');
  for (const path of ['/faq/intro', '/docs/a']) {
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), `${storageKeys.docsVersion}docs`);
    await openPage(page, path);
    await expect(label(page)).toHaveText('2.x');
    await expect.poll(() => preference(page)).toBeNull();
  }
});

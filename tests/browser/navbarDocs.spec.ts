import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

readingTest(
  'a link to a doc is active in its sidebar, and shown where the doc is listed [NAV-04]',
  async ({ page }) => {
    const docs = navbar(page).getByRole('link', { name: /^(inside|Unlisted doc|Draft doc)$/ });
    await openPage(page, '/');
    await expect(docs).toHaveText(['inside']);
    await expect(docs).toHaveAttribute('href', '/docs/inside');
    await expect(docs).not.toHaveAttribute('aria-current');

    await openPage(page, '/docs/levels');
    await expect(docs).toHaveText(['inside']);
    await expect(docs).toHaveAttribute('aria-current', 'true');
    await openPage(page, '/docs/inside');
    await expect(docs).toHaveAttribute('aria-current', 'page');
    await openPage(page, '/docs/lonely');
    await expect(docs).not.toHaveAttribute('aria-current');

    await openPage(page, '/docs/hush');
    await expect(docs).toHaveText(['inside', 'Unlisted doc']);
    await docs.first().click();
    await expect(page).toHaveURL('/docs/inside');
    await expect(docs).toHaveText(['inside']);
  },
);

test('the link to the FAQ leads to its first page and is active there [NAV-05]', async ({ page }) => {
  await openPage(page, '/');
  const link = navbar(page).getByRole('link', { name: 'FAQ' });
  await expect(link).toHaveAttribute('href', '/faq/intro');
  await link.click();
  await expect(page).toHaveURL('/faq/intro');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

readingTest(
  'a link to a sidebar leads to the first thing that can be opened, by its name [NAV-05]',
  async ({ page }) => {
    await openPage(page, '/');
    const link = navbar(page).locator('a[href="/docs/lonely"]');
    await expect(link).toHaveText('Lonely');
    await link.click();
    await expect(page).toHaveURL('/docs/lonely');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
);

readingTest(
  'links to a doc and a sidebar lead into the version being read, else the preferred one [NAV-04, NAV-05]',
  async ({ page }) => {
    const start = navbar(page).getByRole('link', { name: 'Start', exact: true });
    const manual = navbar(page).getByRole('link', { name: 'Manual', exact: true });
    const expectVersion = async (base: string) => {
      await expect(start).toHaveAttribute('href', `${base}/start`);
      await expect(manual).toHaveAttribute('href', `${base}/a-first`);
    };
    await openPage(page, '/terms');
    await expectVersion('/manual');
    await openPage(page, '/manual/1/start');
    await expectVersion('/manual/1');
    await expect(start).toHaveAttribute('aria-current', 'page');

    // Only to visit a version is not to prefer it.
    await openPage(page, '/terms');
    await expectVersion('/manual');
    await navbar(page).getByRole('button', { name: 'Expand the dropdown' }).click();
    await navbar(page).getByRole('list').getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL('/manual/1/a-first');
    await navbar(page).getByRole('link', { name: 'No side' }).click();
    await expect(page).toHaveURL('/guide');
    await expectVersion('/manual/1');
    await openPage(page, '/manual/start');
    await expectVersion('/manual');
  },
);

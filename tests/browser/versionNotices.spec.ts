import { fixtureTest } from '../support/fixtureSite';
import { openPage } from '../support/openPage';
import { alert, choices, label, openChoices, preference, test } from '../support/versionsPage';
import { expect } from '../support/visitor';

const plain = fixtureTest('docs with other notices');
plain.use({ expectedMessages: [/\/(favicon\.ico|index\.json)\)$/] });

test('only the version to come says that it is not released yet [VER-05]', async ({ page }) => {
  await openPage(page, '/docs/next/a');
  await expect(alert(page)).toContainText(
    'This is the documentation for Docs fixture Next, a version that has not been released yet.',
  );
  await expect(alert(page).getByRole('link', { name: 'latest version' })).toHaveAttribute('href', '/docs/a');
  await openPage(page, '/docs/a');
  await expect(alert(page)).toHaveCount(0);
  await openPage(page, '/docs/1/a');
  await expect(alert(page)).not.toContainText('has not been released');
});

test('the alert of an old version leads to the same doc in the latest, and that choice is remembered [VER-06, VER-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/1/a');
  await openChoices(page);
  await choices(page).filter({ hasText: '1.x' }).click();
  expect(await preference(page)).toBe('1');
  await expect(alert(page)).toContainText('Docs fixture 1.x, which is no longer maintained.');
  await expect(alert(page)).toContainText('latest version (2.x)');
  await alert(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/a');
  await expect(alert(page)).toHaveCount(0);
  expect(await preference(page)).toBe('2');
  await openPage(page, '/faq/intro');
  await expect(label(page)).toHaveText('2.x');
});

test('the alert of a doc that the latest version lacks leads to its main doc, in the reader’s language [VER-06]', async ({
  page,
}) => {
  for (const prefix of ['', '/zh']) {
    await openPage(page, `${prefix}/docs/1/old`);
    await alert(page).getByRole('link').click();
    await expect(page).toHaveURL(`${prefix}/docs/intro`);
  }
});

test('the badge names the version, and moves along with the reader [VER-07]', async ({ page }) => {
  const badge = page.getByRole('main').getByText(/^(Version: |版本：)/);
  await openPage(page, '/docs/1/a');
  await expect(badge).toHaveText(['Version: 1.x']);
  await alert(page).getByRole('link').click();
  await expect(badge).toHaveText(['Version: 2.x']);
  await openPage(page, '/faq/intro');
  await expect(badge).toHaveCount(0);
});

plain('a version may have another banner, none, or no badge [VER-06, VER-07]', async ({ page }) => {
  const badge = page.getByRole('main').getByText(/^Version: /);
  await openPage(page, '/docs/next/a');
  await expect(alert(page)).toHaveCount(0);
  await expect(badge).toHaveText(['Version: Next']);
  await openPage(page, '/docs/1/a');
  await expect(alert(page)).toContainText('has not been released yet');
  await openPage(page, '/docs/a');
  await expect(badge).toHaveCount(0);
});

test('with one version there is neither alert nor badge [VER-02]', async ({ page }) => {
  await openPage(page, '/faq/intro');
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Version:');
});

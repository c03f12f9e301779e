import { openPage } from '../support/openPage';
import { alert, choices, label, openChoices, preference, test } from '../support/versionsPage';
import { expect } from '../support/visitor';

test('the alert of an old version leads to the same doc in the latest, that choice is remembered, and the badge moves along [VER-03, VER-06, VER-07]', async ({
  page,
}) => {
  const badge = page.getByRole('main').getByText(/^Version: /);
  await openPage(page, '/docs/1/a');
  await expect(badge).toHaveText(['Version: 1.x']);
  await openChoices(page);
  await choices(page).filter({ hasText: '1.x' }).click();
  expect(await preference(page)).toBe('1');
  await expect(alert(page)).toContainText('Docs fixture 1.x, which is no longer maintained.');
  await expect(alert(page)).toContainText('latest version (2.x)');
  await alert(page).getByRole('link').click();
  await expect(page).toHaveURL('/docs/a');
  await expect(badge).toHaveText(['Version: 2.x']);
  await expect(alert(page)).toHaveCount(0);
  expect(await preference(page)).toBe('2');
  await openPage(page, '/faq/intro');
  await expect(label(page)).toHaveText('2.x');
  await expect(badge).toHaveCount(0);
});

import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

readingTest(
  'links to a doc and a sidebar lead into the version being read, else the preferred one [NAV-04, NAV-05]',
  async ({ page }) => {
    const start = navbar(page).getByRole('link', { name: 'Start', exact: true });
    const manual = navbar(page).getByRole('link', { name: 'Manual', exact: true });
    const expectVersion = async (base: string) => {
      await expect(start).toHaveAttribute('href', `${base}/start`);
      await expect(manual).toHaveAttribute('href', `${base}/a-first`);
    };
    await openPage(page, '/docs/hush');
    await expectVersion('/manual');
    await test.step('a link to an unlisted doc leaves the bar with the visitor', async () => {
      const docs = navbar(page).getByRole('link', { name: /^(inside|Unlisted doc)$/ });
      await expect(docs).toHaveText(['inside', 'Unlisted doc']);
      await docs.first().click();
      await expect(page).toHaveURL('/docs/inside');
      await expect(docs).toHaveText(['inside']);
    });
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

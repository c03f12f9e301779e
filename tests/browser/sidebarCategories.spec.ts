import { caretOf, docsSidebar, entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { historyEntries } from '../support/historyEntries';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

test('carets open and close categories, and labels lead to their pages, where they open and close them too [SB-03, SB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await test.step('a caret only opens and closes its category, and says which and what', async () => {
    await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
    const caret = caretOf(page, 'Basics');
    await expect(caret).toHaveAccessibleName('Expand the category “Basics”');
    await caret.click();
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(caret).toHaveAccessibleName('Collapse the category “Basics”');
    await test.step('opening another one closes none', async () => {
      await caretOf(page, 'Other').click();
      await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
      await expect(entryOf(page, 'Canvas')).toBeVisible();
      await expect(entryOf(page, 'File lock')).toBeVisible();
    });
    await caret.press('Enter');
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/docs/intro');
  });
  await entryOf(page, 'Basics').click();
  await expect(page).toHaveURL('/docs/category/basics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basics');
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(entryOf(page, 'Canvas')).toBeVisible();

  await markDocument(page);
  const entries = await historyEntries(page);
  await entryOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'false');
  await expect(entryOf(page, 'Canvas')).toHaveCount(0);
  await entryOf(page, 'Basics').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(entryOf(page, 'Canvas')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/docs/category/basics');
  expect(await historyEntries(page)).toBe(entries);
  expect(await isMarked(page)).toBe(true);
});

readingTest('a category without a page is one control that opens and closes it [SB-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  const control = docsSidebar(page).getByRole('button', { name: 'Closed', exact: true });
  await expect(control).toHaveAttribute('aria-expanded', 'false');
  await expect(
    docsSidebar(page).getByRole('listitem').filter({ hasText: 'Closed' }).locator('a, button'),
  ).toHaveCount(1);
  for (const activate of [
    () => control.click(),
    () => control.press('Enter'),
    () => control.press('Space'),
  ]) {
    const before = await control.getAttribute('aria-expanded');
    await activate();
    await expect(control).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  }
  await expect(entryOf(page, 'Paint')).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

readingTest(
  'without scripts a category without a page leads to its first page and is open there [SB-05]',
  async ({ withoutScripts: page, baseURL }) => {
    await page.goto(`${baseURL}/docs/intro`);
    await docsSidebar(page).getByText('Closed', { exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/docs/paint`);
    await expect(entryOf(page, 'Paint')).toBeVisible();
    await expect(entryOf(page, 'Paint')).toHaveAttribute('aria-current', 'page');
  },
);

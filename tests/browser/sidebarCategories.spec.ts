import { caretOf, docsSidebar, entryOf } from '../support/docsSidebar';
import { isMarked, markDocument } from '../support/documentMark';
import { historyEntries } from '../support/historyEntries';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

test('categories start closed, and opening one closes no other [SB-03]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
  await caretOf(page, 'Basics').click();
  await caretOf(page, 'Other').click();
  await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
  await expect(entryOf(page, 'Canvas')).toBeVisible();
  await expect(entryOf(page, 'File lock')).toBeVisible();
});

test('the label of a category leads to its page and opens it, and there opens and closes it [SB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
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

test('the caret of a category only opens and closes it, and says which and what [SB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const caret = caretOf(page, 'Basics');
  await expect(caret).toHaveAccessibleName('Expand the category “Basics”');
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(caret).toHaveAccessibleName('Collapse the category “Basics”');
  await caret.press('Enter');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/docs/intro');

  await openPage(page, '/zh/docs/intro');
  await expect(caretOf(page, '基础')).toHaveAccessibleName('展开分类“基础”');
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

readingTest.describe('without scripts', () => {
  readingTest.use({ javaScriptEnabled: false });

  readingTest(
    'a category without a page leads to its first page and is open there [SB-05]',
    async ({ page }) => {
      await page.goto('/docs/intro');
      await docsSidebar(page).getByText('Closed', { exact: true }).click();
      await expect(page).toHaveURL('/docs/paint');
      await expect(entryOf(page, 'Paint')).toBeVisible();
      await expect(entryOf(page, 'Paint')).toHaveAttribute('aria-current', 'page');
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the guide can be reached from the sidebar [SB-05]', async ({ page }) => {
    await page.goto('/docs/intro');
    await entryOf(page, 'Basics').click();
    await expect(page).toHaveURL('/docs/category/basics');
    await entryOf(page, 'Canvas').click();
    await expect(page).toHaveURL('/docs/basic/canvas');
    await expect(entryOf(page, 'Canvas')).toHaveAttribute('aria-current', 'page');
  });
});

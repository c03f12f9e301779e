import { emulateConnection } from '../support/connection';
import { isMarked, markDocument } from '../support/documentMark';
import { openPage } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

test.describe('without a network, a page that was not fetched before', () => {
  test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

  test('is told of, may be tried again, and is not loaded whole [GO-08, GO-09, ERR-07]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await markDocument(page);
    await context.setOffline(true);
    await inText(page, 'the elements').click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('This page could not be loaded.');
    await expect(message).toContainText('/x/docs/elements.json did not answer');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toContainText('This page could not be loaded.');
    await context.setOffline(false);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Elements');
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL('/x/docs/elements');
    expect(await isMarked(page)).toBe(true);
  });

  test('is told of in its language [ERR-16]', async ({ page, context }) => {
    await openPage(page, '/x/zh/docs/intro');
    await context.setOffline(true);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText('无法加载此页面。');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  });
});

test('without a network, a page whose code was not fetched before is told of and comes on Retry [GO-09]', async ({
  page,
  context,
}) => {
  const fetched = page.waitForResponse('**/x/blog.json');
  await openPage(page, '/x/docs/intro');
  await (await fetched).finished();
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('This page could not be loaded.');
  await expect(message).toContainText('/x/blog did not answer');
  await expect(page).toHaveURL('/x/blog');
  await context.setOffline(false);
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toContainText('Post');
  await expect(message).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

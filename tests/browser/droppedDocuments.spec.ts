import { addLink } from '../support/addLink';
import { answerOnce } from '../support/answerOnce';
import { emulateConnection } from '../support/connection';
import { entryOf } from '../support/docsSidebar';
import { documentsOf } from '../support/documentsOf';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { scrollOffset, scrollPage, topOf } from '../support/scrollPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

// The document of a page does not come, though the host answers at the address of the page.
test.use({ expectedMessages: [/ERR_FAILED|The page (is loaded whole|stays as it came)/] });
// Nothing is fetched ahead of the click.
test.beforeEach(({ page }) => emulateConnection(page, { saveData: true }));

test('a page whose document was dropped is loaded whole, from its beginning or at its hash [GO-09, GO-03, ERR-07]', async ({
  page,
  context,
}) => {
  await answerOnce(page, '**/docs/elements.json', (route) => route.abort());
  await answerOnce(page, '**/docs/long.json', (route) => route.abort());
  await openPage(page, '/x/docs/pictures');
  await scrollPage(page, 300);
  const asked = documentsOf(context);
  await test.step('from its beginning', async () => {
    await entryOf(page, 'Elements').click();
    await untilShown('Elements');
    expect(await scrollOffset(page)).toBe(0);
    expect(asked.splice(0)).toEqual(['/x/docs/elements']);
  });
  await test.step('at its hash', async () => {
    await scrollPage(page, 300);
    await (await addLink(page, 'a section', { href: '/x/docs/long#section-20' })).click();
    await untilShown('A long page');
    await expect.poll(() => topOf(page, 'section-20')).toBeLessThanOrEqual(76);
    expect(await topOf(page, 'section-20')).toBeGreaterThanOrEqual(60);
    expect(asked.splice(0)).toEqual(['/x/docs/long']);
  });
  await test.step('to where Back returns as ever', async () => {
    await scrollPage(page, 500);
    await entryOf(page, 'Introduction').click();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goBack();
    await expect(heading(page)).toHaveText('A long page');
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - 500)).toBeLessThan(50);
    expect(asked).toEqual([]);
  });

  async function untilShown(title: string) {
    await expect(heading(page)).toHaveText(title);
    await untilHydrated(page);
  }
});

test('a page whose document never comes is loaded whole once in a while; then Retry does so [GO-08, GO-09]', async ({
  page,
  context,
}) => {
  const address = '**/docs/elements.json';
  await page.route(address, (route) => route.abort());
  await openPage(page, '/x/docs/intro');
  const asked = documentsOf(context);
  const told = page.waitForEvent('console', (message) => /stays as it came/.test(message.text()));
  await inText(page, 'the elements').click();
  await told;
  await expect(heading(page)).toHaveText('Elements');
  await entryOf(page, 'Introduction').click();
  await expect(heading(page)).toHaveText('Introduction');
  await untilHydrated(page);
  expect(asked.splice(0)).toEqual(['/x/docs/elements', '/x/docs/intro']);
  await inText(page, 'the elements').click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('/x/docs/elements.json did not answer');
  expect(asked).toEqual([]);
  await page.unroute(address);
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText('Elements');
  await untilHydrated(page);
  expect(asked).toEqual(['/x/docs/elements']);
});

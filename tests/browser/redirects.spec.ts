import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { historyEntries } from '../support/historyEntries';
import { openPage, untilHydrated } from '../support/openPage';
import { inLocale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const redirects = locales.flatMap((locale) =>
  Object.entries(specifiedRoutes.redirects).map(
    ([from, to]) => [inLocale(from, locale), inLocale(to, locale)] as const,
  ),
);

// That every old address has the same script and leads to its page is read in the output.
test('old addresses lead on, query and hash included [RT-05]', async ({ page }) => {
  for (const [from, to] of [...redirects.slice(0, 2), ...redirects.slice(-2)]) {
    await page.goto(`${from}?x=1#y`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${to}?x=1#y`);
  }
  await untilHydrated(page);
});

test('without scripts /doc, /support and /install lead on, in Chinese too [RT-05]', async ({
  withoutScripts: page,
}) => {
  const named = redirects.filter(([path]) => /^(\/zh)?\/(doc|support|install)$/.test(path));
  expect(named).toHaveLength(6);
  for (const [from, to] of named)
    await test.step(from, async () => {
      await page.goto(`${from}?x=1#y`);
      await page.waitForURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('a link to an old address arrives in place, and Back returns to where it was followed [RT-05]', async ({
  page,
}) => {
  const [start, to] = ['/zh/docs/quick', '/zh/docs/intro'];
  await openPage(page, start);
  await markDocument(page);
  const entries = await historyEntries(page);
  const title = await page.title();
  await (await addLink(page, 'old address', { href: '/zh/doc?x=1#y' })).click();
  await expect(page).toHaveURL(`${to}?x=1#y`);
  await expect(page).not.toHaveTitle(title);
  expect(await historyEntries(page)).toBe(entries + 1);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(page).toHaveURL(`${to}?x=1#y`);
});

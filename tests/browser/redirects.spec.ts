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
  for (const [from, to] of locales.flatMap((locale) =>
    redirects.filter(([path]) => path.startsWith('/zh/') === (locale === 'zh')).slice(0, 3),
  )) {
    await page.goto(`${from}?x=1#y`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${to}?x=1#y`);
  }
  await untilHydrated(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, to] of redirects.filter(([path]) => /^(\/zh)?\/(doc|support|install)$/.test(path)))
    test(`${from} leads on [RT-05]`, async ({ page }) => {
      await page.goto(`${from}?x=1#y`);
      await page.waitForURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

for (const [start, from, to] of [
  ['/docs/quick', '/doc', '/docs/intro'],
  ['/zh/docs/quick', '/zh/doc', '/zh/docs/intro'],
  ['/terms', '/install', '/docs/install'],
] as const) {
  test(`a link to ${from} arrives in place, and Back returns to ${start} [RT-05]`, async ({ page }) => {
    await openPage(page, start);
    await markDocument(page);
    const entries = await historyEntries(page);
    const title = await page.title();
    await (await addLink(page, 'old address', { href: `${from}?x=1#y` })).click();
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
}
